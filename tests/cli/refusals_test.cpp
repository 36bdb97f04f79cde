// Every code of a refusal is explained: a sentence in both languages, a row in the documents.
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "cli/names.h"
#include "engine/core/code.h"
#include "tests/paths.h"

namespace heptad::tests {
namespace {

using Codes = std::set<std::string>;

Codes all_codes() {
  Codes codes;
  for (const CodeRow& row : kCodes) codes.emplace(row.name);
  return codes;
}

std::string content(const std::string& path) {
  std::ifstream file(source_path(path));
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Refusals, CodesHaveNamesOfTheirOwn) { EXPECT_EQ(all_codes().size(), kCodes.size()); }

TEST(Refusals, EveryCodeHasASentenceInBothLanguages) {
  for (const std::string language : {"en", "zh-Hant"}) {
    Codes explained;
    const auto file = boost::json::parse(content("text/refusals." + language + ".json"));
    for (const auto& [code, sentence] : file.at("refusals").as_object()) {
      EXPECT_FALSE(sentence.as_string().empty()) << code;
      explained.emplace(code);
    }
    EXPECT_EQ(explained, all_codes()) << language;
  }
}

TEST(Refusals, EveryCodeStandsInTheDocuments) {
  std::istringstream page(content("docs/refusals.md"));
  Codes documented;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| `")) continue;
    documented.insert(line.substr(3, line.find('`', 3) - 3));
  }
  EXPECT_EQ(documented, all_codes());
}

TEST(Refusals, TheTerminalSaysThemInThePlayersLanguage) {
  const Refusal refusal{Code::WrongTurn, "Seat 1 is to act."};
  EXPECT_EQ(Names::load({}, "en")->why(refusal), "Seat 1 is to act.");
  EXPECT_EQ(Names::load({}, "zh-Hant")->why(refusal), "還沒輪到你。");
}

}  // namespace
}  // namespace heptad::tests
