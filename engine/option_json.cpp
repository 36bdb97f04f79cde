#include "engine/option_json.h"

#include "engine/core/resource_names.h"

namespace heptad {
namespace {

void write_payment(JsonWriter& json, const Payment& payment) {
  json.field("price", payment.coins).key("payment").begin_object();
  json.field("means", kMeansNames[static_cast<int>(payment.means)]);
  json.field("coins", payment.coins).field("printed", payment.printed_coins);
  json.key("lines").begin_array();
  for (const PaymentLine& line : payment.lines) {
    json.begin_object().field("source", kSourceNames[static_cast<int>(line.source)]);
    json.field("resource", name(line.resource)).field("units", int{line.units}).field("each", int{line.each});
    json.key("to");
    line.receiver == kNature ? json.null() : json.value(int{line.receiver});
    json.end_object();
  }
  json.end_array().end_object();
}

void write_why_not(JsonWriter& json, const Option& option) {
  json.key("why").begin_object().field("code", kWhyNotNames[static_cast<int>(option.why_not)]);
  if (option.why_not == WhyNot::Coins) json.field("short", option.short_of);
  json.end_object();
}

void begin_due(JsonWriter& json, const Due& due) {
  json.begin_object().field("kind", due.kind);
  if (due.slot) json.field("slot", *due.slot);
  if (due.seat) json.field("seat", *due.seat);
  json.field("count", due.count);
}

}  // namespace

void write_parts(JsonWriter& json, const ActionParts& parts) {
  json.field("verb", parts.verb);
  const auto write_all = [&](const auto& several) {
    json.begin_array();
    for (const auto& one : several) json.value(one);
    json.end_array();
  };
  for (const auto& [key, what] : parts.named) {
    json.key(key);
    if (const auto* numbers = std::get_if<std::vector<int>>(&what)) {
      write_all(*numbers);
    } else if (const auto* ids = std::get_if<std::vector<std::string>>(&what)) {
      write_all(*ids);
    } else if (const auto* number = std::get_if<int>(&what)) {
      json.value(*number);
    } else if (const auto* truth = std::get_if<bool>(&what)) {
      json.value(*truth);
    } else {
      json.value(std::get<std::string>(what));
    }
  }
  if (parts.city) json.field("city", *parts.city);
  if (parts.pay.empty()) return;
  json.key("pay").begin_array();
  for (const auto& [to, coins] : parts.pay)
    json.begin_object().field("to", to).field("coins", coins).end_object();
  json.end_array();
}

void write_option(JsonWriter& json, const AnyGame& game, Seat seat, const Option& option) {
  json.begin_object().field("action", game.text(option.action)).field("legal", option.legal());
  write_parts(json, game.parts(seat, option.action));
  if (option.gain > 0) {
    json.field("gain", option.gain);
  } else if (option.legal() || option.why_not == WhyNot::Coins) {
    write_payment(json, option.payment);  // what is only too dear still has its price
  }
  if (!option.legal()) write_why_not(json, option);
  json.end_object();
}

void write_options(JsonWriter& json, const AnyGame& game, Seat seat) {
  json.begin_array();
  for (const Option& option : game.options(seat)) write_option(json, game, seat, option);
  json.end_array();
}

void write_due(JsonWriter& json, const Due& due) {
  begin_due(json, due);
  json.end_object();
}

void write_due_with_all(JsonWriter& json, const Due& due) {
  begin_due(json, due);
  json.key("from").begin_array();
  for (const std::string& one : due.from) json.value(one);
  json.end_array().end_object();
}

}  // namespace heptad
