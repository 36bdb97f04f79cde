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

}  // namespace

Evaluator::Evaluator(const NetWeights& net) : net_(net), first_(net.first.size()) {
  constexpr float kMost = 32767;
  for (std::size_t i = 0; i < first_.size(); ++i) {
    first_[i] = static_cast<std::int16_t>(std::lround(std::clamp(net.first[i] * kFirstScale, -kMost, kMost)));
  }
}

void Evaluator::first_layer(const NetInput& input, Hidden& hidden) const {
  // Whole registers by name: a loop over an array would keep the sums in memory.
  constexpr int kLanes = 16;
  using Piece [[gnu::vector_size(2 * kLanes)]] = std::int16_t;
  constexpr int kPieces = kFirstLayer / kLanes;
  static_assert(kPieces * kLanes == kFirstLayer);
  Piece sums[kPieces] = {};
  for (int i = 0; i < input.on_count; ++i) {
    const std::int16_t* row = first_.data() + input.on[i] * kFirstLayer;
    for (int p = 0; p < kPieces; ++p) {
      Piece piece;
      std::memcpy(&piece, row + p * kLanes, sizeof piece);
      sums[p] += piece;
    }
  }
  for (int j = 0; j < kFirstLayer; ++j) {
    hidden[j] = net_.first_bias[j] + static_cast<float>(sums[j / kLanes][j % kLanes]) / kFirstScale;
  }
  for (int i = 0; i < input.amount_count; ++i) {
    const float* row = net_.first.data() + input.amounts[i].input * kFirstLayer;
    for (int j = 0; j < kFirstLayer; ++j) hidden[j] += input.amounts[i].value * row[j];
  }
  for (float& h : hidden) h = std::max(h, 0.0F);
}

float Evaluator::win_probability(const Hidden& hidden) const {
  std::array<float, kSecondLayer> next;
  std::copy_n(net_.second_bias.data(), kSecondLayer, next.data());
  for (int i = 0; i < kFirstLayer; ++i) {
    const float* row = net_.second.data() + i * kSecondLayer;
    for (int j = 0; j < kSecondLayer; ++j) next[j] += hidden[i] * row[j];
  }
  float sum = net_.value_bias[0];
  for (int j = 0; j < kSecondLayer; ++j) sum += std::max(next[j], 0.0F) * net_.value[j];
  return 1.0F / (1.0F + std::exp(-sum));
}

float Evaluator::leaning_to(const Hidden& hidden, const ActionRows& rows) const {
  std::array<float, 8> sums = {};  // eight partial sums, so that the compiler may use wide registers
  float sum = 0;
  for (int r = 0; r < rows.count; ++r) {
    const float* row = net_.action.data() + rows.rows[r] * kFirstLayer;
    for (int i = 0; i < kFirstLayer; i += 8) {
      for (int j = 0; j < 8; ++j) sums[j] += hidden[i + j] * row[i + j];
    }
    sum += net_.action_bias[rows.rows[r]];
  }
  for (const float s : sums) sum += s;
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
