#include "server/account.h"

#include <algorithm>
#include <cctype>

#include "engine/core/json_writer.h"
#include "server/secrets.h"
#include "table/fields.h"
#include "table/words.h"

namespace heptad {
namespace {

constexpr std::string_view kCodesPath = "/api/me/codes", kLink = "/api/link", kDevices = "/api/me/devices",
                           kBlocked = "/api/me/blocked";
constexpr int kCodesAtOnce = 5;  // of one person
constexpr std::size_t kMostDevices = 20;

std::string key_of(std::string_view code) {
  std::string plain;
  for (const char c : code) {
    if (c != '-' && c != ' ') plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return to_hex(sha256(plain));
}

HttpResponse done() { return {.body = R"({"ok":true})"}; }
HttpResponse no_such_code() {
  return failed({Code::BadCode, "This code is not known, was used, or is too old. Make a new one."});
}
HttpResponse not_stored() { return failed({Code::Store, "This could not be stored. Try again."}); }

}  // namespace

bool Account::owns(std::string_view path) {
  return path == kCodesPath || path == kLink || path.starts_with(kDevices) || path.starts_with(kBlocked);
}

void Account::handle(const HttpRequest& request, const std::optional<Asking>& me,
                     const HttpService::Answer& answer) {
  const std::string_view path = request.path;
  const auto below = [&](std::string_view folder) {
    return path.starts_with(folder) && path.substr(folder.size()).starts_with('/')
               ? path.substr(folder.size() + 1)
               : std::string_view();
  };
  if (request.method == "POST" && path == kLink) return use_code(request, answer);
  if (!me) return answer(failed({Code::Forbidden, "Whose? Send your token."}));
  if (request.method == "POST" && path == kCodesPath) return make_code(*me, answer);
  if (request.method == "GET" && path == kDevices) return list_devices(*me, answer);
  if (request.method == "GET" && path == kBlocked) return list_blocks(*me, answer);
  if (request.method == "DELETE" && !below(kDevices).empty()) return revoke(*me, below(kDevices), answer);
  if (request.method == "DELETE" && !below(kBlocked).empty()) return unblock(*me, below(kBlocked), answer);
  answer(failed({Code::NotFound, "There is nothing of this kind here."}));
}

void Account::forget_old_codes() {
  std::erase_if(codes_, [&](const auto& entry) { return entry.second.until < hall_.world().now(); });
  tries_.forget_quiet(hall_.world().now());
}

void Account::make_code(const Asking& me, const HttpService::Answer& answer) {
  forget_old_codes();
  const auto mine =
      std::ranges::count_if(codes_, [&](const auto& entry) { return entry.second.person == me.person; });
  if (mine >= kCodesAtOnce)
    return answer(failed({Code::TooMany, "Use a code you have, or wait a few minutes."}));
  const std::string code = new_table_id();
  const std::string key = key_of(code);
  const Millis until = hall_.world().now() + code_lives_;
  admit_with(key, me.person, until);
  const auto expires = hall_.world().wall() + code_lives_;
  hall_.store().ledger().write(
      [words = "code " + key + ' ' + to_hex(me.person) + ' ' +
               std::to_string(until)](SqlConnection& database) { database.tell(words); },
      [code, expires, answer](bool ok) {
        if (!ok) return answer(not_stored());
        JsonWriter json;
        json.begin_object().field("code", code).field("expires", expires);
        answer({.status = 201, .body = json.end_object().take()});
      });
}

void Account::use_code(const HttpRequest& request, const HttpService::Answer& answer) {
  forget_old_codes();
  if (!tries_.take(request.address, hall_.world().now())) {
    return answer(failed({Code::TooFast, "Too many codes tried: wait a minute."}));
  }
  const auto body = read_object(request.body);
  if (!body) return answer(failed(body.error()));
  Fields fields(*body);
  const std::string code = fields.text_or_refuse("code");
  const std::string name = fields.text("name").value_or("");
  if (fields.refusal()) return answer(failed(*fields.refusal()));
  if (!name.empty()) {
    if (const auto checked = checked_name(name); !checked) return answer(failed(checked.error()));
  }
  const auto found = codes_.find(key_of(code));
  if (found == codes_.end()) return answer(no_such_code());
  people_.devices_of(found->second.person, {},
                     [this, key = found->first, name, answer](const Expected<std::vector<Device>>& devices) {
                       if (!devices) return answer(failed(devices.error()));
                       admit(key, name, devices->size(), answer);
                     });
}

void Account::admit(const std::string& key, const std::string& name, std::size_t devices,
                    const HttpService::Answer& answer) {
  if (devices >= kMostDevices) {
    return answer(failed({Code::TooMany, "You have enough devices: sign one out first."}));
  }
  const auto code = codes_.extract(key);  // whatever happens now: once
  if (code.empty()) return answer(no_such_code());
  // Once also where another node knows it, too.
  hall_.store().ledger().lease("code " + key, code_lives_,
                               [this, person = code.mapped().person, name, answer](bool mine) {
                                 if (!mine) return answer(no_such_code());
                                 add_device(person, name, answer);
                               });
}

void Account::add_device(const Digest& person, const std::string& name, const HttpService::Answer& answer) {
  const std::string token = new_token();
  people_.add_device(person, *token_hash(token), name, hall_.world().wall(), [answer, token](bool ok) {
    if (!ok) return answer(not_stored());
    JsonWriter json;
    json.begin_object().field("token", token).end_object();
    answer({.status = 201, .body = json.take()});
  });
}

void Account::list_devices(const Asking& me, const HttpService::Answer& answer) {
  people_.devices_of(me.person, me.device, [me, answer](const Expected<std::vector<Device>>& devices) {
    if (!devices) return answer(failed(devices.error()));
    JsonWriter json;
    json.begin_object().field("person", to_hex(me.person).substr(0, 16)).key("devices").begin_array();
    for (const Device& device : *devices) {
      json.begin_object().field("id", device.id).field("name", device.name);
      json.field("made", device.made).field("seen", device.seen).field("this", device.is_this).end_object();
    }
    answer({.body = json.end_array().end_object().take()});
  });
}

void Account::revoke(const Asking& me, std::string_view id, const HttpService::Answer& answer) {
  people_.device(me.person, std::string(id), [this, answer](const Expected<std::optional<Digest>>& device) {
    if (!device) return answer(failed(device.error()));
    if (!*device) return answer(failed({Code::NotFound, "You have no such device."}));
    people_.revoke(**device, [this, answer](bool ok) {
      if (!ok) return answer(not_stored());
      hub_.dismiss_unwelcome();
      answer(done());
    });
  });
}

void Account::list_blocks(const Asking& me, const HttpService::Answer& answer) {
  people_.blocks_of(me.person, [answer](const Expected<std::vector<BlockedPerson>>& blocks) {
    if (!blocks) return answer(failed(blocks.error()));
    JsonWriter json;
    json.begin_object().key("blocked").begin_array();
    for (const BlockedPerson& block : *blocks) {
      json.begin_object()
          .field("n", block.n)
          .field("name", block.name)
          .field("made", block.made)
          .end_object();
    }
    answer({.body = json.end_array().end_object().take()});
  });
}

void Account::unblock(const Asking& me, std::string_view n, const HttpService::Answer& answer) {
  const auto number = natural_number(n);
  if (!number) return answer(failed({Code::NotFound, "You have blocked nobody of this number."}));
  people_.unblock(me.person, *number, [this, me, answer](bool ok) {
    if (!ok) return answer(not_stored());
    hub_.blocks_changed(me.person);
    answer(done());
  });
}

}  // namespace heptad
