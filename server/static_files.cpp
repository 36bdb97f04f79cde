#include "server/static_files.h"

#include <array>
#include <fstream>
#include <iterator>
#include <utility>

#include "server/gzip.h"
#include "table/sha256.h"

namespace heptad {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".mp3", "audio/mpeg"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string_view type_of(const std::filesystem::path& path) {
  const std::string ending = path.extension().string();
  for (const auto& [known, type] : kTypes) {
    if (known == ending) return type;
  }
  return "application/octet-stream";
}

std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

StaticFile read(const std::filesystem::path& path, std::string_view name) {
  StaticFile file{.body = contents(path), .type = type_of(path)};
  file.gzipped = gzip(file.body, Effort::Thorough);
  if (file.gzipped.size() >= file.body.size()) file.gzipped.clear();
  file.tag = '"' + to_hex(sha256(file.body)).substr(0, 20) + '"';
  file.lasts = name.starts_with("/assets/");
  return file;
}

}  // namespace

StaticFiles::StaticFiles(const std::filesystem::path& folder) {
  if (folder.empty()) return;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.is_symlink() || !entry.is_regular_file()) continue;  // a link may lead out of the folder
    const std::string name = '/' + entry.path().lexically_relative(folder).generic_string();
    files_.emplace(name, read(entry.path(), name));
  }
}

const StaticFile* StaticFiles::find(std::string_view path) const {
  const bool page = path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos;
  const auto found = files_.find(page ? "/index.html" : std::string(path));
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace heptad
