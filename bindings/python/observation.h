// A position as numbers, for programs that learn: exactly what one seat may know. The layout is told by the
// same code that writes it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace heptad::python {

struct ObservationBlock {
  std::string name;
  int first = 0;
  int count = 0;
};

class ObservationWriter {
 public:
  // Into zeros, so many as the layout has.
  explicit ObservationWriter(float* zeros) : next_(zeros) {}
  // Nothing is kept but the layout.
  explicit ObservationWriter(std::vector<ObservationBlock>& layout) : layout_(&layout) {}

  // The place of the next block.
  float* block(std::string_view of, std::string_view name, int count) {
    if (layout_ != nullptr) {
      layout_->push_back({std::string(of).append(name), width_, count});
      width_ += count;
      scratch_.assign(static_cast<std::size_t>(count), 0.0F);
      return scratch_.data();
    }
    float* const place = next_;
    next_ += count;
    return place;
  }
  void number(std::string_view of, std::string_view name, double value) {
    *block(of, name, 1) = static_cast<float>(value);
  }
  template <class Bits>
  void bits(std::string_view of, std::string_view name, int count, Bits bits) {
    float* const place = block(of, name, count);
    for_each_bit(bits, [&](int bit) { place[bit] = 1; });
  }
  void cards(std::string_view of, std::string_view name, int count, const CardSet& cards) {
    float* const place = block(of, name, count);
    cards.for_each([&](Card card) { place[card] = 1; });
  }
  // One of so many; any other number is none of them.
  void one_of(std::string_view of, std::string_view name, int count, int which) {
    float* const place = block(of, name, count);
    if (which >= 0 && which < count) place[which] = 1;
  }

 private:
  float* next_ = nullptr;
  std::vector<ObservationBlock>* layout_ = nullptr;
  std::vector<float> scratch_;
  int width_ = 0;
};

// `seen` is the seat's view.
void observe(const duel::State& seen, Seat seat, ObservationWriter& out);
void observe(const wonders::State& seen, Seat seat, ObservationWriter& out);

template <class State>
std::vector<ObservationBlock> layout_of(const State& start) {
  std::vector<ObservationBlock> layout;
  ObservationWriter out(layout);
  observe(start, 0, out);
  return layout;
}
inline int width(const std::vector<ObservationBlock>& layout) {
  return layout.empty() ? 0 : layout.back().first + layout.back().count;
}

}  // namespace heptad::python
