#include "server/metrics.h"

#include <fmt/format.h>

namespace heptad {

void Latency::add(double seconds) {
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    if (seconds <= kBounds[i]) below_[i].add();
  }
  count_.add();
  sum_micros_.add(static_cast<std::int64_t>(seconds * 1e6));
}

std::string Latency::text(const std::string& name) const {
  std::string text = fmt::format("# TYPE {} histogram\n", name);
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, kBounds[i], below_[i].value());
  }
  text += fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count_.value(),
                      static_cast<double>(sum_micros_.value()) / 1e6);
  return text;
}

std::string Metrics::text() const {
  std::string text;
  const auto line = [&](const char* name, const char* type, const Counter& counter) {
    text += fmt::format("# TYPE heptad_{0} {1}\nheptad_{0} {2}\n", name, type, counter.value());
  };
  line("connections", "gauge", connections);
  line("connections_total", "counter", connections_total);
  line("messages_total", "counter", messages);
  line("requests_total", "counter", requests);
  line("acts_total", "counter", acts);
  line("updates_total", "counter", updates);
  line("sent_bytes_total", "counter", sent_bytes);
  line("refused_total", "counter", refused);
  line("struck_off_total", "counter", struck_off);
  line("tables_live", "gauge", tables_live);
  line("tables_made_total", "counter", tables_made);
  line("tables_loaded_total", "counter", tables_loaded);
  line("bots_thinking", "gauge", bots_thinking);
  line("bot_moves_total", "counter", bot_moves);
  line("store_commits_total", "counter", store_commits);
  line("store_failures_total", "counter", store_failures);
  line("store_waiting", "gauge", store_waiting);
  line("table_jobs_waiting", "gauge", table_jobs_waiting);
  text += "# TYPE heptad_http_responses_total counter\n";
  for (std::size_t status = 0; status < answers.size(); ++status) {
    if (const auto count = answers[status].value(); count > 0) {
      text += fmt::format("heptad_http_responses_total{{code=\"{}\"}} {}\n", status, count);
    }
  }
  return text + act_latency.text("heptad_act_seconds") + loop_lag.text("heptad_loop_lag_seconds") +
         network_lag.text("heptad_network_lag_seconds");
}

}  // namespace heptad
