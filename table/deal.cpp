#include "table/deal.h"

namespace heptad {

Expected<void> check_deal(const Record& record, const Digest& promised) {
  const auto seed = digest_from_hex(record.seed.value_or(""));
  if (!seed) return refuse("no-seed", "This record has no seed of a table: 64 hex digits.");
  const Deal deal{.seed = *seed, .anew = record.anew};
  if (deal.seed_hash() != promised) {
    return refuse("other-seed", "The record's seed has another hash: " + to_hex(deal.seed_hash()) + ".");
  }
  auto game = AnyGame::start(record.rules);
  if (!game) return std::unexpected(game.error());
  for (std::size_t i = 0; i < record.log.size(); ++i) {
    const auto& [seat, action] = record.log[i];
    if (seat == kNature) {
      Rng rng = deal.dice(i);
      const Action rolled = game->roll(rng);
      if (rolled != action) {
        return refuse("other-deal", "Action " + std::to_string(i + 1) + " is `nature " + game->text(action) +
                                        "`; the seed gives `nature " + game->text(rolled) + "`.");
      }
    }
    game->apply(seat, action);
  }
  return {};
}

}  // namespace heptad
