// Where the tests find what is not compiled into them.
#pragma once

#include <string>
#include <string_view>

namespace heptad::tests {

std::string source_path(std::string_view below_the_root);  // "tests/golden"
std::string program_path();                                // of `heptad`
std::string example_bot_path();                            // of examples/bot.cpp, compiled

}  // namespace heptad::tests
