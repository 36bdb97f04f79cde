// What a person sees to by themselves: their devices, and whom they do not play with.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "server/hall.h"
#include "server/http.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/people.h"

namespace heptad {

// Who asks: a person, with one of their devices.
struct Asking {
  Digest device = {};
  Digest person = {};
};

class Account {
 public:
  Account(Hall& hall, Hub& hub, People& people, Millis code_lives)
      : hall_(hall), hub_(hub), people_(people), code_lives_(code_lives) {}

  static bool owns(std::string_view path);
  void handle(const HttpRequest& request, const std::optional<Asking>& me, const HttpService::Answer& answer);
  // A code, by its hash, made here or at another node: lets a device of this person in until then.
  void admit_with(const std::string& key, const Digest& person, Millis until) {
    codes_[key] = {person, until};
  }

 private:
  // Lets another device in, once, within minutes. Kept in the nodes' memory alone, and only as its hash.
  struct Admission {
    Digest person = {};
    Millis until = 0;
  };

  void make_code(const Asking& me, const HttpService::Answer& answer);
  void use_code(const HttpRequest& request, const HttpService::Answer& answer);
  void admit(const std::string& key, const std::string& name, std::size_t devices,
             const HttpService::Answer& answer);
  void add_device(const Digest& person, const std::string& name, const HttpService::Answer& answer);
  void list_devices(const Asking& me, const HttpService::Answer& answer);
  void revoke(const Asking& me, std::string_view id, const HttpService::Answer& answer);
  void list_blocks(const Asking& me, const HttpService::Answer& answer);
  void unblock(const Asking& me, std::string_view n, const HttpService::Answer& answer);
  void forget_old_codes();

  Hall& hall_;
  Hub& hub_;
  People& people_;
  Millis code_lives_;
  std::unordered_map<std::string, Admission> codes_;
  PerAddress tries_{kTriesPerMinute / 60, kTriesPerMinute};

  static constexpr double kTriesPerMinute = 10;
};

}  // namespace heptad
