#include "table/talk.h"

namespace heptad {
namespace {

constexpr std::size_t kSaidRemembered = 100;

}  // namespace

void Talk::note(const Entry& entry, std::string_view name) {
  Said said{.n = count_++, .seat = entry.seat};
  if (is_talk(entry.kind) && entry.text.empty()) return;  // forgotten: only its number is left
  said.name = entry.kind == EntryKind::Sit ? std::string_view(entry.text) : name;
  if (is_talk(entry.kind)) {
    said.text = entry.text;
    if (entry.kind == EntryKind::SayToTeam) said.to = Hearers::Team;
  } else {
    said.note = entry.kind;
  }
  if (said_.size() == kSaidRemembered) said_.erase(said_.begin());
  said_.push_back(std::move(said));
}

}  // namespace heptad
