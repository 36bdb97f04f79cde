#include "table/import.h"

#include <array>

#include "table/words.h"

namespace heptad {
namespace {

constexpr std::array kHows = {GivenUp::How::Resignation, GivenUp::How::Time, GivenUp::How::Abandoned};

Entry seating(const Record& record, Seat seat, Millis now) {
  const Sitter sitter = seat < record.sitters.size() ? record.sitters[seat] : Sitter{};
  const auto level = sitter.kind == Sitter::Kind::Bot ? natural_number(sitter.name) : std::nullopt;
  if (level && *level >= 1 && *level <= kMaxLevel) {
    return {.kind = EntryKind::Bot, .seat = seat, .number = *level, .at = now};
  }
  auto name = checked_name(sitter.name);
  return {.kind = EntryKind::Sit,
          .seat = seat,
          .text = name ? std::move(*name) : "Player " + std::to_string(seat + 1),
          .at = now};
}

// "resignation 1 3": how it ended before its end, and the winners' bits.
std::string ending_text(const std::optional<GivenUp>& end) {
  return end ? std::string(name(end->how)) + ' ' + std::to_string(end->winners.bits()) : "";
}

}  // namespace

std::optional<GivenUp> imported_ending(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  const auto bits = natural_number(text.substr(blank + 1));
  for (const GivenUp::How how : kHows) {
    if (name(how) != text.substr(0, blank) || !bits || *bits >= 1 << kMaxSeats) continue;
    return GivenUp{.winners = SeatSet::of_bits(static_cast<std::uint16_t>(*bits)), .how = how};
  }
  return std::nullopt;
}

Expected<void> add_log(Proposal& proposal, std::span<const LogEntry> log, Millis now) {
  for (const auto& [seat, action] : log) {
    Entry entry{.kind = seat == kNature ? EntryKind::Nature : EntryKind::Act,
                .seat = seat,
                .text = proposal.next.whole_position().text(action),
                .at = now};
    if (auto done = proposal.add(std::move(entry), action); !done) return done;
  }
  return {};
}

Expected<Proposal> imported(const Record& record, std::string id, Millis now) {
  auto empty = Table::open({.id = std::move(id), .rules = record.rules}, {});
  if (!empty) return std::unexpected(empty.error());
  Proposal whole{std::move(*empty)};
  for (Seat seat = 0; seat < record.rules.players; ++seat) {
    if (auto done = whole.add(seating(record, seat, now)); !done) return std::unexpected(done.error());
  }
  if (auto done = add_log(whole, record.log, now); !done) return std::unexpected(done.error());
  Entry end{.kind = EntryKind::Import, .text = ending_text(record.given_up), .at = now};
  if (auto done = whole.add(std::move(end)); !done) return std::unexpected(done.error());
  return whole;
}

}  // namespace heptad
