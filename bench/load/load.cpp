// Starts a server, or several nodes on one PostgreSQL, holds many tables of people over real WebSockets, each
// of whom moves about once a second or at another pace, and measures how long an act takes until it is
// acknowledged and until it has reached everybody. With several nodes, people of one table are at different
// ones.
#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "bench/load/figures.h"
#include "bench/load/group.h"
#include "bench/load/processes.h"

namespace {

using namespace heptad::load;

struct Plan {
  std::string server;
  int tables = 2000;  // of two people, Duel
  int five = 0;       // of five people, 7 Wonders
  int with_bot = 0;   // of one person and a bot, Duel
  int bot_level = 2;
  bool backup = false;  // in the middle of the measured time
  int seconds = 30;
  int pace = 1000;   // milliseconds from a person's look at the table to the next
  int left_for = 0;  // how long nobody has been there when memory is looked at once more
  int warm_up = 15;  // until the database's log has its size and files no longer grow with every move
  std::uint16_t port = 18190;
  int nodes = 1;           // on ports one after the other
  std::string postgres;    // the URL of an empty database
  pid_t postgres_pid = 0;  // of its first process
  std::string folder;      // of the database
  std::string database;    // whose copy is gone on with; a new one when empty
};

constexpr int kSeatedAtOnce = 64;

void wait_until_listening(asio::io_context& io, const tcp::endpoint& endpoint) {
  for (int attempt = 0; attempt < 100; ++attempt) {
    tcp::socket probe(io);
    boost::system::error_code error;
    if (!probe.connect(endpoint, error)) return;
    usleep(100'000);
  }
  throw std::runtime_error("The server does not listen.");
}

asio::awaitable<void> pause(asio::io_context& io, milliseconds time) {
  asio::steady_timer timer(io, time);
  co_await timer.async_wait(asio::use_awaitable);
}

std::vector<Kind> kinds_of(const Plan& plan) {
  std::vector<Kind> kinds;
  for (int i = 0; i < plan.tables; ++i) kinds.push_back(duel_of_two());
  for (int i = 0; i < plan.five; ++i) kinds.push_back(wonders_of_five());
  for (int i = 0; i < plan.with_bot; ++i) kinds.push_back(duel_with_bot(plan.bot_level));
  std::ranges::shuffle(kinds, dice);
  return kinds;
}

asio::awaitable<void> run(asio::io_context& io, const Plan& plan, const Endpoints& nodes,
                          const Processes& server, std::string database) {
  Totals totals{.pace = plan.pace};
  const long empty_kb = resident_kb(server);
  std::vector<std::unique_ptr<Group>> groups;
  int seated = 0, sockets = 0, on_the_way = 0;
  for (Kind& kind : kinds_of(plan)) {
    sockets += kind.people;
    groups.push_back(std::make_unique<Group>(io, nodes, groups.size(), totals, std::move(kind)));
    ++on_the_way;
    asio::co_spawn(io, groups.back()->sit_down(), [&](const std::exception_ptr& trouble) {
      if (trouble) std::rethrow_exception(trouble);
      --on_the_way, ++seated;
    });
    while (on_the_way >= kSeatedAtOnce) co_await pause(io, milliseconds(1));
  }
  while (on_the_way > 0) co_await pause(io, milliseconds(10));
  fmt::print("{} tables, {} sockets; warming up\n", seated, sockets);
  std::fflush(stdout);
  co_await pause(io, std::chrono::seconds(plan.warm_up));
  const double cpu_before = cpu_seconds(server), own_before = cpu_seconds(Processes{getpid()});
  const Processes keeper = family_of(plan.postgres_pid);
  const double keeper_before = cpu_seconds(keeper);
  totals.began = Clock::now();
  totals.measuring = true;
  totals.late = 0;
  totals.games = 0;
  const auto third = std::chrono::seconds(plan.seconds) / 3;
  co_await pause(io, third);
  double backup_began = 0, backup_took = 0;
  if (plan.backup) {
    const auto since = [&] { return std::chrono::duration<double>(Clock::now() - totals.began).count(); };
    backup_began = since();
    const pid_t backup = start_backup(plan.server, database);
    while (waitpid(backup, nullptr, WNOHANG) == 0) co_await pause(io, milliseconds(20));
    backup_took = since() - backup_began;
  }
  const auto left = std::chrono::seconds(plan.seconds) - (Clock::now() - totals.began);
  co_await pause(io, std::chrono::duration_cast<milliseconds>(left));
  totals.measuring = false;
  const double cpu = cpu_seconds(server) - cpu_before, own = cpu_seconds(Processes{getpid()}) - own_before;
  const double kept = cpu_seconds(keeper) - keeper_before;
  const long full_kb = resident_kb(server);

  fmt::print("acts/s            {:.0f}\n", static_cast<double>(totals.acts) / plan.seconds);
  const auto micros = [&](double spent) {
    return 1e6 * spent / static_cast<double>(std::max<std::size_t>(1, totals.acts));
  };
  fmt::print("processor an act  server {:.0f} us, database {:.0f} us\n", micros(cpu), micros(kept));
  if (plan.backup) print_backup(totals.latencies, backup_began, backup_took, database + ".copy");
  print_latencies(std::move(totals.latencies));
  fmt::print("memory a table    {:.1f} kB  (server {} kB, empty {} kB)\n",
             static_cast<double>(full_kb - empty_kb) / std::max(1, seated), full_kb, empty_kb);
  fmt::print("processor         server {:.0f} %, generator {:.0f} % of one core\n", 100 * cpu / plan.seconds,
             100 * own / plan.seconds);
  fmt::print("refused {}, moves that were not answered before the next was due {}, games finished {}\n",
             totals.refused, totals.late, totals.games);
  io.stop();
}

}  // namespace

int main(int argc, char** argv) {
  Plan plan;
  CLI::App app("Holds many live tables over WebSockets and measures act-to-update time and memory");
  app.add_option("--server", plan.server, "the heptad program")->required()->check(CLI::ExistingFile);
  app.add_option("--tables", plan.tables, "of Duel, two people each")->capture_default_str();
  app.add_option("--five", plan.five, "of 7 Wonders, five people each")->capture_default_str();
  app.add_option("--with-bot", plan.with_bot, "of Duel, one person and a bot each")->capture_default_str();
  app.add_option("--bot-level", plan.bot_level)->check(CLI::Range(1, 8))->capture_default_str();
  app.add_flag("--backup", plan.backup, "copy the database after a third of the time measured");
  app.add_option("--seconds", plan.seconds, "time measured")->capture_default_str();
  app.add_option("--pace", plan.pace, "milliseconds after which a person moves again, when it is their turn")
      ->check(CLI::Range(10, 600'000))
      ->capture_default_str();
  app.add_option("--warm-up", plan.warm_up, "time before that")->capture_default_str();
  app.add_option("--left-for", plan.left_for, "then everybody goes; memory so many seconds later")
      ->capture_default_str();
  app.add_option("--port", plan.port)->capture_default_str();
  auto* postgres = app.add_option("--postgres", plan.postgres, "an empty database: postgresql://…");
  app.add_option("--postgres-pid", plan.postgres_pid, "its first process, whose processor time is told")
      ->needs(postgres);
  app.add_option("--nodes", plan.nodes, "servers on it, from this port on")
      ->needs(postgres)
      ->capture_default_str();
  app.add_option("--database", plan.database,
                 "begin with a copy of this one, as a server that has run for years")
      ->check(CLI::ExistingFile);
  app.add_option("--folder", plan.folder, "where the database goes, by default the temporary folder");
  CLI11_PARSE(app, argc, argv);

  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);

  const auto folder =
      (plan.folder.empty() ? std::filesystem::temp_directory_path() : std::filesystem::path(plan.folder)) /
      ("heptad-load-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  if (!plan.database.empty()) std::filesystem::copy_file(plan.database, folder / "load.db");
  const std::string database = plan.postgres.empty() ? (folder / "load.db").string() : plan.postgres;
  Processes server;
  Endpoints nodes;
  int code = 0;
  try {
    asio::io_context io(1);
    for (int node = 0; node < plan.nodes; ++node) {
      const auto port = static_cast<std::uint16_t>(plan.port + node);
      server.push_back(start_server(plan.server, port, database));
      nodes.emplace_back(asio::ip::make_address("127.0.0.1"), port);
      wait_until_listening(io, nodes.back());
    }
    asio::co_spawn(io, run(io, plan, nodes, server, database), [&](const std::exception_ptr& trouble) {
      if (trouble) std::rethrow_exception(trouble);
    });
    io.run();
  } catch (const std::exception& trouble) {
    fmt::print(stderr, "heptad_load: {}\n", trouble.what());
    code = 1;
  }
  if (plan.left_for > 0) {
    std::this_thread::sleep_for(std::chrono::seconds(plan.left_for));
    fmt::print("nobody there      server {} kB after {} s\n", resident_kb(server), plan.left_for);
  }
  for (const pid_t process : server) kill(process, SIGTERM);
  for (const pid_t process : server) {
    int status = 0;
    waitpid(process, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) continue;
    fmt::print(stderr, "heptad_load: a server did not end well: {}\n",
               WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "see its log");
    code = 1;
  }
  std::filesystem::remove_all(folder);
  return code;
}
