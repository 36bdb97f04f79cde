#include "bots/nets.h"

#include <span>

#include "bots/duel/features.h"
#include "bots/wonders/features.h"

namespace heptad {

NetFile net_file(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return rules.pantheon ? NetFile::Pantheon : NetFile::Duel;
    case Family::Wonders: break;
  }
  const bool is_first = rules.edition == Edition::First;
  if (rules.armada || rules.teams) return is_first ? NetFile::Wonders1Modules : NetFile::Wonders2Modules;
  return is_first ? NetFile::Wonders1 : NetFile::Wonders2;
}

Rules without_modules(const Rules& rules) {
  return {.family = rules.family, .edition = rules.edition, .players = rules.players};
}

namespace {

std::span<const unsigned char> file_of(const Rules& rules) { return bytes_of(net_file(rules)); }

// Of weights whose inputs are the first of today's.
NetShape shape_to_grow_from(const Rules& rules) {
  const NetShape smaller = net_shape(without_modules(rules));
  const bool is_plain = smaller == net_shape(rules);
  return is_plain && rules.family == Family::Wonders ? wonders::net_shape_without_outlook() : smaller;
}

}  // namespace

NetShape net_shape(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return duel::net_shape(rules);
    case Family::Wonders: break;
  }
  return wonders::net_shape(rules);
}

Expected<NetWeights> read_net_for(const Rules& rules, std::span<const unsigned char> bytes) {
  const NetShape shape = net_shape(rules);
  auto net = read_net(shape, bytes);
  if (!net && rules.family == Family::Duel) {
    const Gap race = duel::inputs_of_the_race();
    if (const auto blind = read_net({shape.inputs - race.count, shape.actions}, bytes)) {
      return widened(*blind, race);
    }
  }
  const NetShape smaller = shape_to_grow_from(rules);
  if (net || smaller == shape) return net;
  const auto before = read_net(smaller, bytes);
  if (!before) return net;
  NetWeights more = grown(*before, shape);
  if (rules.family == Family::Wonders && smaller == net_shape(without_modules(rules)))
    wonders::begin_with_base(more);
  return more;
}

Expected<void> check_trained_nets() {
  for (const std::string& name : known_rule_sets()) {
    const auto rules = parse_rules(name);
    if (!rules) return std::unexpected(rules.error());
    if (auto fits = check_shape(net_shape(*rules), file_of(*rules)); !fits) {
      return refuse(fits.error().code,
                    "The trained net of " + name + " does not fit. " + fits.error().message);
    }
  }
  return {};
}

namespace {

Expected<Evaluator> evaluator_of(const Rules& rules) {
  const auto weights = read_net_for(rules, file_of(rules));
  if (!weights) return std::unexpected(weights.error());
  return Evaluator(*weights);
}

template <NetFile kWhich>
const Expected<Evaluator>& once(const Rules& rules) {
  static const Expected<Evaluator> net = evaluator_of(rules);
  return net;
}

}  // namespace

const Expected<Evaluator>& trained_net(const Rules& rules) {
  if (file_of(rules).empty()) {
    static const Expected<Evaluator> missing =
        refuse(Code::BadNet, "The weights for these rules are not loaded.");
    return missing;
  }
  switch (net_file(rules)) {
    case NetFile::Duel: return once<NetFile::Duel>(rules);
    case NetFile::Pantheon: return once<NetFile::Pantheon>(rules);
    case NetFile::Wonders1: return once<NetFile::Wonders1>(rules);
    case NetFile::Wonders2: return once<NetFile::Wonders2>(rules);
    case NetFile::Wonders1Modules: return once<NetFile::Wonders1Modules>(rules);
    case NetFile::Wonders2Modules: break;
  }
  return once<NetFile::Wonders2Modules>(rules);
}

}  // namespace heptad
