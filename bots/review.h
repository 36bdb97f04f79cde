// A game looked at again: how likely every seat was to win at each decision, what it played and what would
// have been better. One decision a step, so that work can be shown, stopped and gone deeper into. Every
// decision is judged by what its seat could know then. The same seed and iterations give the same review.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/bots.h"
#include "bots/reasons.h"
#include "engine/record.h"

namespace heptad {

inline constexpr int kReviewLevel = 6;  // whose thought is enough to see what went wrong

// A decision; nothing is judged where there was nothing to choose.
struct ReviewedMove {
  struct Verdict {
    double played = 0;  // the chance to win after it, as the seat could know
    double better = 0;
    Action better_action;         // the played one when there is none
    std::vector<Reason> reasons;  // what speaks for the better one

    double loss() const { return better - played; }
  };

  std::size_t entry = 0;   // of the log
  std::size_t moment = 0;  // in which it was made
  Seat seat = 0;
  std::vector<double> chances;  // of every seat to win, as this seat could know; empty: not looked at yet
  std::optional<Verdict> verdict;
  int iterations = 0;
};

// A position in which somebody decides, several at once perhaps; the last is the end.
struct ReviewMoment {
  std::size_t entry = 0;  // how much of the log lies before it
  int age = 0;
  std::vector<Sheet> sheets;    // by seat, as if scored now
  std::vector<double> chances;  // the mean of what those who decide could know; empty: not known yet
};

struct TurningPoint {
  enum class Kind : std::uint8_t {
    Mistake,  // a move, and a better one was there
    Luck,     // what came up
  };
  Kind kind = Kind::Mistake;
  std::size_t entry = 0;   // the move; of luck the first of nature's actions
  std::size_t moment = 0;  // of the move; of luck the one it led to
  Seat seat = 0;           // whose chances changed most
  double before = 0;       // with the better move; as was to be expected
  double after = 0;

  double change() const { return after - before; }
};
std::string_view name(TurningPoint::Kind kind);

class Review {
 public:
  // A level's mistakes and a bot's character are left out: only how long it thinks matters. The record's log
  // must be legal.
  Review(Record record, const BotSpec& bot, const Budget& budget = {});

  // Judges the next decision. Refused when this rule set has no judge; then nothing has changed.
  Expected<void> step();
  // Every decision is judged as deeply as this pass goes.
  bool done() const { return next_ == moves_.size(); }
  // Begins another pass, with four times the thought for each decision.
  void deepen();

  int pass() const { return pass_; }  // from 1
  std::size_t judged() const { return next_; }

  const Record& record() const { return record_; }
  std::span<const ReviewedMove> moves() const { return moves_; }
  // With the chances as far as they are known.
  std::vector<ReviewMoment> moments() const;
  // The three moments in which chances changed most, as far as is known, in the order of the game.
  std::vector<TurningPoint> turning_points() const;

 private:
  void find_moments();
  std::optional<TurningPoint> luck_before(std::size_t moment, const std::vector<ReviewMoment>& all) const;
  std::vector<double> expected_after(std::size_t moment, const std::vector<ReviewMoment>& all) const;

  Record record_;
  BotSpec bot_;
  int pass_ = 1;
  std::size_t next_ = 0;
  std::vector<ReviewedMove> moves_;
  std::vector<ReviewMoment> moments_;
};

}  // namespace heptad
