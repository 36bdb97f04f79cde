// The trained nets as part of the program: the build makes a .cpp of each file beside this one.
#include "bots/nets.h"

namespace heptad {

extern const std::span<const unsigned char> kDuelNet, kPantheonNet, kWonders1Net, kWonders2Net,
    kWonders1ModulesNet, kWonders2ModulesNet;

std::span<const unsigned char> bytes_of(NetFile file) {
  switch (file) {
    case NetFile::Duel: return kDuelNet;
    case NetFile::Pantheon: return kPantheonNet;
    case NetFile::Wonders1: return kWonders1Net;
    case NetFile::Wonders2: return kWonders2Net;
    case NetFile::Wonders1Modules: return kWonders1ModulesNet;
    case NetFile::Wonders2Modules: return kWonders2ModulesNet;
  }
  return {};
}

}  // namespace heptad
