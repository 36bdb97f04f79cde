# Writes a .cpp that holds a file's bytes as `extern const std::span<const unsigned char> <symbol>` in namespace
# heptad, so that the program needs no files beside it.
function(embed_bytes output symbol file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} HEX_DIGITS HEX)
  string(REGEX REPLACE "(................................)" "\\1\"\n\"" HEX_DIGITS "${HEX_DIGITS}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" HEX_DIGITS "${HEX_DIGITS}")
  cmake_path(GET file FILENAME file)  # its folder would keep clones from sharing a compiler cache
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT
"// Made from @file@ by the build.
#include <span>

namespace heptad {
namespace {
// A text compiles eight times as fast as a list of numbers, however long it is.
#pragma GCC diagnostic ignored \"-Woverlength-strings\"
constexpr unsigned char kBytes[] =
\"@HEX_DIGITS@\";
}
extern const std::span<const unsigned char> @symbol@;
const std::span<const unsigned char> @symbol@{kBytes, sizeof kBytes - 1};
}  // namespace heptad
")
endfunction()
