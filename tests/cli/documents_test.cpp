// What programs read stands in the documents: every field of a position, every name of a closed set.
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>

#include "engine/core/event_names.h"
#include "engine/core/option.h"
#include "engine/core/rng.h"
#include "engine/game.h"
#include "engine/option_json.h"
#include "tests/paths.h"

namespace heptad::tests {
namespace {

namespace json = boost::json;

std::string page(const std::string& path) {
  std::ifstream file(source_path(path));
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Written as code: `coins`, or in an example "coins":.
bool names(const std::string& text, std::string_view word) {
  const std::string plain(word);
  return text.find('`' + plain + '`') != std::string::npos ||
         text.find('"' + plain + '"') != std::string::npos;
}

// Keys that are ids of things rather than words of the protocol.
const std::set<std::string> kThings = {"wood", "clay",   "stone", "ore",   "glass", "loom", "papyrus",
                                       "red",  "yellow", "blue",  "green", "brown", "grey", "purple"};

void collect(const json::value& value, std::set<std::string>& keys) {
  if (const auto* list = value.if_array()) {
    for (const json::value& one : *list) collect(one, keys);
  }
  if (const auto* object = value.if_object()) {
    for (const auto& [key, inner] : *object) {
      if (!kThings.contains(std::string(key))) keys.emplace(key);
      collect(inner, keys);
    }
  }
}

void collect_values(const json::value& value, const std::set<std::string>& of_keys,
                    std::set<std::string>& values) {
  if (const auto* list = value.if_array()) {
    for (const json::value& one : *list) collect_values(one, of_keys, values);
  }
  if (const auto* object = value.if_object()) {
    for (const auto& [key, inner] : *object) {
      if (inner.is_string() && of_keys.contains(std::string(key))) values.emplace(inner.as_string());
      collect_values(inner, of_keys, values);
    }
  }
}

class Documents : public ::testing::TestWithParam<std::string> {};

TEST_P(Documents, EveryFieldOfAPositionAnOptionAndADecisionIsExplained) {
  const std::string text = page("docs/view.md");
  std::set<std::string> fields;
  std::set<std::string> decisions;
  std::set<std::string> luck;
  for (int seed = 1; seed <= 6; ++seed) {
    auto game = *AnyGame::start(*parse_rules(GetParam()));
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int step = 0; !game.over(); ++step) {
      const Seat seat = game.to_act().lowest();
      if (step % 5 == 0 || seat == kNature) {
        const auto state = json::parse(game.json());
        collect(state, fields);
        decisions.emplace(state.at("decision").at("kind").as_string());
        if (seat != kNature) collect(json::parse(game.view(seat).json()), fields);
      }
      ActionList list;
      if (seat == kNature) {
        luck.emplace(game.due().kind);
        game.apply(seat, game.roll(rng));
        continue;
      }
      JsonWriter options;
      if (step % 5 == 0) {
        write_options(options, game, seat);
        collect(json::parse(options.text()), fields);
      }
      game.legal_actions(seat, list);
      game.apply(seat, list[rng.below(list.size())]);
    }
    collect(json::parse(game.json()), fields);
  }
  for (const std::string& field : fields)
    EXPECT_TRUE(names(text, field)) << "docs/view.md does not name " << field;
  for (const std::string& kind : decisions)
    EXPECT_TRUE(names(text, kind)) << "docs/view.md does not name " << kind;
  const std::string lines = page("docs/cli.md");
  for (const std::string& kind : luck)
    EXPECT_TRUE(names(lines, kind)) << "docs/cli.md does not name " << kind;
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Documents, ::testing::ValuesIn(known_rule_sets()),
                         [](const auto& set) {
                           std::string name = set.param;
                           std::ranges::replace(name, '+', '_');
                           return name;
                         });

// Of whole random games, and of those few kinds that random play may never meet, the names alone.
TEST_P(Documents, EveryEventIsExplained) {
  const std::string text = page("docs/events.md");
  std::set<std::string> words;
  for (int seed = 1; seed <= 6; ++seed) {
    auto game = *AnyGame::start(*parse_rules(GetParam()));
    Rng rng(static_cast<std::uint64_t>(seed));
    while (!game.over()) {
      const Seat seat = game.to_act().lowest();
      ActionList list;
      if (seat != kNature) game.legal_actions(seat, list);
      for (const Event& event :
           game.apply(seat, seat == kNature ? game.roll(rng) : list[rng.below(list.size())])) {
        const auto told = json::parse(game.event_json(event));
        collect(told, words);
        words.emplace(told.at("event").as_string());
      }
    }
  }
  for (int kind = 0; kind <= static_cast<int>(EventKind::GameOver); ++kind)
    words.emplace(name(static_cast<EventKind>(kind)));
  for (const std::string& word : words)
    EXPECT_TRUE(names(text, word)) << "docs/events.md does not name " << word;
}

TEST_P(Documents, EveryFieldAndEffectOfTheCatalogueIsExplained) {
  const auto catalogue = json::parse(catalogue_json(*parse_rules(GetParam())));
  std::set<std::string> words;
  collect(catalogue, words);
  collect_values(catalogue, {"kind", "power", "counted"}, words);
  const std::string text = page("docs/catalogue.md");
  for (const std::string& word : words)
    EXPECT_TRUE(kThings.contains(word) || names(text, word)) << "docs/catalogue.md does not name " << word;
}

TEST(DocumentedNames, EveryMeansSourceAndReasonIsExplained) {
  const std::string text = page("docs/view.md");
  const auto rows = [&](const auto& closed_set, std::string_view skip) {
    for (const std::string_view one : closed_set) {
      if (one == skip) continue;
      EXPECT_NE(text.find("\n| `" + std::string(one) + "` |"), std::string::npos) << one;
    }
  };
  rows(kMeansNames, "");
  rows(kSourceNames, "");
  rows(kWhyNotNames, "none");
}

}  // namespace
}  // namespace heptad::tests
