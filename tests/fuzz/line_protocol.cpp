// Whatever comes in, one answer a line goes out: a JSON object that says whether it is ok, and why not.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "cli/engine_session.h"

namespace {

bool is_answer(const std::string& line) {
  boost::json::error_code error;
  const auto answer = boost::json::parse(line, error);
  if (error || !answer.is_object() || line.find('\n') != std::string::npos) return false;
  const auto* ok = answer.as_object().if_contains("ok");
  if (ok == nullptr || !ok->is_bool()) return false;
  return ok->as_bool() || answer.as_object().contains("error");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  heptad::EngineSession session;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  while (!text.empty()) {
    const auto line = text.substr(0, text.find('\n'));
    if (!is_answer(session.answer(line))) std::abort();
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return 0;
}
