// Actions taken apart, for programs that do not read notation.
#include "engine/wonders/game.h"
#include "engine/wonders/market.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

constexpr std::array<std::string_view, kVerbs> kVerbNames = {
    "boards", "hand", "", "board", "side", "build", "build", "stage", "sell", "revive", "pass", ""};

void add_order(const State& state, Seat seat, const Action& action, ActionParts& parts) {
  const Order order = order_of(seat, action);
  parts.city = order.city;
  if (order.verb == Verb::Pass) return;
  parts.named.push_back({"card", std::string(facts(state).card_id(order.card))});
  if (order.verb == Verb::BuildFree) parts.named.push_back({"free", true});
  moments::name_with(state, order, parts);
  for (int column = 0; column < kColumns; ++column) {
    if (order.bill.to[column] == 0) continue;
    parts.pay.push_back({city_in_column(state, order.city, column), order.bill.to[column]});
  }
}

}  // namespace

ActionParts Wonders::parts(const State& state, Seat seat, const Action& action) {
  ActionParts parts{.verb = kVerbNames[static_cast<std::size_t>(verb_of(action))]};
  const EditionFacts& edition = facts(state);
  switch (verb_of(action)) {
    case Verb::Build:
    case Verb::BuildFree:
    case Verb::Stage:
    case Verb::Sell:
    case Verb::Revive:
    case Verb::Pass: add_order(state, seat, action, parts); break;
    case Verb::Board: parts.named.push_back({"board", std::string(edition.boards[action.arg[0]].id)}); break;
    case Verb::Side: parts.named.push_back({"side", std::string(edition.side_names[action.arg[0]])}); break;
    case Verb::Luck:
    case Verb::Choose: moments::named(state, action, parts); break;
    case Verb::Boards:
    case Verb::Hand: break;  // nature's, which are in no list
  }
  return parts;
}

}  // namespace heptad::wonders
