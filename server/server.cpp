#include "server/server.h"

#include <fmt/format.h>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>

#include "server/account.h"
#include "server/admin.h"
#include "server/api.h"
#include "server/caretaker.h"
#include "server/clock_watch.h"
#include "server/gallery.h"
#include "server/hub.h"
#include "server/lan.h"
#include "server/log.h"
#include "server/neighbours.h"
#include "server/network.h"
#include "server/postgres_ledger.h"
#include "server/rematches.h"
#include "server/schema.h"
#include "server/sqlite_ledger.h"

namespace heptad {
namespace {

namespace asio = boost::asio;
using Steady = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr auto kTick = milliseconds(200);
constexpr auto kGoodbye = milliseconds(2000);

// The web client that was built beside this program, or installed with it.
std::filesystem::path default_client() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return {};
  const auto root = program.parent_path().parent_path();
  for (const auto& folder : {root / "web" / "dist", root / "share" / "heptad" / "web"}) {
    if (std::filesystem::exists(folder / "index.html", error)) return folder;
  }
  return {};
}

std::string machine_name() {
  std::array<char, 256> name = {};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

// Thousands of sockets need thousands of descriptors.
void allow_many_sockets() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::filesystem::path database_of(const ServerOptions& options) {
  return options.database.empty() ? default_database() : options.database;
}

std::unique_ptr<Ledger> open_ledger(const std::filesystem::path& database, Ledger::Post post,
                                    Metrics& metrics) {
  if (is_postgres_url(database.string())) {
    return std::make_unique<PostgresLedger>(database.string(), std::move(post), metrics);
  }
  return std::make_unique<SqliteLedger>(database, std::move(post), metrics);
}

void run_after(asio::io_context& io, milliseconds delay, std::function<void()> task) {
  const auto timer = std::make_shared<asio::steady_timer>(io, delay);
  timer->async_wait([timer, task = std::move(task)](boost::system::error_code error) {
    if (!error) task();
  });
}

// Runs for as long as it lives, on a thread of its own.
class Running {
 public:
  explicit Running(asio::io_context& io) : io_(io), thread_([&io] { run(io); }) {}
  ~Running() {
    io_.stop();
    thread_.join();
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

 private:
  static void run(asio::io_context& io) {
    while (!io.stopped()) {
      try {
        io.run();
      } catch (const std::exception& trouble) {  // one connection's, not everybody's
        log_error("connection", {{"error", trouble.what()}});
      }
    }
  }

  asio::io_context& io_;
  std::thread thread_;
};

// When a crowd goes, its memory goes back to the system: now and then while it goes, and once when all is
// quiet.
class Thrift {
 public:
  Thrift() { mallopt(M_MMAP_THRESHOLD, 512 * 1024); }  // what a bot thought with goes back at once

  void crowd(std::int64_t size, Millis now) {
    peak_ = std::max(peak_, size);
    if (size != size_) changed_ = now;
    size_ = size;
    const bool many_left = peak_ - size >= kCrowd && now - trimmed_ >= kQuiet;
    const bool all_quiet = peak_ > size && was_crowded_ && now - changed_ >= kQuiet;
    if (!many_left && !all_quiet) return;
    was_crowded_ = many_left;
    peak_ = size;
    trimmed_ = now;
    malloc_trim(0);
  }

 private:
  static constexpr std::int64_t kCrowd = 100;  // tables and connections
  static constexpr Millis kQuiet = 5'000;
  std::int64_t peak_ = 0, size_ = 0;
  Millis changed_ = 0, trimmed_ = 0;
  bool was_crowded_ = false;
};

class Server {
 public:
  explicit Server(const ServerOptions& options)
      : options_(options),
        ledger_holder_(open_ledger(
            database_of(options), [this](std::function<void()> task) { asio::post(io_, std::move(task)); },
            metrics_)),
        ledger_(*ledger_holder_),
        store_(ledger_),
        pool_(options.bot_threads, in_millis(options.limits.waiting_thought_seconds), metrics_),
        hall_(world(), store_, metrics_),
        bots_(hall_, pool_, {options.bot_pause_ms, in_millis(options.limits.unwatched_seconds)}),
        people_(ledger_),
        tables_made_(options.limits.tables_per_minute / 60, std::max(1.0, options.limits.tables_per_minute)),
        hub_(hall_, gallery_, bots_, people_, sanctions_, tables_made_, metrics_, options.limits),
        caretaker_(hall_, hub_, ledger_, sanctions_, options.keep),
        account_(hall_, hub_, people_, in_millis(options.limits.device_code_seconds)),
        api_(hall_, bots_, lobby_, people_, sanctions_, account_, tables_made_, metrics_,
             {Vitals(database_of(options)), options.metrics_token}, options.limits),
        files_(options.static_files.empty() ? default_client() : options.static_files),
        doorkeeper_(options.origins, machine_name()),
        proxies_(options.proxies),
        access_log_(options.access_log),
        network_(net_, {io_, hub_, api_, files_, doorkeeper_, proxies_, sanctions_, access_log_,
                        options_.limits, metrics_}) {
    // People see a change before anybody acts on it.
    for (Attendant* attendant :
         std::initializer_list<Attendant*>{&gallery_, &rematches_, &clocks_, &lobby_, &bots_, &neighbours_})
      hall_.admit(*attendant);
  }

  void run() {
    lobby_.resume();
    know_whom_to_keep_away();
    const std::string host = options_.lan ? "0.0.0.0" : options_.host;
    announce(network_.listen(host, options_.port));
    wait_for_signal();
    tick();
    {
      const Running sockets(net_);
      io_.run();
    }
    hall_.keep_summaries();
    ledger_.finish();
    pool_.stop();
    log_info("stopped");
  }

 private:
  // Before the doors open.
  void know_whom_to_keep_away() {
    bool known = false;
    {
      const auto waiting = asio::make_work_guard(io_);
      sanctions_.read(ledger_, [&known] { known = true; });
      while (!known) io_.run_one();
    }
    io_.restart();  // it stops for want of work
  }

  World world() {
    return {
        .now = [this] { return ledger_.now(); },
        .wall =
            [] {
              const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
              return std::chrono::duration_cast<milliseconds>(since_epoch).count();
            },
        .post = [this](std::function<void()> task) { asio::post(io_, std::move(task)); },
        .after = [this](Millis delay,
                        std::function<void()> task) { run_after(io_, milliseconds(delay), std::move(task)); },
        .send = [this](ClientId client, const Text& text) { hub_.send(client, text); },
    };
  }

  void announce(std::uint16_t port) const {
    log_info("listening",
             {{"host", options_.lan ? "0.0.0.0" : options_.host}, {"port", std::to_string(port)}});
    const std::string host = options_.host == "0.0.0.0" ? "127.0.0.1" : options_.host;
    const bool has_colons = host.find(':') != std::string::npos;
    fmt::print("Heptad is at http://{}:{}/\n", has_colons ? '[' + host + ']' : host, port);
    if (options_.lan) {
      if (const auto address = lan_address()) {
        const auto link = fmt::format("http://{}:{}/", *address, port);
        fmt::print("In your network: {}\n{}", link, qr_code(link));
      } else {
        fmt::print("This machine has no address in a local network.\n");
      }
    }
    std::fflush(stdout);
  }

  void tick() {
    notice_lag();
    hall_.tick();
    caretaker_.tick();
    tables_made_.forget_quiet(ledger_.now());
    thrift_.crowd(metrics_.connections.value() + metrics_.tables_live.value(), ledger_.now());
    tick_due_ = Steady::now() + kTick;
    run_after(io_, kTick, [this] { tick(); });
  }

  void notice_lag() {
    const auto late = [](Steady::time_point due) {
      return std::max(0.0, std::chrono::duration<double>(Steady::now() - due).count());
    };
    metrics_.loop_lag.add(late(tick_due_));
    asio::post(net_, [this, late, due = Steady::now()] { metrics_.network_lag.add(late(due)); });
  }

  void wait_for_signal() {
    signals_.async_wait([this](boost::system::error_code error, int) {
      if (error) return;
      stop();
      wait_for_signal();
    });
  }

  // The first time everybody is told in turn, the second time at once.
  void stop() {
    log_info("stopping");
    const milliseconds drain = stopping_ ? milliseconds(0) : milliseconds(in_millis(options_.drain_seconds));
    hub_.drain();
    api_.drain();
    network_.stop(drain);
    if (!stopping_) wait_for_goodbyes(Steady::now() + drain + kGoodbye);
    stopping_ = true;
  }

  void wait_for_goodbyes(Steady::time_point latest) {
    if (network_.empty() || Steady::now() > latest) return io_.stop();
    run_after(io_, milliseconds(20), [this, latest] { wait_for_goodbyes(latest); });
  }

  ServerOptions options_;
  Metrics metrics_;
  Thrift thrift_;
  asio::io_context net_{1};  // sockets and files
  asio::io_context io_{1};   // everything else
  asio::signal_set signals_{io_, SIGTERM, SIGINT};
  std::unique_ptr<Ledger> ledger_holder_;
  Ledger& ledger_;
  Store store_;
  BotPool pool_;
  Hall hall_;
  Gallery gallery_{hall_};
  Rematches rematches_{hall_};
  ClockWatch clocks_{hall_};
  Lobby lobby_{hall_};
  BotPlayers bots_;
  People people_;
  Sanctions sanctions_;
  PerAddress tables_made_;
  Hub hub_;
  Caretaker caretaker_;
  Account account_;
  Neighbours neighbours_{hall_, hub_, gallery_, lobby_, sanctions_, caretaker_, account_};
  Api api_;
  StaticFiles files_;
  Doorkeeper doorkeeper_;
  Proxies proxies_;
  AccessLog access_log_;
  bool stopping_ = false;
  Steady::time_point tick_due_ = Steady::now();
  Network network_;
};

}  // namespace

int run_server(const ServerOptions& options) {
  start_log(options.log_level);
  // A peer that has gone, a terminal that was closed, a file that may not grow: no reason to end.
  for (const int signal : {SIGPIPE, SIGHUP, SIGXFSZ}) std::signal(signal, SIG_IGN);
  allow_many_sockets();
  try {
    Server(options).run();
    return 0;
  } catch (const std::exception& trouble) {
    fmt::print(stderr, "heptad: {}\n", trouble.what());
    return 1;
  }
}

}  // namespace heptad
