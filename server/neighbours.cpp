#include "server/neighbours.h"

#include "engine/core/number.h"
#include "server/hall.h"
#include "table/words.h"

namespace heptad {
namespace {

constexpr Millis kHereEvery = 1'500;
constexpr Millis kSilent = 5'000;
constexpr Millis kGoneAgain = 100;

}  // namespace

Neighbours::Neighbours(Hall& hall, Hub& hub, Gallery& gallery, Lobby& lobby, Sanctions& sanctions,
                       Caretaker& caretaker, Account& account)
    : hall_(hall),
      hub_(hub),
      gallery_(gallery),
      lobby_(lobby),
      sanctions_(sanctions),
      caretaker_(caretaker),
      account_(account) {
  hall_.store().ledger().listen(
      [this](const std::string& node, const std::string& words) { hear(node, words); }, [this] { missed(); });
}

void Neighbours::tell(std::string words) {
  hall_.store().ledger().write([words = std::move(words)](SqlConnection& database) { database.tell(words); });
}

void Neighbours::tell_present(const LiveTable& live) {
  const std::string& id = live.table.spec().id;
  const Elsewhere here{live.present_here(), live.watching_here()};
  told_[id] = here;
  tell("present " + id + ' ' + std::to_string(here.present.bits()) + ' ' + std::to_string(here.watching));
  if (live.table.spec().listing == Listing::Public) {
    tell("listed " + id + ' ' + std::to_string(live.created));
  }
}

// Alone, nobody asks.
void Neighbours::looked_at(LiveTable& live) {
  if (!hall_.store().ledger().is_shared()) return;
  const std::string& id = live.table.spec().id;
  if (live.viewers.empty() && !told_.contains(id)) return tell("who " + id);  // it came into the memory
  const auto told = told_.find(id);
  const Elsewhere here{live.present_here(), live.watching_here()};
  if (told == told_.end() || told->second != here) tell_present(live);
  if (live.viewers.empty()) told_.erase(id);
}

void Neighbours::tick() {
  if (!hall_.store().ledger().is_shared()) return;
  const Millis now = hall_.world().now();
  if (now - told_here_ >= kHereEvery) {
    told_here_ = now;
    tell("here");
  }
  forget_silent();
}

void Neighbours::forget_silent() {
  const Millis now = hall_.world().now();
  for (auto node = heard_at_.begin(); node != heard_at_.end();) {
    if (now - node->second < kSilent) {
      ++node;
      continue;
    }
    forget(node->first);
    node = heard_at_.erase(node);
  }
}

void Neighbours::forget(const std::string& node) {
  hall_.for_each([&](LiveTable& live) {
    if (live.elsewhere.contains(node)) set_present(live, node, {});
  });
}

void Neighbours::tell_all_present() {
  hall_.for_each([&](const LiveTable& live) {
    if (!live.viewers.empty()) tell_present(live);
  });
}

void Neighbours::missed() {
  sanctions_.read(hall_.store().ledger(), [this] { hub_.dismiss_unwelcome(); });
  lobby_.resume();
  hall_.for_each(
      [&](LiveTable& live) { hall_.catch_up(live.table.spec().id, live.table.journal_size() + 1); });
  for (const auto& [node, heard] : heard_at_) forget(node);
  tell("anew");
  tell_all_present();
}

void Neighbours::hear(const std::string& node, std::string_view words) {
  if (node.empty()) return hear_own(words);
  const bool is_new = !heard_at_.contains(node);
  heard_at_[node] = hall_.world().now();
  if (is_new) tell_all_present();
  const auto verb = take_word(words);
  if (verb == "anew") {
    forget(node);
    return tell_all_present();
  }
  if (verb == "present") return hear_who_is_present(node, words);
  const std::string what(take_word(words));
  if (verb == "code") {
    const auto owner = digest_from_hex(take_word(words));
    const auto until = number_in<Millis>(words);
    if (owner && until) account_.admit_with(what, *owner, *until);
    return;
  }
  const auto number = number_in<std::int64_t>(words);
  if (verb == "journal" && number) return hall_.catch_up(what, static_cast<std::size_t>(*number));
  if (verb == "listed" && number) return lobby_.heard_of(what, *number);
  if (verb == "rewritten") return hall_.refresh(what);
  if (verb == "sanctions") {
    return sanctions_.read(hall_.store().ledger(), [this] { hub_.dismiss_unwelcome(); });
  }
  if (verb == "devices") return hub_.dismiss_unwelcome();
  const auto person = digest_from_hex(what);
  if (verb == "blocks" && person) return hub_.blocks_changed(*person);
  if (verb == "addresses" && person) return caretaker_.keep_away_addresses_of(*person, [](bool) {});
  if (verb == "gone") return hear_gone(what);
  const LiveTable* live = hall_.in_memory(what);
  if (verb == "who" && live != nullptr && !live->viewers.empty()) tell_present(*live);
}

// It is known already, but for what was done after the connection was lost.
void Neighbours::hear_own(std::string_view words) {
  if (take_word(words) != "journal") return;
  const std::string table(take_word(words));
  if (const auto size = number_in<std::size_t>(words)) hall_.catch_up(table, *size);
}

// One that is just being read would come back from what was read before.
void Neighbours::hear_gone(const std::string& table) {
  if (!hall_.is_idle(table)) return hall_.world().after(kGoneAgain, [this, table] { hear_gone(table); });
  hall_.close(table);
  hall_.closed(table);
}

void Neighbours::hear_who_is_present(const std::string& node, std::string_view words) {
  LiveTable* live = hall_.in_memory(take_word(words));
  const auto seats = number_in<std::uint16_t>(take_word(words));
  const auto watching = number_in<int>(words);
  if (live != nullptr && seats && watching) set_present(*live, node, {SeatSet::of_bits(*seats), *watching});
}

void Neighbours::set_present(LiveTable& live, const std::string& node, const Elsewhere& there) {
  const SeatSet before = live.present();
  const int watched_by = live.watching();
  live.unwatched_since = hall_.world().now();
  if (there == Elsewhere{}) {
    live.elsewhere.erase(node);
  } else {
    live.elsewhere[node] = there;
  }
  const SeatSet after = live.present();
  for (Seat seat = 0; seat < live.table.players(); ++seat) {
    if (before.has(seat) && !after.has(seat)) live.absent_since[seat] = hall_.world().now();
  }
  if (after != before || live.watching() != watched_by) gallery_.send_presence(live);
}

}  // namespace heptad
