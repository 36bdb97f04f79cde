// Moves as small numbers, for programs that learn: which use of which thing, and how it is paid for.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/game.h"

namespace heptad::python {

// A range of numbers: row by row, and in a row by column.
struct MoveBlock {
  std::string name;
  int first = 0;
  int rows = 0;
  int columns = 1;
};

// The numbers of a rule set. A use is a place in one of the blocks; where it can be paid for in several ways,
// its second cheapest has the number of the cheapest plus uses(), and so on.
class MoveSpace {
 public:
  explicit MoveSpace(const duel::State& start);
  explicit MoveSpace(const wonders::State& start);

  int uses() const { return uses_; }
  const std::vector<MoveBlock>& blocks() const { return blocks_; }

  // A number for each action of a list.
  template <Game G>
  void number(const ActionList& list, std::int32_t* numbers) const {
    std::int32_t before = -1;
    for (int i = 0; i < list.size(); ++i) {
      const std::int32_t use = use_of<G>(list[i]);
      const bool same_use = before >= 0 && before % uses_ == use;
      before = numbers[i] = same_use ? before + uses_ : use;
    }
  }

 private:
  struct Place {
    std::int32_t first = 0;
    std::int32_t columns = 1;
  };

  template <Game G>
  std::int32_t use_of(const Action& action) const {
    const Place& place = places_[action.kind];
    return place.first + action.arg[0] * place.columns + column<G>(action);
  }
  template <Game G>
  int column(const Action& action) const {
    if constexpr (std::is_same_v<G, duel::Duel>) {
      return action.arg[1];
    } else {
      return action.arg[wonders::kExtraArg] + (action.arg[wonders::kCityArg] != 0 ? extras_ : 0);
    }
  }
  void add(const char* name, int kind, int rows, int columns = 1);

  std::array<Place, 64> places_ = {};
  std::vector<MoveBlock> blocks_;
  std::int32_t uses_ = 0;
  int extras_ = 1;  // what may go with an order: nothing, or a ship of one of the fleets
};

}  // namespace heptad::python
