// How long acts took, and how that is told.
#pragma once

#include <string>
#include <vector>

namespace heptad::load {

struct Sample {
  double at;  // seconds since the measuring began
  double milliseconds;
};

void print_latencies(std::vector<Sample> samples);
// How long any act took while the database was copied.
void print_backup(const std::vector<Sample>& samples, double began, double took, const std::string& copy);

}  // namespace heptad::load
