// Armada in notation.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/due.h"
#include "engine/notation.h"
#include "engine/wonders/armada/nature.h"

namespace heptad::wonders::armada {

inline constexpr std::string_view kShip = "ship", kSail = "sail", kKeep = "keep", kShipyard = "shipyard",
                                  kStayOut = "stay-out", kFight = "fight";

// " ship blue" behind an order, or nothing.
inline std::string ship_text(std::uint8_t extra) {
  return extra == 0 ? "" : " ship " + std::string(kFleetNames[static_cast<int>(fleet_of(extra))]);
}

// What a decision kind is called.
inline std::string_view decision_name(const Task& task) {
  constexpr std::array<std::string_view, 11> kNames = {
      "", "shipyards", "shipyard", "island", "islands", "keep", "sail", "", "", "stay-out", ""};
  return kNames[task.detail];
}

// The first word of a choice or of luck.
inline std::string_view verb_name(const State& state, const Action& action) {
  const Matter matter = matter_of(state.agenda.top());
  if (verb_of(action) == Verb::Luck) return decision_name(state.agenda.top());
  if (matter == Matter::StayOut) return action.arg[0] != 0 ? kStayOut : kFight;
  return matter == Matter::Sail ? kSail : matter == Matter::Keep ? kKeep : kShipyard;
}

inline std::string choice_text(const State& state, const Action& action) {
  switch (matter_of(state.agenda.top())) {
    case Matter::Sail: {
      std::string text(kSail);
      for_each_bit(action.arg[0], [&](int fleet) { text += ' ' + std::string(kFleetNames[fleet]); });
      return text;
    }
    case Matter::Keep: return std::string(kKeep) + ' ' + std::string(kIslandRows[action.arg[0]].id);
    case Matter::Shipyard:
      return std::string(kShipyard) + ' ' + std::string(kCostSets.back()->shipyards[action.arg[0]].id);
    case Matter::StayOut: return std::string(action.arg[0] != 0 ? kStayOut : kFight);
    case Matter::None:
    case Matter::Shipyards:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::Conflict: break;
  }
  return {};
}

inline std::string luck_text(const State& state, const Action& action) {
  switch (matter_of(state.agenda.top())) {
    case Matter::Shipyards: {
      std::string text = "shipyards";
      for (int seat = 0; seat < state.players; ++seat) {
        text += ' ' + std::string(kCostSets.back()->shipyards[action.arg[seat]].id);
      }
      return text;
    }
    case Matter::TopIsland:
      return "island " + std::to_string(action.arg[0]) + ' ' + std::string(kIslandRows[action.arg[1]].id);
    case Matter::ShowIslands: {
      std::string text = "islands " + std::to_string(action.arg[0]);
      for_each_bit(islands_in(action),
                   [&](int island) { text += ' ' + std::string(kIslandRows[island].id); });
      return text;
    }
    case Matter::None:
    case Matter::Shipyard:
    case Matter::Keep:
    case Matter::Sail:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::StayOut:
    case Matter::Conflict: break;
  }
  return {};
}

inline void describe_luck(const State& state, Due& due) {
  const Task& task = state.agenda.top();
  if (matter_of(task) == Matter::Shipyards) {
    due.count = state.players;
    for (const auto& shipyard : kCostSets.back()->shipyards) due.from.emplace_back(shipyard.id);
    return;
  }
  const int who = task.next();
  const Harbour& harbour = state.armada.harbours[who];
  const bool top = matter_of(task) == Matter::TopIsland;
  due.seat = who;
  due.count = top ? 1 : islands_shown(state);
  for_each_bit(deck_of_level(state, top ? turns_up(harbour) : explores(harbour)),
               [&](int island) { due.from.emplace_back(kIslandRows[island].id); });
}

// Reads an action that begins with one of Armada's words; nothing when it does not.
class Reader {
 public:
  Reader(const State& state, const Words& words, std::size_t& at) : state_(state), words_(words), at_(at) {}

  std::optional<Expected<Action>> action() {
    if (take(kSail)) return sail();
    if (take(kKeep)) return one_of("keep ISLAND", kIslandRows, Code::UnknownIsland);
    if (take(kShipyard))
      return one_of("shipyard SHIPYARD", kCostSets.back()->shipyards, Code::UnknownShipyard);
    if (take(kStayOut)) return act(Verb::Choose, 1);
    if (take(kFight)) return act(Verb::Choose, 0);
    if (take("shipyards")) return shipyards();
    if (take("island")) return island();
    if (take("islands")) return islands();
    return std::nullopt;
  }

