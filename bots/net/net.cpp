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
      action_bias(static_cast<std::size_t>(shape.actions)),
      habit(static_cast<std::size_t>(shape.actions)) {}

std::array<std::vector<float>*, NetWeights::kTensors> NetWeights::tensors() {
  return {&first, &first_bias, &second, &second_bias, &value, &value_bias, &action, &action_bias, &habit};
}

std::array<const std::vector<float>*, NetWeights::kTensors> NetWeights::tensors() const {
  return {&first, &first_bias, &second, &second_bias, &value, &value_bias, &action, &action_bias, &habit};
}

NetWeights grown(const NetWeights& net, NetShape shape) {
  NetWeights larger(shape);
  const auto to = larger.tensors();
  const auto from = net.tensors();
  for (std::size_t i = 0; i < to.size(); ++i) std::copy(from[i]->begin(), from[i]->end(), to[i]->begin());
  return larger;
}

NetWeights widened(const NetWeights& net, Gap gap) {
  NetWeights wider = grown(net, {net.shape.inputs + gap.count, net.shape.actions});
  const auto at = wider.first.begin() + gap.first * kFirstLayer;
  std::shift_right(at, wider.first.end(), gap.count * kFirstLayer);
  std::fill_n(at, gap.count * kFirstLayer, 0.0F);
  return wider;
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

Evaluator::Evaluator(const NetWeights& net)
    : net_(net),
      first_(net.first.size()),
      second_(net.second.begin(), net.second.end()),
      action_(net.action.begin(), net.action.end()) {
  for (const float habit : net.habit) habits_.push_back(std::exp(habit));
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
  // Through memory: from there the compiler widens eight at a time, out of the registers only one.
  std::array<std::int16_t, kFirstLayer> flat;
  std::memcpy(flat.data(), sums, sizeof flat);
  const float* bias = net_.first_bias.data();
  for (int j = 0; j < kFirstLayer; ++j) hidden[j] = bias[j] + static_cast<float>(flat[j]) / kFirstScale;
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
      const float* row = second_.data() + (i + k) * kSecondLayer;
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
    const float* row = action_.data() + rows.rows[r] * kFirstLayer;
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

namespace {

// A file begins with what it is, the net's shape, and a sum over everything behind the sum.
constexpr std::uint32_t kMagic = 0x32544E48;  // "HNT2"
constexpr std::size_t kHeaderBytes = 4 + 4 + 4 + 8;

template <class Number>
void put(std::string& bytes, Number number) {
  for (std::size_t i = 0; i < sizeof number; ++i) bytes.push_back(static_cast<char>(number >> 8 * i & 0xFF));
}

class Reader {
 public:
  explicit Reader(std::span<const unsigned char> bytes) : bytes_(bytes) {}
  template <class Number>
  Number take() {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) {
      number = static_cast<Number>(number | static_cast<Number>(bytes_[at_++]) << 8 * i);
    }
    return number;
  }

 private:
  std::span<const unsigned char> bytes_;
  std::size_t at_ = 0;
};

std::uint64_t sum_of(std::span<const unsigned char> bytes) {
  std::uint64_t sum = 0xCBF29CE484222325U;
  for (const unsigned char byte : bytes) sum = (sum ^ byte) * 0x100000001B3U;
  return sum;
}

std::span<const unsigned char> as_bytes(const std::string& text) {
  return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

std::size_t bytes_of_weights(const NetWeights& net) {
  std::size_t bytes = 0;
  for (const std::vector<float>* tensor : net.tensors()) bytes += 4 + 2 * tensor->size();
  return bytes;
}

}  // namespace

std::string write_net(const NetWeights& net) {
  std::string weights;
  for (const std::vector<float>* tensor : net.tensors()) {
    float largest = 1e-6F;
    for (const float w : *tensor) largest = std::max(largest, std::abs(w));
    const float scale = largest / 32767.0F;
    put(weights, std::bit_cast<std::uint32_t>(scale));
    for (const float w : *tensor) {
      put(weights, static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(w / scale))));
    }
  }
  std::string bytes;
  put(bytes, kMagic);
  put(bytes, static_cast<std::uint32_t>(net.shape.inputs));
  put(bytes, static_cast<std::uint32_t>(net.shape.actions));
  put(bytes, sum_of(as_bytes(weights)));
  return bytes + weights;
}

Expected<void> check_shape(NetShape shape, std::span<const unsigned char> bytes) {
  if (bytes.size() < kHeaderBytes) return refuse(Code::BadNet, "This is no file of weights.");
  Reader header(bytes);
  if (header.take<std::uint32_t>() != kMagic) return refuse(Code::BadNet, "This is no file of weights.");
  const auto inputs = header.take<std::uint32_t>();
  const auto actions = header.take<std::uint32_t>();
  if (inputs != static_cast<std::uint32_t>(shape.inputs) ||
      actions != static_cast<std::uint32_t>(shape.actions)) {
    return refuse(Code::OtherNet, "The weights are for " + std::to_string(inputs) + " inputs, not " +
                                      std::to_string(shape.inputs) + ": they belong to other rules.");
  }
  return {};
}

Expected<NetWeights> read_net(NetShape shape, std::span<const unsigned char> bytes) {
  if (auto fits = check_shape(shape, bytes); !fits) return std::unexpected(fits.error());
  const auto sum = Reader(bytes.subspan(kHeaderBytes - sizeof(std::uint64_t))).take<std::uint64_t>();
  NetWeights net(shape);
  const auto weights = bytes.subspan(kHeaderBytes);
  if (weights.size() != bytes_of_weights(net) || sum != sum_of(weights)) {
    return refuse(Code::BadNet, "The file of weights is damaged.");
  }
  Reader reader(weights);
  for (std::vector<float>* tensor : net.tensors()) {
    const auto scale = std::bit_cast<float>(reader.take<std::uint32_t>());
    for (float& w : *tensor) {
      w = scale * static_cast<float>(static_cast<std::int16_t>(reader.take<std::uint16_t>()));
    }
  }
  return net;
}

}  // namespace heptad
