#include "server/bots.h"

#include <algorithm>
#include <chrono>

#include "bots/bots.h"

namespace heptad {
namespace {

constexpr Millis kShortThought = 50;  // of any bot that counts its iterations

Millis about_cpu_ms(const Question& question) {
  const BotSpec bot{.kind = BotKind::Level, .level = question.level};
  const int cpu_ms = within(bot, question.position.rules(), {}).cpu_ms;
  return cpu_ms > 0 ? cpu_ms : kShortThought;
}

Millis now_ms() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

BotPool::BotPool(int threads, Millis most_of_an_address, Metrics& metrics)
    : metrics_(metrics), queue_(most_of_an_address) {
  threads_.emplace_back([this] { work(Lane::Short); });
  for (int i = 0; i < std::max(1, threads); ++i) threads_.emplace_back([this] { work(Lane::Any); });
}

BotPool::~BotPool() { stop(); }

bool BotPool::ask(Question question, Asker by, Ask::Answer answer) {
  const Millis cost = about_cpu_ms(question);
  {
    const std::scoped_lock guard(mutex_);
    if (stopping_ || !queue_.push({std::move(question), std::move(by), std::move(answer), cost, now_ms()})) {
      return false;
    }
    count();
  }
  arrived_.notify_all();
  return true;
}

bool BotPool::is_full_for(std::string_view address) {
  const std::scoped_lock guard(mutex_);
  return queue_.is_full_for(address);
}

void BotPool::stop() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
    queue_.clear();
  }
  arrived_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void BotPool::work(Lane lane) {
  std::unique_lock guard(mutex_);
  for (;;) {
    arrived_.wait(guard, [&] { return stopping_ || queue_.has(lane); });
    if (stopping_) return;
    const auto ask = queue_.pop(lane, now_ms());
    ++at_work_;
    guard.unlock();
    ask->answer(advise(ask->question));
    guard.lock();
    --at_work_;
    count();
  }
}

}  // namespace heptad
