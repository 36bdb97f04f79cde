#include "server/gallery.h"

#include <utility>

#include "server/hall.h"

namespace heptad {

void Gallery::watch(LiveTable& live, Viewer viewer, const std::string& address) {
  const ClientId client = viewer.client;
  const Digest who = viewer.who;
  const std::pair before = {live.present(), live.watching()};
  std::erase_if(live.viewers, [&](const Viewer& other) { return other.client == client; });
  live.viewers.push_back(std::move(viewer));
  show(live, client);
  for (const Said& said : live.table.said()) {
    if (live.hears(live.viewers.back(), said))
      hall_.world().send(client, text(said_json(live.table.spec(), said)));
  }
  if (std::pair(live.present(), live.watching()) != before) send_presence(live);
  hall_.tell_looked_at(live);
  if (live.payer.empty()) live.payer = address;
  hall_.tell_due(live);
  const auto come_back = [who](const Table& table, Millis now) {
    return table.come_back(who, std::nullopt, now);
  };
  if (come_back(live.table, hall_.world().now())) hall_.submit(live, {.propose = come_back});
}

void Gallery::unwatch(LiveTable& live, ClientId client) {
  const Millis now = hall_.world().now();
  const SeatSet before = live.present();
  const int watched_by = live.watching();
  std::erase_if(live.viewers, [&](const Viewer& viewer) { return viewer.client == client; });
  const SeatSet after = live.present();
  for (Seat seat = 0; seat < live.table.players(); ++seat) {
    if (before.has(seat) && !after.has(seat)) live.absent_since[seat] = now;
  }
  live.touched = now;
  if (live.viewers.empty()) live.unwatched_since = now;
  if (after != before || live.watching() != watched_by) send_presence(live);
  hall_.tell_looked_at(live);
}

void Gallery::look(LiveTable& live, ClientId client, std::optional<Seat> seat) {
  for (Viewer& viewer : live.viewers) {
    if (viewer.client == client) viewer.look = seat;
  }
  show(live, client);
}

void Gallery::show(LiveTable& live, ClientId client, std::string_view ack) {
  for (Viewer& viewer : live.viewers) {
    if (viewer.client != client) continue;
    viewer.events_sent = 0;
    send_update(live, viewer, ack);
  }
}

void Gallery::blocks_changed(const Digest& who, const std::vector<Digest>& blocked) {
  hall_.for_each([&](LiveTable& live) {
    for (Viewer& viewer : live.viewers) {
      if (viewer.who == who) viewer.blocked = blocked;
    }
  });
}

void Gallery::changed(LiveTable& live, const Happened& happened) {
  ViewTexts views;
  for (Viewer& viewer : live.viewers) {
    if (happened.only_words) break;
    if (happened.lines_removed) viewer.events_sent = 0;
    send_update(live, viewer, viewer.client == happened.by ? happened.ack : std::string_view(), &views);
  }
  send_said(live, happened.said_from);
}

void Gallery::closing(LiveTable& live) {
  const auto gone =
      text(refused_json({Code::UnknownTable, "The host has removed this table."}, live.table.spec().id, {}));
  for (const Viewer& viewer : live.viewers) hall_.world().send(viewer.client, gone);
}

void Gallery::send_update(LiveTable& live, Viewer& viewer, std::string_view ack, ViewTexts* views) {
  const Eyes eyes = eyes_of(live.table, viewer.who, viewer.look);
  if (eyes.as != viewer.shown_as) viewer.events_sent = 0;  // other eyes, other secrets
  const Sight sight(live.table, eyes);
  const auto json = sight.update({.now = hall_.world().now(),
                                  .present = live.present(),
                                  .watching = live.watching(),
                                  .events_from = viewer.events_sent,
                                  .ack = ack,
                                  .views = views});
  viewer.shown_as = eyes.as;
  viewer.events_sent = sight.event_count();
  hall_.metrics().updates.add();
  hall_.world().send(viewer.client, text(json));
}

void Gallery::send_presence(LiveTable& live) {
  const auto json = text(
      Sight(live.table, {})
          .presence({.now = hall_.world().now(), .present = live.present(), .watching = live.watching()}));
  for (const Viewer& viewer : live.viewers) hall_.world().send(viewer.client, json);
}

void Gallery::send_said(LiveTable& live, int from) {
  for (const Said& said : live.table.said()) {
    if (said.n < from) continue;
    const auto json = text(said_json(live.table.spec(), said));
    for (const Viewer& viewer : live.viewers) {
      if (live.hears(viewer, said)) hall_.world().send(viewer.client, json);
    }
  }
}

}  // namespace heptad
