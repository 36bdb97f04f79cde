#include <exception>
#include <filesystem>
#include <functional>
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/admin_print.h"
#include "cli/commands.h"
#include "cli/database_option.h"
#include "cli/duration.h"
#include "cli/progress_bar.h"
#include "server/admin.h"
#include "server/copy_database.h"

namespace heptad {
namespace {

constexpr int kNotYet = 3;                    // no server has answered
constexpr int kSoon = 1'000, kLate = 60'000;  // milliseconds

struct AdminSettings {
  std::filesystem::path database = default_database();
  std::filesystem::path from, copy;
  Output output = Output::Human;
  std::string what, status, why;
  std::optional<Millis> time;
  int most = 50;
  bool addresses = false;
  std::int64_t report = 0;
};

class Refused : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

template <class T>
T or_throw(Expected<T> result) {
  if (!result) throw Refused(result.error().message);
  return std::move(*result);
}

int check(const AdminSettings& settings) {
  const std::string damage = damage_of(settings.database);
  if (!damage.empty()) throw Refused(settings.database.string() + " is damaged: " + damage);
  print_done(settings.output, settings.database.string() + " is sound.");
  return 0;
}

int back_up_to(const AdminSettings& settings) {
  back_up(settings.database, settings.copy);
  if (settings.output == Output::Json) print_done(settings.output, settings.copy.string());
  return 0;
}

int copy_to(const AdminSettings& settings) {
  const auto show = [](const CopyProgress& progress) {
    draw_progress(
        static_cast<double>(progress.done) / static_cast<double>(std::max<std::int64_t>(1, progress.all)),
        fmt::format("{} {}", progress.checking ? "comparing" : "copying", progress.table));
  };
  std::int64_t rows = 0;
  try {
    rows = copy_database(settings.from, settings.copy, show);
  } catch (...) {
    clear_progress();
    throw;
  }
  clear_progress();
  print_done(settings.output, fmt::format("{} rows were copied and compared.", rows));
  return 0;
}

int list(const AdminSettings& settings) {
  std::optional<int> status;
  for (std::size_t i = 0; i < kStatusWords.size(); ++i) {
    if (settings.status == kStatusWords[i]) status = static_cast<int>(i);
  }
  print_tables(HostDesk(settings.database).tables(status, settings.most), settings.output);
  return 0;
}

int find(const AdminSettings& settings) {
  const auto found = HostDesk(settings.database).find(settings.what, settings.most);
  print_tables(found, settings.output);
  return found.empty() ? 1 : 0;
}

// Waits as long as a server is there. Whether one is can be asked only while the file is not open here.
int ask(const AdminSettings& settings, const std::string& verb, const std::string& what) {
  const auto order = HostDesk(settings.database).order(verb, what);
  std::optional<std::string> answer;
  for (int waited = 0; !answer && waited < kLate; waited += kSoon) {
    answer = HostDesk(settings.database).answer_to(order, kSoon);
    if (!answer && !is_served(settings.database)) break;
  }
  if (!answer) {
    print_done(settings.output, "No server has answered: it is done when one runs.", Progress::Waiting);
    return kNotYet;
  }
  if (!answer->empty()) throw Refused(*answer);
  print_done(settings.output, "Done.");
  return 0;
}

int impose(const AdminSettings& settings, Sanction kind) {
  HostDesk desk(settings.database);
  const std::string target = kind == Sanction::Mute ? person_target(or_throw(desk.person(settings.what)))
                                                    : or_throw(desk.target(settings.what));
  desk.impose(kind, target, settings.time, settings.why);
  if (!settings.addresses) return ask(settings, "sanctions", "");
  return ask(settings, "ban-addresses", to_hex(or_throw(desk.person(settings.what))));
}

int lift(const AdminSettings& settings, Sanction kind) {
  HostDesk desk(settings.database);
  if (!desk.lift(kind, or_throw(desk.target(settings.what)))) throw Refused("There was nothing to lift.");
  return ask(settings, "sanctions", "");
}

int show_reports(const AdminSettings& settings) {
  HostDesk desk(settings.database);
  if (settings.report == 0) {
    print_reports(desk.reports(), settings.output);
    return 0;
  }
  if (!desk.remove_report(settings.report)) throw Refused("There is no such report.");
  print_done(settings.output, "Done.");
  return 0;
}

using Work = std::function<int(const AdminSettings&)>;

class Subcommands {
 public:
  Subcommands(CLI::App& command, ExitCode& exit) : command_(command), exit_(exit) {}

