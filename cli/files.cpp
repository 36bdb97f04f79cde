#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace heptad {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{8} << 20;

struct Close {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, Close>;

std::unexpected<Refusal> failed(const std::string& what, const std::string& path) {
  return refuse(Code::BadFile, "Cannot " + what + " " + path + ": " + std::strerror(errno) + ".");
}

}  // namespace

Expected<std::string> read_file(const std::string& path) {
  const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  if (!file) return failed("read", path);
  std::string content;
  char piece[1 << 16];
  while (const std::size_t read = std::fread(piece, 1, sizeof piece, file.get())) {
    content.append(piece, read);
    if (content.size() > kMaxBytes) return refuse(Code::TooLarge, path + " is too large to be a record.");
  }
  if (std::ferror(file.get()) != 0) return failed("read", path);
  return content;
}

Expected<void> write_file(const std::string& path, std::string_view content) {
  const std::string beside = path + ".part";
  std::FILE* file = std::fopen(beside.c_str(), "wb");
  if (file == nullptr) return failed("write", beside);
  const bool written = std::fwrite(content.data(), 1, content.size(), file) == content.size();
  const bool closed = std::fclose(file) == 0;
  if (!written || !closed || std::rename(beside.c_str(), path.c_str()) != 0) return failed("write", path);
  return {};
}

}  // namespace heptad
