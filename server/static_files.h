// The web client's files: read and compressed once, when the server starts. What is asked for is looked up by
// its name and never on the disk.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

namespace heptad {

struct StaticFile {
  std::string body;
  std::string gzipped;  // empty: it would not be smaller
  std::string_view type;
  std::string tag;     // changes with the content
  bool lasts = false;  // its name changes with its content: it may be kept for ever
};

class StaticFiles {
 public:
  // An empty path: there is no client.
  explicit StaticFiles(const std::filesystem::path& folder);

  // A path without a dot is a page of the client: index.html.
  const StaticFile* find(std::string_view path) const;

 private:
  std::unordered_map<std::string, StaticFile> files_;  // by path, "/assets/app.js"
};

}  // namespace heptad
