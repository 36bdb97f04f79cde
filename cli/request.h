// Reading the fields of a request: each is there with the right type or refused in a sentence.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <boost/json/object.hpp>

#include "bots/bots.h"
#include "engine/core/refusal.h"
#include "engine/core/rules.h"
#include "engine/core/seat.h"

namespace heptad {

Expected<std::string_view> required_text(const boost::json::object& request, std::string_view key);
// Nothing when the field is missing.
Expected<std::optional<std::uint64_t>> optional_number(const boost::json::object& request,
                                                       std::string_view key);
Expected<bool> optional_flag(const boost::json::object& request, std::string_view key);

// "seat": a player's number below `players`, or "nature".
Expected<Seat> required_seat(const boost::json::object& request, int players);
// "seat": a player's number; null or missing is a spectator.
Expected<std::optional<Seat>> optional_viewer(const boost::json::object& request, int players);

// "rules", "players", "options".
Expected<Rules> requested_rules(const boost::json::object& request);

// Who is asked to think, and for how long: "bot" (a name such as "greedy") or "level", and "ms", "iters",
// "seed". Without a name or a level it is the usual one.
struct RequestedBot {
  BotSpec spec;
  Budget budget;
};
Expected<RequestedBot> requested_bot(const boost::json::object& request, int usual_level = kLevels);

}  // namespace heptad
