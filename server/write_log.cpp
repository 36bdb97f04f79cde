#include "server/write_log.h"

#include <array>
#include <fstream>

namespace heptad {
namespace {

// The format is SQLite's, section "The Write-Ahead Log" of its file format.
constexpr std::int64_t kHeader = 32, kFrameHeader = 24;

std::uint32_t word(const char* bytes) {
  std::uint32_t value = 0;
  for (int i = 0; i < 4; ++i) value = value << 8U | static_cast<std::uint8_t>(bytes[i]);
  return value;
}

}  // namespace

std::optional<LeftBehind> log_left_behind(const std::filesystem::path& database) {
  std::ifstream log(database.string() + "-wal", std::ios::binary | std::ios::ate);
  if (!log) return std::nullopt;
  const std::int64_t size = log.tellg();
  std::array<char, kHeader> header = {};
  if (size <= kHeader || !log.seekg(0).read(header.data(), kHeader)) return std::nullopt;
  const std::int64_t frame_bytes = kFrameHeader + word(&header[8]);
  LeftBehind left;
  std::int64_t at = kHeader, frames = 0, finished_at = kHeader;
  for (; at + frame_bytes <= size; at += frame_bytes) {
    std::array<char, kFrameHeader> frame = {};
    if (!log.seekg(at).read(frame.data(), kFrameHeader)) break;
    // Another salt: written before the log began anew, and of no meaning.
    const bool current = word(&frame[8]) == word(&header[16]) && word(&frame[12]) == word(&header[20]);
    if (!current) {
      left.cut_bytes = at - finished_at;
      return left;
    }
    ++frames;
    const bool ends_commit = word(&frame[4]) != 0;
    if (!ends_commit) continue;
    left.committed = frames;
    finished_at = at + frame_bytes;
  }
  left.cut_bytes = size - finished_at;
  return left;
}

}  // namespace heptad
