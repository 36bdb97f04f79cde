#include "server/thought_queue.h"

#include <algorithm>
#include <tuple>

namespace heptad {
namespace {

constexpr Millis kLong = 200;           // of thinking: not for the lane of short thoughts
constexpr Millis kPatience = 30'000;    // waited longer, it counts as if people were watching
constexpr Millis kRemembered = 60'000;  // whose turn it was

bool fits(const Ask& ask, Lane lane) { return lane == Lane::Any || ask.cost < kLong; }

}  // namespace

std::uint64_t ThoughtQueue::Turns::of(const std::string& name) const {
  const auto found = turns_.find(name);
  return found == turns_.end() ? 0 : found->second.number;
}

void ThoughtQueue::Turns::took(const std::string& name, Millis now) {
  turns_[name] = {++last_, now};
  if (turns_.size() < pruned_at_) return;
  std::erase_if(turns_, [&](const auto& entry) { return now - entry.second.at > kRemembered; });
  pruned_at_ = 64 + 2 * turns_.size();
}

bool ThoughtQueue::is_full_for(std::string_view address) const {
  const auto found = waiting_of_.find(std::string(address));
  return found != waiting_of_.end() && found->second >= most_;
}

bool ThoughtQueue::push(Ask ask) {
  if (is_full_for(ask.by.address)) return false;
  waiting_of_[ask.by.address] += ask.cost;
  waiting_.push_back(std::move(ask));
  return true;
}

bool ThoughtQueue::has(Lane lane) const {
  return std::ranges::any_of(waiting_, [&](const Ask& ask) { return fits(ask, lane); });
}

bool ThoughtQueue::goes_first(const Ask& a, const Ask& b, Millis now) const {
  const auto rank = [&](const Ask& ask) {
    const bool urgent = ask.by.live || now - ask.since > kPatience;
    return std::tuple(!urgent, addresses_.of(ask.by.address), ask.cost >= kLong, tables_.of(ask.by.table));
  };
  return rank(a) < rank(b);
}

std::optional<Ask> ThoughtQueue::pop(Lane lane, Millis now) {
  auto next = waiting_.end();
  for (auto ask = waiting_.begin(); ask != waiting_.end(); ++ask) {
    if (fits(*ask, lane) && (next == waiting_.end() || goes_first(*ask, *next, now))) next = ask;
  }
  if (next == waiting_.end()) return std::nullopt;
  Ask ask = std::move(*next);
  waiting_.erase(next);
  const auto left = waiting_of_.find(ask.by.address);
  left->second -= ask.cost;
  if (left->second <= 0) waiting_of_.erase(left);
  addresses_.took(ask.by.address, now);
  tables_.took(ask.by.table, now);
  return ask;
}

}  // namespace heptad
