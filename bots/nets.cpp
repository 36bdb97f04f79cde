#include "bots/nets.h"

#include <span>

#include "bots/duel/features.h"
#include "bots/wonders/features.h"

namespace heptad {

// The files of bots/data.
extern const std::span<const unsigned char> kDuelNet, kPantheonNet, kWonders1Net, kWonders2Net;

namespace {

Expected<Evaluator> read(NetShape shape, std::span<const unsigned char> bytes) {
  const auto net = read_net(shape, bytes);
  if (!net) return std::unexpected(net.error());
  return Evaluator(*net);
}

std::span<const unsigned char> file_of(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return rules.pantheon ? kPantheonNet : kDuelNet;
    case Family::Wonders: break;
  }
  return rules.edition == Edition::First ? kWonders1Net : kWonders2Net;
}

template <int kWhich>
const Expected<Evaluator>& once(const Rules& rules) {
  static const Expected<Evaluator> net = read(net_shape(rules), file_of(rules));
  return net;
}

// Of weights whose inputs are the first of today's.
NetShape shape_to_grow_from(const Rules& rules) {
  if (rules.family == Family::Wonders) return wonders::net_shape_without_outlook();
  Rules duel = rules;
  duel.pantheon = false;
  return duel::net_shape(duel);
}

}  // namespace

NetShape net_shape(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return duel::net_shape(rules);
    case Family::Wonders: break;
  }
  return wonders::net_shape();
}

Expected<NetWeights> read_net_for(const Rules& rules, std::span<const unsigned char> bytes) {
  const NetShape shape = net_shape(rules);
  auto net = read_net(shape, bytes);
  const NetShape smaller = shape_to_grow_from(rules);
  if (net || smaller == shape) return net;
  const auto before = read_net(smaller, bytes);
  if (!before) return net;
  return grown(*before, shape);
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

const Expected<Evaluator>& trained_net(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return rules.pantheon ? once<1>(rules) : once<0>(rules);
    case Family::Wonders: break;
  }
  return rules.edition == Edition::First ? once<2>(rules) : once<3>(rules);
}

}  // namespace heptad
