#include "table/table_request.h"

#include "table/fields.h"

namespace heptad {
namespace {

constexpr std::size_t kMaxOptions = 16;
constexpr std::size_t kMaxOptionBytes = 200;

Expected<ClockRule> read_clock(const JsonObject& object) {
  Fields fields(object);
  const std::string kind = fields.text_or_refuse("kind");
  const auto number = [&](std::string_view name) {
    return std::to_string(fields.number(name, 0, 10'000'000).value_or(0));
  };
  std::string text = kind;
  if (kind == "move") text += ' ' + number("seconds");
  if (kind == "game") text += ' ' + number("seconds") + ' ' + number("increment");
  if (kind == "days") text += ' ' + number("days");
  if (fields.refusal()) return std::unexpected(*fields.refusal());
  return parse_clock(text);
}

// Options become lines of a record's header, so no line ends and no blanks in a key.
Expected<void> read_options(const JsonObject& object, Rules& rules) {
  if (object.size() > kMaxOptions) return refuse(Code::BadOption, "There are too many options.");
  for (const auto& [key, value] : object) {
    const auto* text = value.as<std::string>();
    const bool well_formed =
        text != nullptr && !key.empty() && key.size() <= kMaxOptionBytes && text->size() <= kMaxOptionBytes &&
        key.find_first_of(" \n\r") == std::string::npos && text->find_first_of("\n\r") == std::string::npos;
    if (!well_formed) return refuse(Code::BadOption, "An option is a short key with a short text.");
    set_option(rules, key, *text);
  }
  return {};
}

Expected<Chair> read_chair(const Json& value, std::size_t seat, const Digest& who, KnowsCharacter knows) {
  const auto* object = value.as<JsonObject>();
  if (object == nullptr) return refuse(Code::BadMessage, "A seat is an object.");
  Fields fields(*object);
  const std::string kind = fields.text_or_refuse("kind");
  Chair chair;
  if (kind == "human") {
    chair = {.kind = SeatKind::Human, .owner = who};
    chair.name = fields.text("name").value_or("Player " + std::to_string(seat + 1));
  } else if (kind == "bot") {
    chair = {.kind = SeatKind::Bot,
             .level = static_cast<int>(fields.number_or_refuse("level", 1, kMaxLevel)),
             .character = fields.text("character").value_or("")};
    if (!chair.character.empty() && !knows(chair.character)) {
      fields.refuse_with("A bot is a warrior, a scholar, a builder or a merchant.");
    }
  } else if (kind != "open") {
    fields.refuse_with("A seat is human, bot or open.");
  }
  if (fields.refusal()) return std::unexpected(*fields.refusal());
  return chair;
}

Expected<std::vector<Chair>> read_chairs(const JsonList* seats, const Digest& who, KnowsCharacter knows) {
  if (seats == nullptr)
    return std::vector<Chair>{{.kind = SeatKind::Human, .owner = who, .name = "Player 1"}};
  std::vector<Chair> chairs;
  for (std::size_t i = 0; i < seats->size() && i <= kMaxSeats; ++i) {
    auto chair = read_chair((*seats)[i], i, who, knows);
    if (!chair) return std::unexpected(chair.error());
    chairs.push_back(std::move(*chair));
  }
  return chairs;
}

}  // namespace

Expected<TableRequest> read_table_request(std::string_view body, const Digest& who, KnowsCharacter knows) {
  const auto object = read_object(body);
  if (!object) return std::unexpected(object.error());
  Fields fields(*object);
  const std::string name = fields.text_or_refuse("rules");
  const int players = static_cast<int>(fields.number("players", 1, kMaxSeats).value_or(0));
  const bool listed = fields.truth("public").value_or(false);
  const bool adds_nonce = fields.truth("nonce").value_or(false);
  const auto deal = fields.number("deal", 1, kMaxDealNumber);
  const auto* options = fields.object("options");
  const auto* seats = fields.list("seats");
  const auto* clock = fields.object("clock");
  if (fields.refusal()) return std::unexpected(*fields.refusal());

  auto rules = parse_rules(name, players);
  if (!rules) return std::unexpected(rules.error());
  if (options != nullptr) {
    if (auto read = read_options(*options, *rules); !read) return std::unexpected(read.error());
  }
  TableRequest request{.spec = {.rules = std::move(*rules)}};
  if (deal) request.deal = static_cast<int>(*deal);
  request.spec.listing = listed ? Listing::Public : Listing::Private;
  if (clock != nullptr) {
    auto rule = read_clock(*clock);
    if (!rule) return std::unexpected(rule.error());
    request.spec.clock = *rule;
  }
  auto chairs = read_chairs(seats, who, knows);
  if (!chairs) return std::unexpected(chairs.error());
  request.chairs = std::move(*chairs);
  for (Chair& chair : request.chairs) chair.awaits_nonce = adds_nonce && chair.kind == SeatKind::Human;
  return request;
}

}  // namespace heptad
