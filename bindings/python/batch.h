// Many games of one rule set at once: arrays in, arrays out. A game that ends begins anew.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "bindings/python/play.h"

namespace heptad::python {

class Batch {
 public:
  // `threads` share the work of a call.
  static std::unique_ptr<Batch> make(std::shared_ptr<const Kind> kind, int games, std::uint64_t seed,
                                     int threads);
  virtual ~Batch() = default;

  const Kind& kind() const { return *kind_; }
  int games() const { return games_; }
  int players() const { return kind_->rules.players; }
  int uses() const { return kind_->moves.uses(); }
  int observed() const { return width(kind_->layout); }

  // For each game: the seat that is asked. Where several are to act at once, they are asked one after the
  // other.
  virtual void current(std::int8_t* seats) const = 0;
  // Of the seat that is asked; all into zeros.
  virtual void mask(std::uint8_t* zeros) const = 0;
  virtual void observe(float* zeros) const = 0;
  // A move for each game, uniformly from all legal ones.
  virtual void sample(std::int32_t* moves) = 0;
  // Plays one move in each game, or none at all when one of them is not legal. `ended` and `returns` tell of
  // games that this move ended.
  virtual void step(std::span<const std::int32_t> moves, float* returns, std::uint8_t* ended) = 0;

 protected:
  Batch(std::shared_ptr<const Kind> kind, int games, int threads)
      : kind_(std::move(kind)), games_(games), threads_(threads) {}

  std::shared_ptr<const Kind> kind_;
  int games_;
  int threads_;
};

}  // namespace heptad::python
