// Who looks at the tables, and what they are shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/attendant.h"
#include "table/sight.h"

namespace heptad {

class Hall;

class Gallery : public Attendant {
 public:
  explicit Gallery(Hall& hall) : hall_(hall) {}

  void watch(LiveTable& live, Viewer viewer, const std::string& address);
  void unwatch(LiveTable& live, ClientId client);
  void look(LiveTable& live, ClientId client, std::optional<Seat> seat);
  // The table as it is, to one viewer.
  void show(LiveTable& live, ClientId client, std::string_view ack = {});
  // Somebody has come or gone.
  void send_presence(LiveTable& live);
  // Whose words a person does not hear from now on.
  void blocks_changed(const Digest& who, const std::vector<Digest>& blocked);

  void changed(LiveTable& live, const Happened& happened) override;
  void closing(LiveTable& live) override;

 private:
  void send_update(LiveTable& live, Viewer& viewer, std::string_view ack, ViewTexts* views = nullptr);
  void send_said(LiveTable& live, int from);

  Hall& hall_;
};

}  // namespace heptad
