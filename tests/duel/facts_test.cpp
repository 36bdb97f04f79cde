// The engine's tables against what is printed on the components (printed.txt).
#include <algorithm>
#include <fstream>
#include <map>

#include "engine/core/resource_names.h"
#include "engine/duel/moments.h"
#include "tests/duel/duel_game.h"
#include "tests/paths.h"

namespace heptad::tests {
namespace {

using duel::Chain;
using duel::EffectKind;

std::string joined(std::vector<std::string> parts, std::string_view separator) {
  std::string text;
  for (const auto& part : parts) text += (text.empty() ? "" : std::string(separator)) + part;
  return text.empty() ? "-" : text;
}

std::string number(int value) { return ' ' + std::to_string(value); }

std::string cost_text(const Cost& cost) {
  std::vector<std::string> parts;
  if (cost.coins != 0) parts.push_back("coins" + number(cost.coins));
  for (int i = 0; i < kResources; ++i) {
    const auto resource = static_cast<Resource>(i);
    if (const int units = cost.goods()[resource]; units != 0)
      parts.push_back(std::string(name(resource)) + number(units));
  }
  return joined(parts, ", ");
}

std::string effect_text(const duel::Effect& e) {
  const auto resource = [&] { return ' ' + std::string(name(static_cast<Resource>(e.a))); };
  const auto counted = [&] { return ' ' + std::string(duel::kCountedNames[e.a]); };
  if (is_of_module(e.kind)) {
    const duel::EffectForm& form = duel::moments::kEffectForms[static_cast<int>(e.kind)];
    return std::string(form.name) + (form.a.write != nullptr ? number(e.a) : "");
  }
  switch (e.kind) {
    case EffectKind::None: return "";
    case EffectKind::Produce: return "produce" + resource() + number(e.b);
    case EffectKind::ProduceAnyRaw: return "produce any-raw";
    case EffectKind::ProduceAnyManufactured: return "produce any-manufactured";
    case EffectKind::PriceOfOne: return "price-of-one" + resource();
    case EffectKind::Points: return "points" + number(e.a);
    case EffectKind::Shields: return "shields" + number(e.a);
    case EffectKind::Science: return "science " + std::string(duel::kSymbolNames[e.a]);
    case EffectKind::Coins: return "coins" + number(e.a);
    case EffectKind::CoinsPer: return "coins-per" + counted() + number(e.b);
    case EffectKind::Guild: return "guild" + counted() + " coins" + number(e.b) + " points" + number(e.c);
    case EffectKind::ExtraTurn: return "extra-turn";
    case EffectKind::OpponentLoses: return "opponent-loses" + number(e.a);
    case EffectKind::TokenFromBox: return "token-from-box" + number(e.a);
    case EffectKind::Destroy: return "destroy " + std::string(duel::kColourNames[e.a]);
    case EffectKind::Revive: return "revive";
    case EffectKind::WonderDiscount: return "wonder-discount" + number(e.a);
    case EffectKind::BlueDiscount: return "blue-discount" + number(e.a);
    case EffectKind::TradeIncome: return "trade-income";
    case EffectKind::PointsPerToken: return "points-per-token" + number(e.a);
    case EffectKind::RedShieldBonus: return "red-shield-bonus" + number(e.a);
    case EffectKind::WonderExtraTurn: return "wonder-extra-turn";
    case EffectKind::ChainIncome: return "chain-income" + number(e.a);
  }
  return "";
}

std::string effects_text(const duel::Effects& effects) {
  std::vector<std::string> parts;
  for (const duel::Effect& effect : effects) {
    if (effect.kind != EffectKind::None) parts.push_back(effect_text(effect));
  }
  std::ranges::sort(parts);
  return joined(parts, ", ");
}

std::string chain_text(Chain chain) {
  return chain == Chain::None ? "-" : std::string(duel::kChainNames[static_cast<int>(chain)]);
}

std::map<std::string, std::string> printed() {
  std::map<std::string, std::string> lines;
  std::ifstream file(source_path("tests/duel/printed.txt"));
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    const auto colon = line.find(": ");
    EXPECT_TRUE(lines.emplace(line.substr(0, colon), line.substr(colon + 2)).second) << line;
  }
  return lines;
}

TEST(DuelFacts, TheTablesHoldWhatIsPrinted) {
  auto lines = printed();
  const auto expect = [&](const std::string& id, const std::string& line) {
    EXPECT_EQ(line, lines[id]) << id;
    lines.erase(id);
  };
  for (const duel::CardRow& row : duel::kCards) {
    const auto colour = duel::kColourNames[static_cast<int>(row.colour)];
    expect(std::string(row.id),
           joined({std::to_string(row.age) + ' ' + std::string(colour), cost_text(row.cost),
                   chain_text(row.needs), chain_text(row.gives), effects_text(row.effects)},
                  " | "));
  }
  for (const duel::WonderRow& row : duel::kWonders)
    expect(std::string(row.id), cost_text(row.cost) + " | " + effects_text(row.effects));
  for (const duel::TokenRow& row : duel::kTokens) expect(std::string(row.id), effects_text(row.effects));
  for (const duel::pantheon::DivinityRow& row : duel::pantheon::kDivinities) {
    const bool gate = row.id == "gate";
    const auto mythology = gate ? "-" : duel::pantheon::kMythologyNames[static_cast<int>(row.mythology)];
    expect(std::string(row.id), std::string(mythology) + " | " + effects_text(row.effects));
  }
  for (int age = 1; age <= 3; ++age) {
    const duel::Layout& layout = duel::kLayouts[age];
    for (int slot = 0; slot < duel::kSlots; ++slot) {
      std::vector<std::string> covered_by;
      for_each_bit(layout.covered_by[slot], [&](int i) { covered_by.push_back(std::to_string(i)); });
      expect(std::to_string(age) + '.' + std::to_string(slot),
             ((layout.face_up >> slot & 1) != 0 ? "up" : "down") + number(layout.places[slot].row) +
                 number(layout.places[slot].column) + " | " + joined(covered_by, " "));
    }
  }
  for (const auto& [id, line] : lines) ADD_FAILURE() << "the engine does not know " << id;
}

TEST(DuelFacts, ASlotCoversWhatIsCoveredByIt) {
  for (int age = 1; age <= 3; ++age) {
    for (int above = 0; above < duel::kSlots; ++above) {
      for (int below = 0; below < duel::kSlots; ++below) {
        EXPECT_EQ(duel::kLayouts[age].covered_by[above] >> below & 1,
                  duel::kLayouts[age].covers[below] >> above & 1);
      }
    }
  }
}

TEST(DuelFacts, EveryChainLinksOneEarlierCardToOneLaterCard) {  // [duel 46]
  std::map<Chain, std::vector<int>> from, to;
  for (const duel::CardRow& row : duel::kCards) {
    if (row.gives != Chain::None) from[row.gives].push_back(row.age);
    if (row.needs != Chain::None && row.colour != duel::Colour::Temple) to[row.needs].push_back(row.age);
  }
  EXPECT_EQ(from.size(), 17U);
  EXPECT_EQ(to.size(), 17U);
  for (const auto& [chain, ages] : from) {
    ASSERT_EQ(ages.size(), 1U) << chain_text(chain);
    ASSERT_EQ(to[chain].size(), 1U) << chain_text(chain);
    EXPECT_LT(ages[0], to[chain][0]) << chain_text(chain);
  }
}

TEST(DuelFacts, TheMilitaryTokensLieThreeAndSixSpacesFromTheMiddle) {  // [duel 73]
  std::map<int, int> loot;
  for (const auto& [position, coins] : duel::kLoot) loot[position] = coins;
  EXPECT_EQ(loot, (std::map<int, int>{{-6, 5}, {-3, 2}, {3, 2}, {6, 5}}));
}

}  // namespace
}  // namespace heptad::tests
