// Starts a server, or several nodes on one PostgreSQL, holds many tables of people over real WebSockets, each
// of whom moves about once a second or at another pace, and measures how long an act takes until it is
// acknowledged and until it has reached everybody. With several nodes, people of one table are at different
// ones.
#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Endpoints = std::vector<tcp::endpoint>;
using Processes = std::vector<pid_t>;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

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

struct Sample {
  double at;  // seconds since the measuring began
  double milliseconds;
};

struct Totals {
  int pace = 1000;                // milliseconds
  std::vector<Sample> latencies;  // to the mover and to the other player
  Clock::time_point began;
  std::size_t acts = 0, updates = 0, bytes = 0, refused = 0, late = 0, games = 0;
  bool measuring = false;
};

constexpr int kSeatedAtOnce = 64;

std::mt19937_64 dice(7);

// The few things the generator looks for in a message; reading it whole would cost more than sending it.
std::string_view after(std::string_view text, std::string_view mark, char end) {
  const auto start = text.find(mark);
  if (start == std::string_view::npos) return {};
  const auto rest = text.substr(start + mark.size());
  return rest.substr(0, rest.find(end));
}

std::vector<std::string_view> legal_actions(std::string_view update) {
  std::vector<std::string_view> actions;
  auto rest = update.substr(std::min(update.find("\"legal\":["), update.size()));
  constexpr std::string_view kMark = "{\"action\":\"";
  for (auto at = rest.find(kMark); at != std::string_view::npos; at = rest.find(kMark)) {
    rest.remove_prefix(at + kMark.size());
    const auto action = rest.substr(0, rest.find('"'));
    if (rest.substr(action.size()).starts_with("\",\"legal\":true")) actions.push_back(action);
  }
  return actions;
}

class Socket {
 public:
  explicit Socket(asio::io_context& io) : stream_(io) {}

  asio::awaitable<void> connect(const tcp::endpoint& endpoint) {
    auto& lowest = beast::get_lowest_layer(stream_);
    co_await lowest.async_connect(endpoint, asio::use_awaitable);
    lowest.socket().set_option(tcp::no_delay(true));
    stream_.read_message_max(1 << 20);
    co_await stream_.async_handshake("127.0.0.1:" + std::to_string(endpoint.port()), "/ws",
                                     asio::use_awaitable);
  }
  void send(std::string text) {
    unsent_.push_back(std::move(text));
    if (unsent_.size() == 1) write();
  }
  // The next message; valid until the next call.
  asio::awaitable<std::string_view> receive() {
    buffer_.consume(buffer_.size());
    co_await stream_.async_read(buffer_, asio::use_awaitable);
    co_return std::string_view(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
  }

 private:
  void write() {
    stream_.async_write(asio::buffer(unsent_.front()), [this](beast::error_code error, std::size_t) {
      if (error) return;
      unsent_.pop_front();
      if (!unsent_.empty()) write();
    });
  }
  beast::websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  std::deque<std::string> unsent_;
};

// What is played at a table, and by how many people.
struct Kind {
  std::string request;  // that makes it
  int people;
};

Kind duel_of_two() { return {R"({"rules":"duel"})", 2}; }
Kind wonders_of_five() { return {R"({"rules":"wonders2","players":5})", 5}; }
Kind duel_with_bot(int level) {
  return {
      fmt::format(R"({{"rules":"duel","seats":[{{"kind":"human"}},{{"kind":"bot","level":{}}}]}})", level),
      1};
}

// People at one table after another: when a game is over they want the next.
class Group {
 public:
  Group(asio::io_context& io, const Endpoints& nodes, std::size_t first, Totals& totals, Kind kind)
      : io_(io), nodes_(nodes), first_(first), totals_(totals), kind_(std::move(kind)) {
    for (int i = 0; i < kind_.people; ++i) people_.push_back(std::make_unique<Person>(io));
  }

  asio::awaitable<void> sit_down() {
    for (std::size_t i = 0; i < people_.size(); ++i) co_await people_[i]->socket.connect(node(i));
    const auto token = co_await make_table();
    for (std::size_t i = 0; i < people_.size(); ++i) {
      Socket& socket = people_[i]->socket;
      socket.send(i == 0 ? R"({"hello":{"token":")" + token + R"("}})" : R"({"hello":{}})");
      socket.send(R"({"join":{"table":")" + table_ + R"("}})");
      if (i > 0) socket.send(R"({"sit":{"table":")" + table_ + R"(","name":"Ben"}})");
    }
    for (auto& person : people_) {
      asio::co_spawn(io_, listen(*person), asio::detached);
      asio::co_spawn(io_, move_at_a_pace(*person), asio::detached);
    }
  }

