#include "bots/nets.h"

#include <optional>
#include <span>

#include "bots/duel/features.h"
#include "bots/wonders/features.h"

namespace heptad {

// The files of bots/data.
extern const std::span<const unsigned char> kDuelNet, kPantheonNet, kWonders1Net, kWonders2Net;

namespace {

std::optional<Net> read(NetShape shape, std::span<const unsigned char> bytes) {
  auto net = read_net(shape, bytes);
  if (!net) return std::nullopt;
  return std::move(*net);
}

std::span<const unsigned char> file_of(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return rules.pantheon ? kPantheonNet : kDuelNet;
    case Family::Wonders: break;
  }
  return rules.edition == Edition::First ? kWonders1Net : kWonders2Net;
}

template <int kWhich>
const Net* once(const Rules& rules) {
  static const std::optional<Net> net = read(net_shape(rules), file_of(rules));
  return net ? &*net : nullptr;
}

}  // namespace

NetShape net_shape(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return duel::net_shape(rules);
    case Family::Wonders: break;
  }
  return wonders::net_shape();
}

const Net* trained_net(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return rules.pantheon ? once<1>(rules) : once<0>(rules);
    case Family::Wonders: break;
  }
  return rules.edition == Edition::First ? once<2>(rules) : once<3>(rules);
}

}  // namespace heptad
