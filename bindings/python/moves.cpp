#include "bindings/python/moves.h"

#include "engine/duel/pantheon/kinds.h"
#include "engine/duel/pantheon/rows.h"

namespace heptad::python {

void MoveSpace::add(const char* name, int kind, int rows, int columns) {
  places_[kind] = {.first = uses_, .columns = columns};
  blocks_.push_back({.name = name, .first = uses_, .rows = rows, .columns = columns});
  uses_ += rows * columns;
}

MoveSpace::MoveSpace(const duel::State& start) {
  using duel::ActionKind, duel::kCardCount, duel::kTokenCount, duel::kWonderCount;
  const auto own = [&](const char* name, ActionKind kind, int rows, int columns = 1) {
    add(name, static_cast<int>(kind), rows, columns);
  };
  own("draft", ActionKind::Draft, kWonderCount);
  own("build", ActionKind::Build, kCardCount);
  own("sell", ActionKind::Sell, kCardCount);
  own("wonder", ActionKind::BuildWonder, kWonderCount, kCardCount);
  own("token", ActionKind::TakeToken, kTokenCount);
  own("destroy", ActionKind::Destroy, kCardCount);
  own("revive", ActionKind::Revive, kCardCount);
  own("start", ActionKind::Start, 2);
  if (start.pantheon.on == 0) return;
  namespace gods = duel::pantheon;
  using Kind = gods::ActionKind;
  constexpr int kGods = gods::kDivinityCount + 1;  // the Gate is one more
  constexpr int kOfferingSets = 1 << gods::kOfferings.size();
  constexpr int kSpaces = 2 * duel::kCapital + 1;
  const auto theirs = [&](const char* name, Kind kind, int rows, int columns = 1) {
    add(name, static_cast<int>(kind), rows, columns);
  };
  theirs("activate", Kind::Activate, gods::kPantheonSlots, kOfferingSets);
  theirs("place-divinity", Kind::PlaceDivinity, kGods, gods::kPantheonSlots);
  theirs("invoke", Kind::Invoke, kGods);
  theirs("deck", Kind::ChooseDeck, gods::kMythologies);
  theirs("put-on-top", Kind::PutOnTop, kGods);
  theirs("copy-symbol", Kind::CopySymbol, kCardCount);
  theirs("take-producer", Kind::TakeProducer, kCardCount);
  theirs("discard-slot", Kind::DiscardFromAge, duel::kSlots);
  theirs("unbuild-wonder", Kind::UnbuildWonder, kWonderCount);
  theirs("wonder-from-pile", Kind::WonderFromPile, kWonderCount);
  theirs("card-from-pile", Kind::CardFromPile, kCardCount);
  theirs("take-wonder", Kind::TakeWonder, kWonderCount);
  theirs("place-minerva", Kind::PlaceMinerva, kSpaces);
  theirs("drop-loot", Kind::DropLoot, static_cast<int>(std::size(duel::kLoot)));
  theirs("fire-loot", Kind::FireLoot, static_cast<int>(std::size(duel::kLoot)));
}

MoveSpace::MoveSpace(const wonders::State& start) {
  using wonders::Verb;
  const int cards = static_cast<int>(wonders::facts(start).rows.size());
  extras_ = (start.modules & wonders::kArmada) != 0 ? 1 + wonders::armada::kFleets : 1;
  const int cities = start.has_free_city() ? 2 : 1;
  const auto verb = [&](const char* name, Verb kind, int rows, int columns = 1) {
    add(name, static_cast<int>(kind), rows, columns);
  };
  verb("board", Verb::Board, wonders::kMostBoards);
  verb("side", Verb::Side, 2);
  verb("build", Verb::Build, cards, extras_ * cities);
  verb("build-free", Verb::BuildFree, cards, extras_ * cities);
  verb("stage", Verb::Stage, cards, extras_ * cities);
  verb("sell", Verb::Sell, cards, extras_ * cities);
  verb("revive", Verb::Revive, cards, extras_ * cities);
  verb("pass", Verb::Pass, 1, extras_ * cities);
  constexpr int kChoices = 32;  // an island, a set of fleets, a shipyard, or whether to stay out
  if (extras_ > 1) verb("choose", Verb::Choose, kChoices);
}

}  // namespace heptad::python
