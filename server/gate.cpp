#include "server/gate.h"

#include "engine/core/json_writer.h"
#include "server/log.h"

namespace heptad {
namespace {

std::string pong_json(std::int64_t n) {
  JsonWriter json;
  return json.begin_object().key("pong").begin_object().field("n", n).end_object().end_object().take();
}

}  // namespace

Gate::Verdict Gate::judge(std::string_view text, Millis now) {
  metrics_.messages.add();
  if (!messages_.take(now)) return strike({Code::TooFast, "Too many messages: wait a moment."});
  if (text.size() > limits_.message_bytes) return strike({Code::TooBig, "This message is too long."});
  auto message = read_message(text);
  if (!message) return strike(message.error());
  if (const auto* ping = std::get_if<wire::Ping>(&*message)) return {.answer = pong_json(ping->n)};
  return {.message = std::move(*message)};
}

Gate::Verdict Gate::strike(const Refusal& refusal) {
  metrics_.refused.add();
  Verdict verdict{.answer = refused_json(refusal, {}, {}), .shut = ++strikes_ >= limits_.strikes};
  if (strikes_ == limits_.strikes) {
    metrics_.struck_off.add();
    log_warning("struck-off", {{"code", std::string(refusal.name())}});
  }
  return verdict;
}

}  // namespace heptad
