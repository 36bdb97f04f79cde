#include "bindings/wasm/local_hall.h"

#include "bots/advice.h"
#include "engine/record.h"
#include "table/fields.h"
#include "table/import.h"
#include "table/local_table.h"
#include "table/request.h"
#include "table/words.h"

namespace heptad {
namespace {

// What a table is made of: everything but its journal. A request for a table, with what it became.
std::string head_of(const Table& table, std::int64_t created) {
  const TableSpec& spec = table.spec();
  JsonWriter json;
  json.begin_object().field("table", spec.id).field("rules", rules_name(spec.rules));
  json.field("players", spec.rules.players).key("options").begin_object();
  for (const auto& [key, value] : spec.rules.options) json.field(key, value);
  json.end_object().field("seed", to_hex(table.deal().seed)).field("created", created);
  return json.end_object().take();
}

Expected<Entries> entries_in(std::string_view journal, Millis at) {
  Entries entries;
  while (!journal.empty()) {
    auto entry = parse_entry_line(take_word(journal, '\n'), at);
    if (!entry) return std::unexpected(entry.error());
    entries.push_back(std::move(*entry));
  }
  return entries;
}

SeatSet own_seats(const Table& table) { return table.owned_by(LocalHall::owner()); }

Expected<Proposal> arranged(TableRequest request, const LocalHall::Fresh& fresh, Millis now) {
  request.spec.id = fresh.id;
  request.spec.clock = {};  // nobody else is waiting
  const auto empty =
      Table::open(std::move(request.spec), request.deal ? numbered_seed(*request.deal) : fresh.seed);
  if (!empty) return std::unexpected(empty.error());
  return empty->arrange(request.chairs, now, request.deal);
}

// What bots roll has nothing to do with what is dealt.
BotLuck bot_luck(const Seed& seed) {
  const Digest digest = sha256("bots " + to_hex(seed));
  std::uint64_t start = 0;
  for (std::size_t i = 0; i < sizeof start; ++i) start = start << 8 | digest[i];
  return BotLuck(start);
}

// For a thinker in another thread: how strong, which character, what luck, whose choice; then the game so
// far.
std::string question_text(const Table& table, Seat seat, int level, std::uint64_t seed) {
  const std::string& character = table.chair(seat).character;
  return std::to_string(level) + ' ' + (character.empty() ? "-" : character) + ' ' + std::to_string(seed) +
         ' ' + std::to_string(seat) + '\n' +
         print_record({.rules = table.spec().rules, .log = table.whole_log()});
}

}  // namespace

const Digest& LocalHall::owner() { return local_owner(); }

const Table* LocalHall::find(std::string_view table) const {
  const auto found = tables_.find(table);
  return found == tables_.end() ? nullptr : &found->second.table;
}

std::string LocalHall::make(std::string_view request, const Fresh& fresh, Millis now) {
  auto wanted = read_table_request(request, owner(), is_character);
  auto made = wanted ? arranged(std::move(*wanted), fresh, now) : std::unexpected(wanted.error());
  if (!made) return refused(made.error(), fresh.id);
  pending_.push_back({std::move(*made), fresh.created});
  return answer();
}

std::string LocalHall::open(std::string_view head, std::string_view journal, Millis now) {
  const auto object = read_object(head);
  const auto request = read_table_request(head, owner(), is_character);
  if (!object || !request) return refused({Code::BadJournal, "This game cannot be read."}, {});
  Fields fields(*object);
  TableSpec spec = request->spec;
  spec.id = fields.text_or_refuse("table");
  const auto seed = digest_from_hex(fields.text_or_refuse("seed"));
  const auto entries = entries_in(journal, now);
  auto table =
      entries ? Table::read(spec, seed.value_or(Seed{}), *entries) : std::unexpected(entries.error());
  if (!table) return refused(table.error(), spec.id);
  const auto before = tables_.find(spec.id);
  const bool watched = before != tables_.end() && before->second.watched;
  LiveTable next{std::move(*table), fields.number("created", 0, INT64_MAX).value_or(0), watched};
  if (before != tables_.end()) {
    next.look = before->second.look;
    next.epoch = before->second.epoch + 1;
  }
  LiveTable& at = tables_.insert_or_assign(spec.id, std::move(next)).first->second;
  if (watched) show(at, {}, now);
  return answer();
}

std::string LocalHall::import(std::string_view id, std::string_view record, Millis now) {
  const auto read = read_record(record);
  if (!read) return refused({Code::BadRecord, read.error().sentence()}, id);
  auto whole = imported(read->record, std::string(id), now);
  if (!whole) return refused(whole.error(), id);
  tables_.insert_or_assign(std::string(id),
                           LiveTable{std::move(whole->next), static_cast<std::int64_t>(now)});
  return answer();
}

std::string LocalHall::hear(std::string_view text, const Fresh& fresh, Millis now) {
  const auto message = read_message(text);
  if (!message) return refused(message.error(), {});
  const auto* about = std::get_if<TableMessage>(&*message);
  if (about == nullptr) return answer();
  const auto found = tables_.find(about->table);
  if (found == tables_.end()) return refused({Code::UnknownTable, "There is no such table."}, about->table);
  luck_ = bot_luck(fresh.seed);
  handle(found->second, *about, fresh, now);
  return answer();
}

void LocalHall::handle(LiveTable& at, const TableMessage& message, const Fresh& fresh, Millis now) {
  if (std::holds_alternative<wire::Join>(message.what)) return watch(at, fresh, now);
  if (std::holds_alternative<wire::Leave>(message.what)) {
    at.watched = false;
    return;
  }
  if (std::holds_alternative<wire::Look>(message.what)) {
    if (message.seat && !own_seats(at.table).has(*message.seat))
      return refuse_to({Code::NotYours, "This seat is not yours."}, message.table, {});
    at.look = message.seat;
    at.events_sent = 0;
    return show(at, {}, now);
  }
  if (const auto* hint = std::get_if<wire::Hint>(&message.what)) return ask_for_hint(at, message, hint->id);
  const auto* act = std::get_if<wire::Act>(&message.what);
  if (act != nullptr && at.table.did(owner(), act->id)) {
    at.events_sent = 0;
    return show(at, act->id, now);
  }
  const std::string id = act != nullptr ? act->id : "";
  auto proposal = requested(at.table, owner(), message, Presence::Here, now);
  const bool stale = !proposal && proposal.error().code == Code::Stale;
  propose(at, std::move(proposal), id, fresh);
  if (stale) show(at, {}, now);
}

void LocalHall::watch(LiveTable& at, const Fresh& fresh, Millis now) {
  at.watched = true;
  at.events_sent = 0;
  show(at, {}, now);
  tell_said(at, 0);
  if (auto back = at.table.come_back(owner(), std::nullopt, now)) propose(at, std::move(back), {}, fresh);
}

void LocalHall::ask_for_hint(const LiveTable& at, const TableMessage& message, std::string_view id) {
  const Eyes eyes = eyes_of(at.table, owner(), message.seat);
  if (!eyes.as || !at.table.to_act().has(*eyes.as)) {
    return refuse_to({Code::WrongTurn, "You are not to act."}, message.table, id);
  }
  JsonWriter json;
  json.begin_object().field("table", message.table).field("seat", int{*eyes.as});
  json.field("round", at.table.round()).field("id", id);
  json.field("question", question_text(at.table, *eyes.as, kMaxLevel, luck_.of(at.table, *eyes.as)));
  asked_ = json.end_object().take();
}

// When everybody wants to play again, the next table comes to be with it.
void LocalHall::propose(const LiveTable& at, Expected<Proposal> proposal, std::string ack,
                        const Fresh& fresh) {
  if (!proposal) return refuse_to(proposal.error(), at.table.spec().id, ack);
  if (proposal->entries.empty()) return;
  const Table& over = proposal->next;
  std::optional<Pending> born;
  if (over.all_want_again() && over.next_table().empty()) {
    const Millis now = proposal->entries.back().at;
    auto next = arranged({over.spec(), over.next_chairs()}, fresh, now);
    if (next && proposal->add({.kind = EntryKind::Rematch, .text = fresh.id, .at = now})) {
      born = Pending{std::move(*next), fresh.created};
    }
  }
  pending_.push_back({std::move(*proposal), at.created, std::move(ack)});
  if (born) pending_.push_back(std::move(*born));
}

std::string LocalHall::bot_acts(std::string_view table, Seat seat, std::int64_t epoch,
                                std::string_view action, Millis now) {
  const auto found = tables_.find(table);
  if (found == tables_.end() || found->second.epoch != epoch) return answer();  // the game has moved on
  LiveTable& at = found->second;
  at.thinking.remove(seat);
  const auto parsed = at.table.whole_position().parse(action);
  if (parsed) propose(at, at.table.bot_act(seat, *parsed, now), {}, {});
  return answer();
}

std::string LocalHall::stored(bool ok, Millis now) {
  auto pending = std::exchange(pending_, {});
  for (Pending& one : pending) {
    if (ok) {
      settle(std::move(one), now);
    } else {
      refuse_to({Code::Store, "This could not be stored, so it did not happen. Try again."},
                one.proposal.next.spec().id, one.ack);
    }
  }
  return answer();
}

void LocalHall::settle(Pending pending, Millis now) {
  const std::string id = pending.proposal.next.spec().id;
  const auto found = tables_.find(id);
  if (found == tables_.end()) {
    tables_.emplace(id, LiveTable{std::move(pending.proposal.next), pending.created});
    return;
  }
  LiveTable& at = found->second;
  const TableChange change = change_of(at.table, pending.proposal);
  at.table = std::move(pending.proposal.next);
  if (change.lines_removed || change.round_ended) {
    ++at.epoch;
    at.thinking = {};
  }
  if (!at.watched) return;
  if (change.lines_removed) at.events_sent = 0;
  if (!change.only_words) show(at, pending.ack, now);
  tell_said(at, change.said_from);
}

std::string LocalHall::due(std::string_view table) {
  JsonWriter json;
  json.begin_array();
  const auto found = tables_.find(table);
  if (found != tables_.end() && found->second.watched) {
    LiveTable& at = found->second;
    for (Seat seat = 0; seat < at.table.players(); ++seat) {
      const auto level = at.table.bot_level(seat);
      if (!at.table.to_act().has(seat) || !level || at.thinking.has(seat)) continue;
      at.thinking.add(seat);
      json.begin_object().field("seat", int{seat}).field("epoch", at.epoch);
      json.field("question", question_text(at.table, seat, *level, luck_.of(at.table, seat))).end_object();
    }
  }
  return json.end_array().take();
}

void LocalHall::show(LiveTable& at, std::string_view ack, Millis now) {
  const Eyes eyes = eyes_of(at.table, owner(), at.look);
  if (eyes.as != at.shown_as) at.events_sent = 0;  // other eyes, other secrets
  const Sight sight(at.table, eyes);
  told_.push_back(
      sight.update({.now = now, .present = own_seats(at.table), .events_from = at.events_sent, .ack = ack}));
  at.shown_as = eyes.as;
  at.events_sent = sight.event_count();
}

void LocalHall::tell_said(const LiveTable& at, int from) {
  for (const Said& said : at.table.said()) {
    if (said.n >= from && may_hear(at.table, own_seats(at.table), said))
      told_.push_back(said_json(at.table.spec(), said));
  }
}

void LocalHall::refuse_to(const Refusal& refusal, std::string_view table, std::string_view id) {
  told_.push_back(refused_json(refusal, table, id));
}

std::string LocalHall::refused(const Refusal& refusal, std::string_view table) {
  refuse_to(refusal, table, {});
  return answer();
}

std::string LocalHall::answer() {
  JsonWriter json;
  json.begin_object().key("store").begin_array();
  for (const Pending& one : pending_) {
    const Table& next = one.proposal.next;
    const std::size_t first = next.journal_size() - one.proposal.entries.size();
    json.begin_object().field("table", next.spec().id).field("first", static_cast<std::int64_t>(first));
    if (first == 0) json.field("head", head_of(next, one.created));
    json.key("entries").begin_array();
    for (const Entry& entry : one.proposal.entries) json.value(entry_line(entry));
    json.end_array().key("summary");
    const SeatSet own = own_seats(next);
    json.raw(summary_for(own, Sight(next, {}).summary(own, one.created))).end_object();
  }
  json.end_array().key("tell").begin_array();
  for (const std::string& message : std::exchange(told_, {})) json.raw(message);
  json.end_array();
  if (const std::string asked = std::exchange(asked_, {}); !asked.empty()) json.key("ask").raw(asked);
  return json.end_object().take();
}

}  // namespace heptad