 private:
  struct Person {
    explicit Person(asio::io_context& io) : socket(io) {}
    Socket socket;
    std::string round, action, waiting_for;  // the last: the act that is on its way
    bool wants_again = false;
    Clock::time_point sent = {};
  };

  const tcp::endpoint& node(std::size_t person) const { return nodes_[(first_ + person) % nodes_.size()]; }

  asio::awaitable<std::string> make_table() {
    beast::tcp_stream stream(io_);
    co_await stream.async_connect(node(0), asio::use_awaitable);
    http::request<http::string_body> request(http::verb::post, "/api/tables", 11);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(node(0).port()));
    request.body() = kind_.request;
    request.prepare_payload();
    co_await http::async_write(stream, request, asio::use_awaitable);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, asio::use_awaitable);
    table_ = after(response.body(), "\"table\":\"", '"');
    co_return std::string(after(response.body(), "\"token\":\"", '"'));
  }

  asio::awaitable<void> listen(Person& person) {
    for (;;) {
      const auto text = co_await person.socket.receive();
      totals_.bytes += text.size();
      if (text.starts_with("{\"update\"")) hear_update(person, text);
      if (text.starts_with("{\"refused\"")) {
        ++totals_.refused;
        person.waiting_for.clear();
      }
    }
  }

  void measure(Clock::time_point since) {
    if (!totals_.measuring) return;
    const auto now = Clock::now();
    const std::chrono::duration<double, std::milli> passed = now - since;
    const std::chrono::duration<double> since_began = now - totals_.began;
    totals_.latencies.push_back({since_began.count(), passed.count()});
  }

  // Measured until the mover's own acknowledgement; and in games of turns until the others' update, too.
  void hear_update(Person& person, std::string_view text) {
    if (after(text, "\"table\":\"", '"') != table_) return;
    ++totals_.updates;
    if (!person.waiting_for.empty()) {
      if (after(text, "\"ack\":\"", '"') == person.waiting_for) {
        measure(person.sent);
        person.waiting_for.clear();
      }
    } else if (last_mover_ != nullptr && last_mover_ != &person && people_.size() == 2) {
      measure(last_mover_->sent);
      last_mover_ = nullptr;
    }
    if (text.find("\"status\":\"over\"") != std::string_view::npos) return play_again(person, text);
    const auto actions = legal_actions(text);
    const bool has_chosen = !after(text, "\"commitment\":\"", '"').empty();
    person.action.clear();
    if (actions.empty() || has_chosen) return;
    person.round = after(text, "\"round\":", ',');
    person.action = actions[dice() % actions.size()];
  }

  void play_again(Person& person, std::string_view text) {
    person.action.clear();
    const auto next = after(text.substr(text.find("\"rematch\":")), "\"table\":\"", '"');
    if (next.empty()) {
      if (!person.wants_again) person.socket.send(R"({"rematch":{"table":")" + table_ + R"("}})");
      person.wants_again = true;
      return;
    }
    const std::string old = table_;
    table_ = next;
    ++totals_.games;
    for (auto& one : people_) {
      one->wants_again = false;
      one->waiting_for.clear();
      one->socket.send(R"({"join":{"table":")" + table_ + R"("}})");
      one->socket.send(R"({"leave":{"table":")" + old + R"("}})");
    }
  }

  asio::awaitable<void> move_at_a_pace(Person& person) {
    asio::steady_timer timer(io_);
    auto due = Clock::now() + milliseconds(dice() % static_cast<unsigned>(totals_.pace));
    for (;;) {
      timer.expires_at(due);
      co_await timer.async_wait(asio::use_awaitable);
      due += milliseconds(totals_.pace);
      if (!person.waiting_for.empty()) {
        ++totals_.late;
        continue;
      }
      if (person.action.empty()) continue;
      person.waiting_for = fmt::format("a{}", ++act_);
      person.sent = Clock::now();
      last_mover_ = &person;
      if (totals_.measuring) ++totals_.acts;
      person.socket.send(fmt::format(R"({{"act":{{"table":"{}","round":{},"action":"{}","id":"{}"}}}})",
                                     table_, person.round, person.action, person.waiting_for));
      person.action.clear();
    }
  }

  asio::io_context& io_;
  const Endpoints& nodes_;
  std::size_t first_;  // where the first person is
  Totals& totals_;
  Kind kind_;
  std::vector<std::unique_ptr<Person>> people_;
  std::string table_;
  int act_ = 0;
  const Person* last_mover_ = nullptr;
};

