#include "table/deal.h"

namespace heptad {

Expected<void> check_deal(const Record& record, const Digest& promised) {
  const auto seed = digest_from_hex(record.seed.value_or(""));
  if (!seed) return refuse("no-seed", "This record has no seed of a table: 64 hex digits.");
  if (seed_hash(*seed) != promised) {
    return refuse("other-seed", "The record's seed has another hash: " + to_hex(seed_hash(*seed)) + ".");
  }
  auto game = AnyGame::start(record.rules);
  if (!game) return std::unexpected(game.error());
  for (std::size_t i = 0; i < record.log.size(); ++i) {
    const auto& [seat, action] = record.log[i];
    if (seat == kNature) {
      Rng rng = dice(*seed, i);
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
