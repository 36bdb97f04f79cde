#include "table/deal.h"

#include <utility>

#include "engine/replay.h"

namespace heptad {
namespace {

Expected<Deal> deal_of(const Record& record) {
  const auto seed = digest_from_hex(record.seed.value_or(""));
  if (!seed) return refuse(Code::NoSeed, "This record has no seed of a table: 64 hex digits.");
  Deal deal{.seed = *seed, .anew = record.anew};
  for (std::size_t seat = 0; seat < record.nonces.size(); ++seat) {
    if (record.nonces[seat].empty()) continue;
    deal.nonces[seat] = nonce_from_hex(record.nonces[seat]);
    if (!deal.nonces[seat]) return refuse(Code::BadNonce, "A nonce of a table has 32 hex digits.");
  }
  return deal;
}

}  // namespace

Expected<int> check_deal(const Record& record, const Digest& promised) {
  const auto deal = deal_of(record);
  if (!deal) return std::unexpected(deal.error());
  if (deal->seed_hash() != promised) {
    return refuse(Code::OtherSeed, "The record's seed has another hash: " + to_hex(deal->seed_hash()) + ".");
  }
  auto start = AnyGame::start(record.rules);
  if (!start) return std::unexpected(start.error());
  Replaying steps(std::move(*start), record.log);
  std::size_t line = 0;
  int draws = 0;
  for (const auto& [before, entry] : steps) {
    Rng rng = deal->dice(line++);
    if (entry.seat != kNature) continue;
    const Action rolled = before.roll(rng);
    if (rolled != entry.action) {
      return refuse(Code::OtherDeal, "Action " + std::to_string(line) + " is `nature " +
                                         before.text(entry.action) + "`; the seed gives `nature " +
                                         before.text(rolled) + "`.");
    }
    ++draws;
  }
  if (!steps.position().over() && !record.given_up) {
    return refuse(Code::CutOff, "This record stops before the end of the game: after " +
                                    std::to_string(record.log.size()) +
                                    " actions, which are dealt as promised.");
  }
  return draws;
}

}  // namespace heptad
