// What a client may say before anybody listens: read, counted and answered off the server's own thread, so
// that floods, nonsense and pings cost the games nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/limits.h"
#include "server/metrics.h"
#include "table/messages.h"

namespace heptad {

class Gate {
 public:
  Gate(const Limits& limits, Metrics& metrics)
      : limits_(limits),
        metrics_(metrics),
        messages_(limits.messages_per_second, limits.message_burst),
        control_(limits.control_frames_per_second, limits.control_frame_burst) {}

  struct Verdict {
    std::optional<Message> message = {};  // to be passed on
    std::string answer = {};              // to be sent at once, unless empty
    bool shut = false;                    // the client insists: it is shown the door
  };
  Verdict judge(std::string_view text, Millis now);
  // Bad form or too much speed: told why, and shown the door when it goes on.
  Verdict strike(const Refusal& refusal);
  // Pings and pongs of the WebSocket itself; false when there are too many.
  bool lets_control_frame(Millis now) { return control_.take(now); }

 private:
  const Limits& limits_;
  Metrics& metrics_;
  TokenBucket messages_, control_;
  int strikes_ = 0;
};

}  // namespace heptad
