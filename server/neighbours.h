// Other nodes on the same database: what they have stored, who looks at tables there, what the host has
// decided there. Alone on a database nobody tells anything.
//
//   journal TABLE SIZE            entries were stored
//   listed TABLE CREATED          a public table was made, or somebody looks at it
//   present TABLE SEATS WATCHING  who looks at a table; seats as bits
//   who TABLE                     tell me who is present there
//   anew                          what I have told may not have been heard, nor what you have: tell me all
//   gone TABLE, rewritten TABLE   it was removed, or something in its journal was forgotten
//   here                          this node is alive
//   sanctions, devices, blocks PERSON
//   code HASH PERSON UNTIL        lets another device of this person in
//   addresses PERSON              is banned: so is where they are connected from
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "server/account.h"
#include "server/attendant.h"
#include "server/caretaker.h"
#include "server/hub.h"
#include "server/lobby.h"

namespace heptad {

class Neighbours : public Attendant {
 public:
  Neighbours(Hall& hall, Hub& hub, Gallery& gallery, Lobby& lobby, Sanctions& sanctions, Caretaker& caretaker,
             Account& account);

  void looked_at(LiveTable& live) override;
  // Who sat down is present where they looked on.
  void changed(LiveTable& live, const Happened&) override {
    if (!live.viewers.empty()) looked_at(live);
  }
  void closing(LiveTable& live) override { told_.erase(live.table.spec().id); }
  void tick() override;

 private:
  void hear(const std::string& node, std::string_view words);
  void hear_own(std::string_view words);
  void hear_gone(const std::string& table);
  void hear_who_is_present(const std::string& node, std::string_view words);
  // Something may have been overheard, and what was told here may have got lost.
  void missed();
  void tell(std::string words);
  void tell_present(const LiveTable& live);
  void tell_all_present();
  void set_present(LiveTable& live, const std::string& node, const Elsewhere& there);
  void forget(const std::string& node);
  void forget_silent();

  Hall& hall_;
  Hub& hub_;
  Gallery& gallery_;
  Lobby& lobby_;
  Sanctions& sanctions_;
  Caretaker& caretaker_;
  Account& account_;
  std::map<std::string, Millis> heard_at_;  // by node
  std::map<std::string, Elsewhere> told_;   // by table: who was last said to be present here
  Millis told_here_ = 0;
};

}  // namespace heptad
