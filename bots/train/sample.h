// One lesson of self-play, packed: what the net sees of a position, what the search found there, and how the
// game ended.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "bots/net/input.h"
#include "bots/train/trainer.h"

namespace heptad {

struct Sample {
  static constexpr int kMostOn = 248;
  static constexpr int kMostAmounts = 12;
  static constexpr int kMostChoices = 48;

  struct Choice {
    std::array<std::uint16_t, ActionRows::kMost> rows;
    std::uint8_t row_count;
    std::uint8_t share;  // of the search's visits, in 255ths
  };

  float outcome = 0;       // the deciding seat's share of the win, 0 to 1
  float search_value = 0;  // what the search thought of it, 0 to 1
  bool was_searched = false;
  std::uint8_t on_count = 0;
  std::uint8_t amount_count = 0;
  std::uint8_t choice_count = 0;  // 0: the search was too short to learn its choice from
  std::array<std::uint16_t, kMostOn> on;
  std::array<NetInput::Amount, kMostAmounts> amounts;
  std::array<Choice, kMostChoices> choices;

  void set_input(const NetInput& input) {
    on_count = static_cast<std::uint8_t>(std::min(input.on_count, kMostOn));
    amount_count = static_cast<std::uint8_t>(std::min(input.amount_count, kMostAmounts));
    std::copy_n(input.on.begin(), on_count, on.begin());
    std::copy_n(input.amounts.begin(), amount_count, amounts.begin());
  }
  // What finds no room is left out.
  void add_choice(const ActionRows& rows, double share) {
    if (choice_count == kMostChoices) return;
    Choice& choice = choices[choice_count++];
    for (int r = 0; r < rows.count; ++r) choice.rows[r] = static_cast<std::uint16_t>(rows.rows[r]);
    choice.row_count = static_cast<std::uint8_t>(rows.count);
    choice.share = static_cast<std::uint8_t>(std::lround(255 * share));
  }

  void unpack(float trust_in_search, Lesson& lesson) const {
    lesson.input.clear();
    for (int i = 0; i < on_count; ++i) lesson.input.turn_on(on[i]);
    for (int i = 0; i < amount_count; ++i) lesson.input.set(amounts[i].input, amounts[i].value);
    const float trust = was_searched ? trust_in_search : 0;
    lesson.win = (1 - trust) * outcome + trust * search_value;
    lesson.choices.clear();
    float total = 0;
    for (int i = 0; i < choice_count; ++i) total += choices[i].share;
    for (int i = 0; i < choice_count && total > 0; ++i) {
      const Choice& choice = choices[i];
      Lesson::Choice& taught = lesson.choices.emplace_back();
      std::copy_n(choice.rows.begin(), choice.row_count, taught.rows.begin());
      taught.row_count = choice.row_count;
      taught.share = static_cast<float>(choice.share) / total;
    }
  }
};

}  // namespace heptad
