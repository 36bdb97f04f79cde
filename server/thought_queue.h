// Who is thought about next. Every address gets its turn and every table of it in turn, tables with people at
// them first, short thoughts before long ones: nobody's bots wait for all of somebody else's.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "bots/advice.h"
#include "table/clock.h"

namespace heptad {

struct Asker {
  std::string table;
  std::string address;  // who answers for the table, for limits
  bool live = false;    // a person who plays there is there
};

struct Ask {
  using Answer = std::function<void(std::vector<Advice>)>;

  Question question;
  Asker by;
  Answer answer;
  Millis cost = 0;   // of processor time, about
  Millis since = 0;  // when it was asked
};

enum class Lane : std::uint8_t { Any, Short };

class ThoughtQueue {
 public:
  explicit ThoughtQueue(Millis most_of_an_address) : most_(most_of_an_address) {}

  // False, and nothing is kept, when the address has as much thought waiting as it may.
  bool push(Ask ask);
  // The next one for a thinker of this lane.
  std::optional<Ask> pop(Lane lane, Millis now);
  bool has(Lane lane) const;
  bool is_full_for(std::string_view address) const;
  std::size_t size() const { return waiting_.size(); }
  void clear() { waiting_.clear(); }

 private:
  // Whose turn it was last: kept a while after the last question, or asking one at a time would always be
  // first.
  class Turns {
   public:
    std::uint64_t of(const std::string& name) const;
    void took(const std::string& name, Millis now);

   private:
    struct Turn {
      std::uint64_t number;
      Millis at;
    };
    std::unordered_map<std::string, Turn> turns_;
    std::uint64_t last_ = 0;
    std::size_t pruned_at_ = 64;
  };

  bool goes_first(const Ask& a, const Ask& b, Millis now) const;

  Millis most_;
  std::vector<Ask> waiting_;  // in the order asked
  std::unordered_map<std::string, Millis> waiting_of_;
  Turns addresses_, tables_;
};

}  // namespace heptad
