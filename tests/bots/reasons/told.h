// Reasons in tests: as text, of a bare position, and which rule sets they belong to.
#pragma once

#include <string>
#include <vector>

#include "bots/duel/reasons.h"
#include "bots/reasons.h"
#include "bots/wonders/reasons.h"
#include "tests/properties/random_games.h"

namespace heptad::tests {

// "opens card academy seat 1 use symbol amount 4", without what is not said.
inline std::string told(const Reason& reason) {
  std::string text(name(reason.kind));
  if (!reason.thing.empty()) text += ' ' + std::string(reason.id);
  if (reason.seat) text += " seat " + std::to_string(*reason.seat);
  if (reason.use) text += " use " + std::string(name(*reason.use));
  if (reason.amount != 0) text += ' ' + std::to_string(reason.amount);
  return text;
}
inline std::vector<std::string> told(const std::vector<Reason>& reasons) {
  std::vector<std::string> texts;
  for (const Reason& reason : reasons) texts.push_back(told(reason));
  return texts;
}

inline bool of_armada_alone(ReasonKind kind) {
  using enum ReasonKind;
  return kind == Sails || kind == SeaRank || kind == Explores || kind == Taxes;
}

// Before the first Age (boards_test.cpp).
inline bool of_boards_alone(ReasonKind kind) { return kind == ReasonKind::Army || kind == ReasonKind::Power; }

inline bool of_wonders_alone(ReasonKind kind) {
  using enum ReasonKind;
  return kind == Set || kind == Science || kind == WarLead || kind == WarTie || kind == AllowsStage ||
         kind == CheaperStage || kind == SellsTo || kind == SoleSource || kind == PassesOn ||
         of_armada_alone(kind) || of_boards_alone(kind);
}
inline bool of_duel_alone(ReasonKind kind) {
  using enum ReasonKind;
  return kind == Wins || kind == StopsWin || kind == Threatens || kind == Again || kind == TakesToken ||
         kind == Symbol || kind == Shields || kind == Robs || kind == OnlySource || kind == LosesSource ||
         kind == CheaperWonder || kind == DearerWonder || kind == RemovesWonder || kind == Claims ||
         kind == Opens || kind == TurnsUp || kind == Brings;
}

inline std::vector<testing::Variant> variants_of(Family family) {
  std::vector<testing::Variant> variants = testing::all_variants();
  std::erase_if(variants, [&](const testing::Variant& variant) { return variant.rules.family != family; });
  return variants;
}

}  // namespace heptad::tests