  CLI::App& add(const char* name, const char* about, const Work& work) {
    CLI::App& sub = *command_.add_subcommand(name, about);
    sub.fallthrough();
    sub.callback([settings = settings_, &exit = exit_, work] { exit.value = tell(*settings, work); });
    return sub;
  }
  CLI::App& add_about(const char* name, const char* about, const char* what, const Work& work) {
    CLI::App& sub = add(name, about, work);
    sub.add_option(what, settings_->what)->required();
    return sub;
  }
  AdminSettings& settings() { return *settings_; }

 private:
  static int tell(const AdminSettings& settings, const Work& work) {
    try {
      return work(settings);
    } catch (const std::exception& trouble) {
      print_failure(settings.output, trouble.what());
      return 1;
    }
  }

  CLI::App& command_;
  ExitCode& exit_;
  std::shared_ptr<AdminSettings> settings_ = std::make_shared<AdminSettings>();
};

void add_looking(Subcommands& all) {
  AdminSettings& settings = all.settings();
  all.add("check", "Read the whole database and say whether it is sound", check);
  all.add("backup", "Copy the database as it is at this moment", back_up_to)
      .add_option("FILE", settings.copy, "where to; must not exist")
      ->required();
  CLI::App& copying =
      all.add("copy", "Move a database into an empty one: files and postgresql://… both ways", copy_to);
  copying.add_option("FROM", settings.from, "no server may use it")->required()->check(database_validator());
  copying.add_option("TO", settings.copy, "must not hold anything")->required()->check(database_validator());
  CLI::App& listing = all.add("list", "Tables, the newest first", list);
  listing.add_option("--status", settings.status, "waiting, playing or over")
      ->check(CLI::IsMember({"waiting", "playing", "over"}));
  listing.add_option("--most", settings.most, "so many")->capture_default_str();
  all.add_about("find", "Tables by code, by person (digits or token), or by a part of a name", "WHAT", find)
      .add_option("--most", settings.most, "so many")
      ->capture_default_str();
  all.add("reports", "What people have reported", show_reports)
      .add_option("--done", settings.report, "remove this one");
  all.add("sanctions", "Who is banned or muted", [](const AdminSettings& asked) {
    print_sanctions(HostDesk(asked.database).sanctions(), asked.output);
    return 0;
  });
}

void add_tables(Subcommands& all) {
  const auto order = [](const char* verb) {
    return [verb](const AdminSettings& asked) { return ask(asked, verb, asked.what); };
  };
  all.add_about("end", "End a running game, without a winner", "TABLE", order("end"));
  all.add_about("delete", "Remove a table and all that happened there", "TABLE", order("delete"));
  all.add_about("delete-person", "Remove all that is kept of a person; others keep their games", "PERSON",
                [](const AdminSettings& asked) {
                  return ask(asked, "delete-person",
                             to_hex(or_throw(HostDesk(asked.database).person(asked.what))));
                });
}

void add_sanctions(Subcommands& all) {
  AdminSettings& settings = all.settings();
  const auto add = [&](const char* name, const char* about, const char* what, Sanction kind) -> CLI::App& {
    CLI::App& sub =
        all.add_about(name, about, what, [kind](const AdminSettings& asked) { return impose(asked, kind); });
    sub.add_option_function<std::string>(
           "--for", [&settings](const std::string& text) { settings.time = read_duration(text); },
           "30m, 12h, 7d; without it for good")
        ->check(duration_validator());
    sub.add_option("--why", settings.why, "for the host's own memory");
    return sub;
  };
  const auto undo = [&](const char* name, const char* about, const char* what, Sanction kind) {
    all.add_about(name, about, what, [kind](const AdminSettings& asked) { return lift(asked, kind); });
  };
  add("ban", "Keep a person or an address away", "PERSON|ADDRESS", Sanction::Ban)
      .add_flag("--addresses", settings.addresses, "also where this person is connected from now");
  undo("unban", "Let a person or an address in again", "PERSON|ADDRESS", Sanction::Ban);
  add("mute", "Let a person play but not talk", "PERSON", Sanction::Mute);
  undo("unmute", "Let a person talk again", "PERSON", Sanction::Mute);
}

}  // namespace

void add_admin_command(CLI::App& program, ExitCode& exit) {
  CLI::App& command = *program.add_subcommand(
      "admin", "Look after a server's database, also while it runs (docs/hosting.md)");
  command.require_subcommand(1);
  Subcommands all(command, exit);
  AdminSettings& settings = all.settings();
  command.add_option("--db", settings.database, "the database; by default in the XDG data folder")
      ->check(database_validator());
  command.add_flag_callback("--json", [&settings] { settings.output = Output::Json; }, "answer for programs");
  add_looking(all);
  add_tables(all);
  add_sanctions(all);
}

}  // namespace heptad
