#include <exception>
#include <filesystem>
#include <functional>
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "server/admin.h"

namespace heptad {
namespace {

struct AdminSettings {
  std::filesystem::path database = default_database();
  std::filesystem::path copy;
};

int told(const std::function<int()>& work) {
  try {
    return work();
  } catch (const std::exception& trouble) {
    fmt::print(stderr, "heptad: {}\n", trouble.what());
    return 1;
  }
}

int check(const AdminSettings& settings) {
  const std::string damage = damage_of(settings.database);
  if (damage.empty()) {
    fmt::print("{} is sound.\n", settings.database.string());
    return 0;
  }
  fmt::print(stderr, "heptad: {} is damaged: {}\n", settings.database.string(), damage);
  return 1;
}

}  // namespace

void add_admin_command(CLI::App& program, ExitCode& exit) {
  CLI::App& command = *program.add_subcommand(
      "admin", "Look after a server's database, also while it runs (docs/hosting.md)");
  command.require_subcommand(1);
  const auto settings = std::make_shared<AdminSettings>();
  command.add_option("--db", settings->database, "the database; by default in the XDG data folder");
  command.add_subcommand("check", "Read the whole database and say whether it is sound")
      ->callback([settings, &exit] { exit.value = told([&] { return check(*settings); }); });
  CLI::App& backup = *command.add_subcommand("backup", "Copy the database as it is at this moment");
  backup.add_option("FILE", settings->copy, "where to; must not exist")->required();
  backup.callback([settings, &exit] {
    exit.value = told([&] {
      back_up(settings->database, settings->copy);
      return 0;
    });
  });
}

}  // namespace heptad
