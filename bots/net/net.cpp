#include "bots/net/net.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace heptad {

Net::Net(NetShape net_shape)
    : shape(net_shape),
      first(static_cast<std::size_t>(shape.inputs * kFirstLayer)),
      first_bias(kFirstLayer),
      second(kFirstLayer * kSecondLayer),
      second_bias(kSecondLayer),
      value(kSecondLayer),
      value_bias(1),
      action(static_cast<std::size_t>(shape.actions * kFirstLayer)),
      action_bias(static_cast<std::size_t>(shape.actions)) {}

std::array<std::vector<float>*, 8> Net::tensors() {
  return {&first, &first_bias, &second, &second_bias, &value, &value_bias, &action, &action_bias};
}

std::array<const std::vector<float>*, 8> Net::tensors() const {
  return {&first, &first_bias, &second, &second_bias, &value, &value_bias, &action, &action_bias};
}

void first_layer(const Net& net, const NetInput& input, Hidden& hidden) {
  std::copy_n(net.first_bias.data(), kFirstLayer, hidden.data());
  const float* const rows = net.first.data();
  for (int i = 0; i < input.on_count; ++i) {
    const float* row = rows + input.on[i] * kFirstLayer;
    for (int j = 0; j < kFirstLayer; ++j) hidden[j] += row[j];
  }
  for (int i = 0; i < input.amount_count; ++i) {
    const float* row = rows + input.amounts[i].input * kFirstLayer;
    for (int j = 0; j < kFirstLayer; ++j) hidden[j] += input.amounts[i].value * row[j];
  }
  for (float& h : hidden) h = std::max(h, 0.0F);
}

float value_of(const Net& net, const Hidden& hidden) {
  std::array<float, kSecondLayer> next;
  std::copy_n(net.second_bias.data(), kSecondLayer, next.data());
  for (int i = 0; i < kFirstLayer; ++i) {
    const float* row = net.second.data() + i * kSecondLayer;
    for (int j = 0; j < kSecondLayer; ++j) next[j] += hidden[i] * row[j];
  }
  float sum = net.value_bias[0];
  for (int j = 0; j < kSecondLayer; ++j) sum += std::max(next[j], 0.0F) * net.value[j];
  return sum;
}

float leaning_to(const Net& net, const Hidden& hidden, int action) {
  const float* row = net.action.data() + action * kFirstLayer;
  std::array<float, 8> sums = {};  // eight partial sums, so that the compiler may use wide registers
  for (int i = 0; i < kFirstLayer; i += 8) {
    for (int j = 0; j < 8; ++j) sums[j] += hidden[i + j] * row[i + j];
  }
  float sum = net.action_bias[action];
  for (const float s : sums) sum += s;
  return sum;
}

std::string write_net(const Net& net) {
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

Expected<Net> read_net(NetShape shape, std::span<const unsigned char> bytes) {
  Net net(shape);
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
