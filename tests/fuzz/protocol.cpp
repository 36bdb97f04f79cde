// Any lines to the line protocol, after a game has begun: every line gets one answer, itself one line of
// JSON.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include <boost/json/parse.hpp>

#include "cli/engine_session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  heptad::EngineSession session;
  session.answer(R"({"cmd":"new","rules":"duel","seed":7})");
  std::string_view lines(reinterpret_cast<const char*>(data), size);
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    const std::string answer = session.answer(lines.substr(0, end));
    boost::json::error_code failed;
    const auto parsed = boost::json::parse(answer, failed);
    if (failed || !parsed.is_object() || !parsed.get_object().contains("ok")) std::abort();
    if (answer.find('\n') != std::string::npos) std::abort();
    lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
  }
  return 0;
}
