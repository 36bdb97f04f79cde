#include "bots/reasons.h"

#include <algorithm>

#include "bots/duel/reasons.h"
#include "bots/wonders/reasons.h"

namespace heptad {
namespace {

constexpr std::size_t kMost = 6;
constexpr int kMostOfAKind = 2;

// The only one in sight is news enough.
bool says_less(const Reason& reason, const std::vector<Reason>& best) {
  return reason.kind == ReasonKind::FirstSource && std::ranges::any_of(best, [&](const Reason& better) {
           return better.kind == ReasonKind::OnlySource && better.id == reason.id;
         });
}

}  // namespace

std::vector<Reason> all_reasons(const AnyGame& position, Seat seat, const Action& action) {
  return std::visit([&](const auto& state) { return reasons_in(state, seat, action); }, position.state());
}

std::vector<Reason> reasons(const AnyGame& position, Seat seat, const Action& action) {
  std::vector<Reason> all = all_reasons(position, seat, action);
  std::ranges::stable_sort(all, std::ranges::greater(), &Reason::weight);
  std::vector<Reason> best;
  for (const Reason& reason : all) {
    const auto of_its_kind = std::ranges::count(best, reason.kind, &Reason::kind);
    if (best.size() < kMost && of_its_kind < kMostOfAKind && !says_less(reason, best)) best.push_back(reason);
  }
  return best;
}

void write_reasons(JsonWriter& json, const std::vector<Reason>& reasons) {
  json.begin_array();
  for (const Reason& reason : reasons) {
    json.begin_object().field("kind", name(reason.kind));
    if (reason.seat) json.field("seat", int{*reason.seat});
    if (!reason.thing.empty()) json.field(reason.thing, reason.id);
    if (reason.use) json.field("use", name(*reason.use));
    if (reason.amount != 0) json.field("amount", reason.amount);
    json.end_object();
  }
  json.end_array();
}

}  // namespace heptad