  // "ship blue" behind a card; 0 when there is none.
  Expected<std::uint8_t> ship() {
    if (!take(kShip)) return std::uint8_t{0};
    const auto which = fleet();
    if (!which) return std::unexpected(which.error());
    return extra_of(static_cast<Fleet>(*which));
  }

 private:
  bool take(std::string_view word) {
    if (at_ >= words_.size() || words_[at_].text != word) return false;
    ++at_;
    return true;
  }
  std::unexpected<Refusal> badly_written(std::string_view form) const {
    const int column = at_ < words_.size() ? words_[at_].column : words_.end_column();
    return refuse(Code::BadAction, "This action is written: " + std::string(form) + ".", column);
  }
  Expected<int> fleet() {
    if (at_ == words_.size()) return badly_written("… ship, and a fleet: red, yellow, blue or green");
    for (int i = 0; i < kFleets; ++i) {
      if (take(kFleetNames[i])) return i;
    }
    return words_.unknown(at_, Code::UnknownFleet);
  }

  // "sail red blue", and "sail with CARD".
  Expected<Action> sail() {
    if (take("with")) {
      if (at_ == words_.size()) return badly_written("sail with CARD");
      const auto card = facts(state_).find_card(words_[at_].text);
      if (!card) return words_.unknown(at_, Code::UnknownCard);
      ++at_;
      Action action = act(Verb::Sell, *card);
      action.arg[kExtraArg] = extra_of(Fleet::Yellow);
      return action;
    }
    unsigned fleets = 0;
    while (at_ < words_.size() || fleets == 0) {
      const auto which = fleet();
      if (!which) return std::unexpected(which.error());
      fleets |= 1U << *which;
    }
    return act(Verb::Choose, static_cast<std::uint8_t>(fleets));
  }

  template <class Rows>
  Expected<Action> one_of(std::string_view form, const Rows& rows, Code unknown_one) {
    if (at_ == words_.size()) return badly_written(form);
    const auto which = words_.id(at_, rows, unknown_one);
    if (!which) return std::unexpected(which.error());
    ++at_;
    return act(Verb::Choose, static_cast<std::uint8_t>(*which));
  }

  Expected<Action> shipyards() {
    Action action = act(Verb::Luck);
    for (int seat = 0; seat < state_.players; ++seat, ++at_) {
      if (at_ == words_.size()) return badly_written("shipyards, one for each seat");
      const auto which = words_.id(at_, kCostSets.back()->shipyards, Code::UnknownShipyard);
      if (!which) return std::unexpected(which.error());
      action.arg[seat] = static_cast<std::uint8_t>(*which);
    }
    return action;
  }

  Expected<int> seat() {
    if (at_ == words_.size()) return badly_written("islands SEAT, then islands");
    const auto which = words_.number(at_, state_.players, "The seat");
    if (which) ++at_;
    return which;
  }

  Expected<Action> island() {
    const auto who = seat();
    if (!who) return std::unexpected(who.error());
    if (at_ == words_.size()) return badly_written("island SEAT ISLAND");
    const auto which = words_.id(at_, kIslandRows, Code::UnknownIsland);
    if (!which) return std::unexpected(which.error());
    ++at_;
    Action action = act(Verb::Luck, static_cast<std::uint8_t>(*who));
    action.arg[1] = static_cast<std::uint8_t>(*which);
    return action;
  }

  Expected<Action> islands() {
    const auto who = seat();
    if (!who) return std::unexpected(who.error());
    Islands shown = 0;
    for (; at_ < words_.size(); ++at_) {
      const auto which = words_.id(at_, kIslandRows, Code::UnknownIsland);
      if (!which) return std::unexpected(which.error());
      if ((shown >> *which & 1U) != 0) return badly_written("islands SEAT, then different islands");
      shown |= 1U << *which;
    }
    return islands_action(*who, shown);
  }

  const State& state_;
  const Words& words_;
  std::size_t& at_;
};

}  // namespace heptad::wonders::armada
