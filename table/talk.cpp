#include "table/talk.h"

namespace heptad {
namespace {

constexpr std::size_t kSaidRemembered = 100;

}  // namespace

bool is_noted(EntryKind kind) {
  switch (kind) {
    case EntryKind::Bot:
    case EntryKind::Act:
    case EntryKind::Nature:
    case EntryKind::Agree:
    case EntryKind::Rematch:
    case EntryKind::End:
    case EntryKind::DrawAnew:
    case EntryKind::Await:
    case EntryKind::AddNonce:
    case EntryKind::Number:
    case EntryKind::Import: return false;
    case EntryKind::Sit:
    case EntryKind::Stand:
    case EntryKind::Undo:
    case EntryKind::Ask:
    case EntryKind::Decline:
    case EntryKind::Cut:
    case EntryKind::Resign:
    case EntryKind::Time:
    case EntryKind::StandIn:
    case EntryKind::Back:
    case EntryKind::Say:
    case EntryKind::SayToTeam:
    case EntryKind::WantAgain:
    case EntryKind::Miss: return true;
  }
  return false;
}

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
