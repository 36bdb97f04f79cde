// How the process and its files are, in Prometheus' own words where it has them.
#pragma once

#include <filesystem>
#include <string>

namespace heptad {

class Vitals {
 public:
  explicit Vitals(std::filesystem::path database) : database_(std::move(database)) {}
  std::string text() const;

 private:
  std::filesystem::path database_;
};

}  // namespace heptad
