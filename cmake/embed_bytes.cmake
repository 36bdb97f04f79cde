# Writes a .cpp that holds a file's bytes as `extern const std::span<const unsigned char> <symbol>` in namespace
# heptad, so that the program needs no files beside it.
function(embed_bytes output symbol file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} HEX_DIGITS HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" HEX_DIGITS "${HEX_DIGITS}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," HEX_DIGITS "${HEX_DIGITS}")
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT
"// Made from @file@ by the build.
#include <span>

namespace heptad {
namespace {
constexpr unsigned char kBytes[] = {
@HEX_DIGITS@};
}
extern const std::span<const unsigned char> @symbol@;
const std::span<const unsigned char> @symbol@ = kBytes;
}  // namespace heptad
")
endfunction()
