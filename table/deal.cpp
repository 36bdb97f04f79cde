#include "table/deal.h"

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
  auto game = AnyGame::start(record.rules);
  if (!game) return std::unexpected(game.error());
  int draws = 0;
  for (std::size_t i = 0; i < record.log.size(); ++i) {
    const auto& [seat, action] = record.log[i];
    if (seat == kNature) {
      Rng rng = deal->dice(i);
      const Action rolled = game->roll(rng);
      if (rolled != action) {
        return refuse(Code::OtherDeal, "Action " + std::to_string(i + 1) + " is `nature " +
                                           game->text(action) + "`; the seed gives `nature " +
                                           game->text(rolled) + "`.");
      }
      ++draws;
    }
    game->apply(seat, action);
  }
  if (!game->over() && !record.given_up) {
    return refuse(Code::CutOff, "This record stops before the end of the game: after " +
                                    std::to_string(record.log.size()) +
                                    " actions, which are dealt as promised.");
  }
  return draws;
}

}  // namespace heptad
