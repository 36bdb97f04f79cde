#include "server/gzip.h"

#include <zlib.h>

#include <stdexcept>

namespace heptad {

std::string gzip(std::string_view bytes, Effort effort) {
  constexpr int kWindowBits = 15, kWithGzipHeader = 16, kMemoryLevel = 8;
  z_stream stream = {};
  if (deflateInit2(&stream, static_cast<int>(effort), Z_DEFLATED, kWindowBits + kWithGzipHeader, kMemoryLevel,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::runtime_error("There is no memory to compress anything.");
  }
  std::string small(deflateBound(&stream, bytes.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(small.data());
  stream.avail_out = static_cast<uInt>(small.size());
  deflate(&stream, Z_FINISH);  // the bound is enough for all of it at once
  small.resize(stream.total_out);
  deflateEnd(&stream);
  return small;
}

}  // namespace heptad
