#include "server/static_files.h"

#include <array>
#include <fstream>
#include <iterator>
#include <utility>

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

std::optional<std::string> contents(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

bool is_inside(const std::filesystem::path& path, const std::filesystem::path& folder) {
  const auto relative = path.lexically_relative(folder);
  return !relative.empty() && *relative.begin() != "..";
}

}  // namespace

StaticFiles::StaticFiles(const std::filesystem::path& folder) {
  std::error_code error;
  if (!folder.empty()) folder_ = std::filesystem::canonical(folder, error);
}

// Read once, and again when it was written again.
const StaticFile* StaticFiles::read(const std::filesystem::path& path) {
  std::error_code error;
  const auto written = std::filesystem::last_write_time(path, error);
  if (error) return nullptr;
  const auto known = kept_.find(path.string());
  if (known != kept_.end() && known->second.written == written) return &known->second.file;
  auto body = contents(path);
  if (!body) return nullptr;
  Kept kept{written, {.body = std::move(*body)}};
  kept.file.tag = '"' + to_hex(sha256(kept.file.body)).substr(0, 20) + '"';
  return &(kept_[path.string()] = std::move(kept)).file;
}

std::optional<StaticFile> StaticFiles::find(std::string_view path, bool accepts_gzip) {
  if (folder_.empty()) return std::nullopt;
  const bool page = path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos;
  const std::filesystem::path relative = page ? "index.html" : std::string(path.substr(1));
  std::error_code error;
  const auto file = std::filesystem::weakly_canonical(folder_ / relative, error);  // links resolved
  if (error || !is_inside(file, folder_)) return std::nullopt;
  const StaticFile* gzipped = accepts_gzip ? read(file.string() + ".gz") : nullptr;
  const StaticFile* body = gzipped != nullptr ? gzipped : read(file);
  if (body == nullptr) return std::nullopt;
  StaticFile found = *body;
  found.type = type_of(file);
  found.gzipped = gzipped != nullptr;
  found.lasts = relative.string().starts_with("assets/");
  return found;
}

}  // namespace heptad
