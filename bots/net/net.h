// A small network: many inputs of which few are on, two hidden layers, a value, and a leaning towards each
// action. The first layer is a sum of the rows of the inputs that are on, kept in 16 bits, so a position
// costs about a microsecond.
#pragma once

#include <array>
#include <cstdint>
#include <new>
#include <span>
#include <string>
#include <vector>

#include "bots/net/input.h"
#include "engine/core/refusal.h"

namespace heptad {

inline constexpr int kFirstLayer = 128;
inline constexpr int kSecondLayer = 32;

using Hidden = std::array<float, kFirstLayer>;

struct NetShape {
  int inputs = 0;
  int actions = 0;  // rows of leanings; an action adds up a few of them

  bool operator==(const NetShape&) const = default;
};

// The rows whose leanings add up to an action's.
struct ActionRows {
  static constexpr int kMost = 5;

  std::array<int, kMost> rows = {};
  int count = 0;
};

// The weights as they are trained.
struct NetWeights {
  explicit NetWeights(NetShape net_shape);

  NetShape shape;
  std::vector<float> first;        // inputs × kFirstLayer
  std::vector<float> first_bias;   // kFirstLayer
  std::vector<float> second;       // kFirstLayer × kSecondLayer
  std::vector<float> second_bias;  // kSecondLayer
  std::vector<float> value;        // kSecondLayer
  std::vector<float> value_bias;   // 1
  std::vector<float> action;       // actions × kFirstLayer
  std::vector<float> action_bias;  // actions
  std::vector<float> habit;        // actions: the leaning to a row in whatever position

  // Every tensor, in the order of the file.
  static constexpr std::size_t kTensors = 9;
  std::array<std::vector<float>*, kTensors> tensors();
  std::array<const std::vector<float>*, kTensors> tensors() const;
};

// Some inputs one after another, or some rows.
struct Gap {
  int first = 0;
  int count = 0;

  bool has(int which) const { return which >= first && which < first + count; }
};

// The same net with more inputs and rows behind its own, which do nothing yet.
NetWeights grown(const NetWeights& net, NetShape shape);
// The same net with more inputs among its own, which do nothing yet.
NetWeights widened(const NetWeights& net, Gap gap);

// Beginning where a line of the processor's cache begins, so that rows of weights do not straddle one more.
template <class Number>
struct InCacheLines {
  static constexpr std::align_val_t kLine{64};

  using value_type = Number;
  InCacheLines() = default;
  template <class Other>
  explicit InCacheLines(const InCacheLines<Other>&) {}
  Number* allocate(std::size_t n) { return static_cast<Number*>(::operator new(n * sizeof(Number), kLine)); }
  void deallocate(Number* at, std::size_t) { ::operator delete(at, kLine); }
  bool operator==(const InCacheLines&) const = default;
};

// The weights as they are played with.
class Evaluator {
 public:
  explicit Evaluator(const NetWeights& net);

  const NetShape& shape() const { return net_.shape; }
  void first_layer(const NetInput& input, Hidden& hidden) const;
  float win_probability(const Hidden& hidden) const;
  // The leanings of an action's rows, added up.
  float leaning_to(const Hidden& hidden, const ActionRows& rows) const;
  // How readily an action is chosen without a look at the position, on any scale above zero: for games played
  // out in a hurry.
  float habit_of(const ActionRows& rows) const {
    float product = 1;
    for (int r = 0; r < rows.count; ++r) product *= habits_[rows.rows[r]];
    return product;
  }

 private:
  template <class Number>
  using Rows = std::vector<Number, InCacheLines<Number>>;

  NetWeights net_;
  std::vector<float> habits_;  // e to the power of the weights
  Rows<std::int16_t> first_;   // inputs × kFirstLayer
  Rows<float> second_;         // as in the weights
  Rows<float> action_;
};

// As bytes: each tensor's scale and its weights in 16 bits, behind a header by which damage is noticed.
std::string write_net(const NetWeights& net);
// Whether the bytes are a net of that shape, by their header alone.
Expected<void> check_shape(NetShape shape, std::span<const unsigned char> bytes);
Expected<NetWeights> read_net(NetShape shape, std::span<const unsigned char> bytes);

}  // namespace heptad