long resident_kb(pid_t process) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) return std::stol(line.substr(6));
  }
  return 0;
}

double cpu_seconds(pid_t process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string word;
  double ticks = 0;
  for (int field = 1; stat >> word && field <= 15; ++field) {
    if (field == 14 || field == 15) ticks += std::stod(word);
  }
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double cpu_seconds(const Processes& processes) {
  double all = 0;
  for (const pid_t process : processes) all += cpu_seconds(process);
  return all;
}

long resident_kb(const Processes& processes) {
  long all = 0;
  for (const pid_t process : processes) all += resident_kb(process);
  return all;
}

// The database's first process and those it has started.
Processes family_of(pid_t first) {
  Processes found;
  if (first == 0) return found;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    std::ifstream stat(entry.path() / "stat");
    std::string number, program, state, parent;
    stat >> number >> program >> state >> parent;
    if (parent == std::to_string(first) || name == std::to_string(first)) found.push_back(std::stoi(name));
  }
  return found;
}

pid_t start_server(const Plan& plan, int node, const std::string& database) {
  const pid_t process = fork();
  if (process != 0) return process;
  const std::string port = std::to_string(plan.port + node);
  const int quiet = open("/dev/null", O_WRONLY);
  dup2(quiet, STDOUT_FILENO);
  execl(plan.server.c_str(), plan.server.c_str(), "serve", "--port", port.c_str(), "--db", database.c_str(),
        "--log-level", "warn", "--tables-per-minute", "1000000", "--requests-per-second", "1000000",
        "--waiting-thought-seconds", "100000", static_cast<char*>(nullptr));
  _exit(127);
}

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

// The slowest update of each second, so that a rare hitch can be told from a server that is always slow.
void print_seconds(const std::vector<Sample>& samples) {
  std::map<int, double> worst;
  for (const Sample& sample : samples) {
    double& most = worst[static_cast<int>(sample.at)];
    most = std::max(most, sample.milliseconds);
  }
  fmt::print("slowest a second  ");
  for (const auto& [second, most] : worst) fmt::print("{:.0f} ", most);
  fmt::print("ms\n");
}

// How long any act took while the database was copied.
void print_backup(const std::vector<Sample>& samples, double began, double took, const std::string& copy) {
  double most = 0;
  for (const Sample& sample : samples) {
    if (sample.at >= began && sample.at - sample.milliseconds / 1000 <= began + took) {
      most = std::max(most, sample.milliseconds);
    }
  }
  fmt::print("backup            {:.1f} s, {:.0f} MB; the slowest act meanwhile took {:.0f} ms\n", took,
             static_cast<double>(std::filesystem::file_size(copy)) / 1e6, most);
}

void print_latencies(std::vector<Sample> samples) {
  if (samples.empty()) return;
  print_seconds(samples);
  std::ranges::sort(samples, {}, &Sample::milliseconds);
  const auto at = [&](double share) {
    return samples[static_cast<std::size_t>(share * static_cast<double>(samples.size() - 1))].milliseconds;
  };
  fmt::print("act to update ms  p50 {:.2f}  p95 {:.2f}  p99 {:.2f}  max {:.2f}  ({} updates measured)\n",
             at(0.5), at(0.95), at(0.99), at(1), samples.size());
}

// As a host would make it, with the server at work.
pid_t start_backup(const Plan& plan, const std::string& database) {
  const pid_t process = fork();
  if (process != 0) return process;
  execl(plan.server.c_str(), plan.server.c_str(), "admin", "--db", database.c_str(), "backup",
        (database + ".copy").c_str(), static_cast<char*>(nullptr));
  _exit(127);
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
  const double cpu_before = cpu_seconds(server), own_before = cpu_seconds(getpid());
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
    const pid_t backup = start_backup(plan, database);
    while (waitpid(backup, nullptr, WNOHANG) == 0) co_await pause(io, milliseconds(20));
    backup_took = since() - backup_began;
  }
  const auto left = std::chrono::seconds(plan.seconds) - (Clock::now() - totals.began);
  co_await pause(io, std::chrono::duration_cast<milliseconds>(left));
  totals.measuring = false;
  const double cpu = cpu_seconds(server) - cpu_before, own = cpu_seconds(getpid()) - own_before;
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
      server.push_back(start_server(plan, node, database));
      nodes.emplace_back(asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(plan.port + node));
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
