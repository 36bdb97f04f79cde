// The web client's files, from one folder and never from outside it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace heptad {

struct StaticFile {
  std::string body;
  std::string_view type;
  std::string tag;  // changes with the content
  bool gzipped = false;
  bool lasts = false;  // its name changes with its content: it may be kept for ever
};

class StaticFiles {
 public:
  explicit StaticFiles(const std::filesystem::path& folder);

  // A path without a dot is a page of the client: index.html. A `.gz` beside a file is preferred when
  // accepted.
  std::optional<StaticFile> find(std::string_view path, bool accepts_gzip);

 private:
  struct Kept {
    std::filesystem::file_time_type written;
    StaticFile file;
  };

  const StaticFile* read(const std::filesystem::path& path);

  std::filesystem::path folder_;  // empty: there is no client
  std::unordered_map<std::string, Kept> kept_;
};

}  // namespace heptad
