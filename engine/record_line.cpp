#include "engine/record_line.h"

#include <algorithm>

#include "engine/core/utf8.h"

namespace heptad {
namespace {

constexpr std::size_t kMaxLine = 1000;
constexpr std::size_t kShownOfLine = 80;

bool is_blank(char c) { return c == ' ' || c == '\t'; }

}  // namespace

void RecordLine::skip_blanks() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

int RecordLine::column() {
  skip_blanks();
  return static_cast<int>(at_) + 1;
}

bool RecordLine::at_end() {
  skip_blanks();
  return at_ == text_.size() || text_[at_] == '#';
}

std::string_view RecordLine::word() {
  skip_blanks();
  const std::size_t start = at_;
  while (at_ < text_.size() && !is_blank(text_[at_])) ++at_;
  return text_.substr(start, at_ - start);
}

std::string_view RecordLine::rest() {
  skip_blanks();
  std::string_view found = text_.substr(at_, text_.find('#', at_) - at_);
  while (!found.empty() && is_blank(found.back())) found.remove_suffix(1);
  at_ += found.size();
  return found;
}

Expected<std::string> RecordLine::quoted() {
  std::string name;
  for (std::size_t i = at_ + 1; i < text_.size(); ++i) {
    if (text_[i] == '"') {
      at_ = i + 1;
      return name;
    }
    if (text_[i] == '\\' && i + 1 < text_.size()) ++i;
    name += text_[i];
  }
  return refuse(Code::BadName, "The name's closing quotation mark is missing.",
                static_cast<int>(text_.size()) + 1);
}

Expected<void> RecordLine::ended() {
  if (at_end()) return {};
  return refuse(Code::BadRecord, "There is more on the line than belongs there.", column());
}

Expected<void> check_bytes(std::string_view line) {
  const auto column = [](std::size_t at) { return static_cast<int>(at) + 1; };
  if (line.size() > kMaxLine) {
    return refuse(Code::LineTooLong, "A line has at most " + std::to_string(kMaxLine) + " bytes.",
                  column(kMaxLine));
  }
  const auto is_control = [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7F;
  };
  if (const auto bad = std::ranges::find_if(line, is_control); bad != line.end()) {
    return refuse(Code::BadText, "The line holds a control character.",
                  column(static_cast<std::size_t>(bad - line.begin())));
  }
  if (const auto bad = first_invalid_utf8(line)) {
    return refuse(Code::BadText, "The line is not UTF-8 text.", column(*bad));
  }
  return {};
}

std::string shown(std::string_view line) {
  std::string text;
  while (!line.empty() && text.size() < kShownOfLine) {
    const std::string_view before = line;
    const auto code = next_code_point(line);
    if (!code) break;
    if (*code >= 0x20 && *code != 0x7F) text += before.substr(0, before.size() - line.size());
  }
  return line.empty() ? text : text + "…";
}

}  // namespace heptad
