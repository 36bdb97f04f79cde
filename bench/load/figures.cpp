#include "bench/load/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace heptad::load {

namespace {

// The slowest update of each second, so that a rare hitch can be told from a server that is always slow.
void print_seconds(const std::vector<Sample>& samples) {
  std::map<int, double> worst;
  for (const Sample& sample : samples) {
    double& most = worst[static_cast<int>(sample.at)];
    most = std::max(most, sample.milliseconds);
  }
  fmt::print("slowest a second  ");
  for (const auto& [second, most] : worst) fmt::print("{:.0f} ", most);
  fmt::print("ms\n");
}

}  // namespace

void print_backup(const std::vector<Sample>& samples, double began, double took, const std::string& copy) {
  double most = 0;
  for (const Sample& sample : samples) {
    if (sample.at >= began && sample.at - sample.milliseconds / 1000 <= began + took) {
      most = std::max(most, sample.milliseconds);
    }
  }
  fmt::print("backup            {:.1f} s, {:.0f} MB; the slowest act meanwhile took {:.0f} ms\n", took,
             static_cast<double>(std::filesystem::file_size(copy)) / 1e6, most);
}

void print_latencies(std::vector<Sample> samples) {
  if (samples.empty()) return;
  print_seconds(samples);
  std::ranges::sort(samples, {}, &Sample::milliseconds);
  const auto at = [&](double share) {
    return samples[static_cast<std::size_t>(share * static_cast<double>(samples.size() - 1))].milliseconds;
  };
  fmt::print("act to update ms  p50 {:.2f}  p95 {:.2f}  p99 {:.2f}  max {:.2f}  ({} updates measured)\n",
             at(0.5), at(0.95), at(0.99), at(1), samples.size());
}

}  // namespace heptad::load
