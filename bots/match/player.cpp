#include "bots/match/player.h"

#include "bots/parallel/think_in_parallel.h"

namespace heptad {
namespace {

class BotPlayer final : public Player {
 public:
  explicit BotPlayer(BotSpec bot) : bot_(std::move(bot)) {}
  Expected<Thought> decide(const AnyGame& game, std::span<const LogEntry> log, Seat seat,
                           std::uint64_t seed) override {
    return think_in_parallel(bot_, game.rules(), log, seat, {.seed = bot_.seed ^ seed});
  }

 private:
  BotSpec bot_;
};

}  // namespace

Contestant contestant(std::string name, const BotSpec& bot) {
  return {.name = std::move(name), .sends = [bot] { return std::make_unique<BotPlayer>(bot); }};
}

}  // namespace heptad
