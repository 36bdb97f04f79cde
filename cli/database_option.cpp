#include "cli/database_option.h"

#include <algorithm>
#include <string>

#include "server/postgres.h"

namespace heptad {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// "postgres:heptad", "mysql://…", "host=… dbname=…"
bool looks_like_an_address(std::string_view text) {
  const auto word = text.substr(0, std::ranges::find_if_not(text, is_letter) - text.begin());
  const auto rest = text.substr(word.size());
  return word.size() > 1 && (rest.starts_with(':') || rest.starts_with('='));
}

}  // namespace

CLI::Validator database_validator() {
  return {[](const std::string& text) -> std::string {
            if (is_postgres_url(text) || !looks_like_an_address(text)) return "";
            return "a database is a file or postgresql://USER@HOST/NAME";
          },
          ""};
}

}  // namespace heptad
