#include "bots/net/net.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace heptad {

NetWeights::NetWeights(NetShape net_shape)
    : shape(net_shape),
      first(static_cast<std::size_t>(shape.inputs * kFirstLayer)),
      first_bias(kFirstLayer),
      second(kFirstLayer * kSecondLayer),
      second_bias(kSecondLayer),
      value(kSecondLayer),
      value_bias(1),
      action(static_cast<std::size_t>(shape.actions * kFirstLayer)),
      action_bias(static_cast<std::size_t>(shape.actions)) {}

std::array<std::vector<float>*, 8> NetWeights::tensors() {
  return {&first, &first_bias, &second, &second_bias, &value, &value_bias, &action, &action_bias};
}

std::array<const std::vector<float>*, 8> NetWeights::tensors() const {
  return {&first, &first_bias, &second, &second_bias, &value, &value_bias, &action, &action_bias};
}

NetWeights grown(const NetWeights& net, NetShape shape) {
  NetWeights larger(shape);
  const auto to = larger.tensors();
  const auto from = net.tensors();
  for (std::size_t i = 0; i < to.size(); ++i) std::copy(from[i]->begin(), from[i]->end(), to[i]->begin());
  return larger;
}

namespace {

// Sums of the first layer stay far below 64, so nine bits are left for what is behind the point.
constexpr float kFirstScale = 512;

// Registers by name: a loop over an array of numbers would keep its sums in memory.
constexpr int kShorts = 16;
constexpr int kFloats = 8;
using Shorts [[gnu::vector_size(sizeof(std::int16_t) * kShorts)]] = std::int16_t;
using Floats [[gnu::vector_size(sizeof(float) * kFloats)]] = float;

Shorts load(const std::int16_t* from) {
  Shorts values;
  std::memcpy(&values, from, sizeof values);
  return values;
}
Floats load(const float* from) {
  Floats values;
  std::memcpy(&values, from, sizeof values);
  return values;
}

}  // namespace

Evaluator::Evaluator(const NetWeights& net) : net_(net), first_(net.first.size()) {
  constexpr float kMost = 32767;
  for (std::size_t i = 0; i < first_.size(); ++i) {
    first_[i] = static_cast<std::int16_t>(std::lround(std::clamp(net.first[i] * kFirstScale, -kMost, kMost)));
  }
}

void Evaluator::first_layer(const NetInput& input, Hidden& hidden) const {
  constexpr int kPieces = kFirstLayer / kShorts;
  Shorts sums[kPieces] = {};
  for (int i = 0; i < input.on_count; ++i) {
    const std::int16_t* row = first_.data() + input.on[i] * kFirstLayer;
    for (int p = 0; p < kPieces; ++p) sums[p] += load(row + p * kShorts);
  }
  for (int j = 0; j < kFirstLayer; ++j) {
    hidden[j] = net_.first_bias[j] + static_cast<float>(sums[j / kShorts][j % kShorts]) / kFirstScale;
  }
  for (int i = 0; i < input.amount_count; ++i) {
    const float* row = net_.first.data() + input.amounts[i].input * kFirstLayer;
    for (int j = 0; j < kFirstLayer; ++j) hidden[j] += input.amounts[i].value * row[j];
  }
  for (float& h : hidden) h = std::max(h, 0.0F);
}

float Evaluator::win_probability(const Hidden& hidden) const {
  constexpr int kPieces = kSecondLayer / kFloats;
  constexpr int kAtATime = 2;  // a sum waits for the one before it, so two run side by side
  Floats sums[kAtATime][kPieces] = {};
  for (int i = 0; i < kFirstLayer; i += kAtATime) {
    for (int k = 0; k < kAtATime; ++k) {
      const float* row = net_.second.data() + (i + k) * kSecondLayer;
      for (int p = 0; p < kPieces; ++p) sums[k][p] += hidden[i + k] * load(row + p * kFloats);
    }
  }
  float sum = net_.value_bias[0];
  for (int j = 0; j < kSecondLayer; ++j) {
    const float in =
        net_.second_bias[j] + sums[0][j / kFloats][j % kFloats] + sums[1][j / kFloats][j % kFloats];
    sum += std::max(in, 0.0F) * net_.value[j];
  }
  return 1.0F / (1.0F + std::exp(-sum));
}

float Evaluator::leaning_to(const Hidden& hidden, const ActionRows& rows) const {
  constexpr int kAtATime = 4;
  Floats sums[kAtATime] = {};
  float sum = 0;
  for (int r = 0; r < rows.count; ++r) {
    const float* row = net_.action.data() + rows.rows[r] * kFirstLayer;
    for (int i = 0; i < kFirstLayer; i += kAtATime * kFloats) {
      for (int k = 0; k < kAtATime; ++k) {
        sums[k] += load(hidden.data() + i + k * kFloats) * load(row + i + k * kFloats);
      }
    }
    sum += net_.action_bias[rows.rows[r]];
  }
  const Floats all = (sums[0] + sums[1]) + (sums[2] + sums[3]);
  for (int j = 0; j < kFloats; ++j) sum += all[j];
  return sum;
}

std::string write_net(const NetWeights& net) {
  std::string bytes;
  const auto put16 = [&](std::uint16_t half) {
    bytes.push_back(static_cast<char>(half & 0xFF));
    bytes.push_back(static_cast<char>(half >> 8));
  };
  for (const std::vector<float>* tensor : net.tensors()) {
    float largest = 1e-6F;
    for (const float w : *tensor) largest = std::max(largest, std::abs(w));
    const float scale = largest / 32767.0F;
    const auto bits = std::bit_cast<std::uint32_t>(scale);
    put16(static_cast<std::uint16_t>(bits & 0xFFFF));
    put16(static_cast<std::uint16_t>(bits >> 16));
    for (const float w : *tensor) {
      put16(static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(w / scale))));
    }
  }
  return bytes;
}

Expected<NetWeights> read_net(NetShape shape, std::span<const unsigned char> bytes) {
  NetWeights net(shape);
  std::size_t expected = 0;
  for (const std::vector<float>* tensor : net.tensors()) expected += 4 + 2 * tensor->size();
  if (bytes.size() != expected) {
    return refuse("bad-net", "The weights have " + std::to_string(bytes.size()) + " bytes, not " +
                                 std::to_string(expected) + ": they belong to other inputs.");
  }
  std::size_t at = 0;
  const auto get16 = [&] {
    at += 2;
    return static_cast<std::uint16_t>(bytes[at - 2] | bytes[at - 1] << 8);
  };
  for (std::vector<float>* tensor : net.tensors()) {
    const std::uint32_t low = get16();
    const std::uint32_t high = get16();
    const auto scale = std::bit_cast<float>(low | high << 16);
    for (float& w : *tensor) w = scale * static_cast<float>(static_cast<std::int16_t>(get16()));
  }
  return net;
}

}  // namespace heptad
