#include <gtest/gtest.h>

#include <set>

#include "bots/spec.h"
#include "server/lan.h"
#include "server/limits.h"
#include "server/secrets.h"
#include "server/url.h"
#include "table/messages.h"
#include "table/table_request.h"

namespace heptad {
namespace {

TEST(Target, IsDecodedOnceAndRefusedWhenMalformed) {
  const auto target = parse_target("/api/t%2Fx?rules=duel%2Bpantheon&name=a+b&empty");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/t/x");
  EXPECT_EQ(target->query.at("rules"), "duel+pantheon");
  EXPECT_EQ(target->query.at("name"), "a b");
  EXPECT_EQ(target->query.at("empty"), "");
  for (const char* bad : {"", "x", "/%", "/%4", "/%zz", "/%00", "/?a=%00"})
    EXPECT_FALSE(parse_target(bad)) << bad;
}

TEST(Doorkeeper, KnowsItsOwnNamesAndTheListedOrigins) {
  const Doorkeeper keeper({"https://heptad.example"}, "sofa");
  for (const char* host : {"localhost:8080", "127.0.0.1", "[::1]:80", "192.168.1.5:8080", "sofa:1",
                           "sofa.local", "heptad.example"}) {
    EXPECT_TRUE(keeper.host_allowed(host)) << host;
  }
  for (const char* host : {"evil.example", "localhost.evil.example", "1.2.3.4.evil", ""}) {
    EXPECT_FALSE(keeper.host_allowed(host)) << host;
  }
  EXPECT_TRUE(keeper.origin_allowed("", "localhost:80"));
  EXPECT_TRUE(keeper.origin_allowed("http://localhost:80", "localhost:80"));
  EXPECT_TRUE(keeper.origin_allowed("https://heptad.example", "localhost:80"));
  EXPECT_FALSE(keeper.origin_allowed("http://localhost:81", "localhost:80"));
  EXPECT_FALSE(keeper.origin_allowed("null", "localhost:80"));
  EXPECT_FALSE(keeper.origin_allowed("https://heptad.example.evil", "localhost:80"));
}

TEST(TokenBucket, AllowsBurstsAndThenItsRate) {
  TokenBucket bucket(2, 5);
  int taken = 0;
  for (int i = 0; i < 20; ++i) taken += bucket.take(1000) ? 1 : 0;
  EXPECT_EQ(taken, 5);
  EXPECT_TRUE(bucket.take(1500));
  EXPECT_FALSE(bucket.take(1600));
  EXPECT_FALSE(bucket.take(0));  // a clock that goes back gives nothing
  EXPECT_TRUE(bucket.full(100'000));
}

TEST(Tokens, AreLongRandomAndKeptAsHashes) {
  std::set<std::string> seen;
  for (int i = 0; i < 100; ++i) seen.insert(new_token());
  EXPECT_EQ(seen.size(), 100U);
  EXPECT_EQ(seen.begin()->size(), 48U);
  EXPECT_TRUE(token_hash(*seen.begin()));
  for (const char* bad : {"", "abc", "ABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCDEF"})
    EXPECT_FALSE(token_hash(bad));
  EXPECT_NE(new_table_id(), new_table_id());
}

TEST(Messages, AreReadWithTheirTableAndSeat) {
  const auto message =
      read_message(R"({"act":{"table":"k3","round":17,"seat":1,"action":"build baths","id":"c-1"}})");
  ASSERT_TRUE(message);
  const auto& about = std::get<TableMessage>(*message);
  EXPECT_EQ(about.table, "k3");
  EXPECT_EQ(about.seat, Seat{1});
  const auto& act = std::get<wire::Act>(about.what);
  EXPECT_EQ(act.round, 17);
  EXPECT_EQ(act.action, "build baths");
  EXPECT_TRUE(read_message(R"({"hello":{"token":null,"later":"ignored"}})"));
}

TEST(TableRequests, HaveSensibleDefaults) {
  const auto request = read_table_request(R"({"rules":"duel"})", sha256("me"), is_character);
  ASSERT_TRUE(request);
  EXPECT_EQ(request->chairs.size(), 1U);
  EXPECT_EQ(request->chairs[0].kind, SeatKind::Human);
  EXPECT_EQ(request->spec.listing, Listing::Private);
  EXPECT_EQ(request->spec.clock.kind, ClockKind::None);
}

TEST(QrCode, IsDrawnForALink) {
  const auto drawing = qr_code("http://192.168.1.5:8080/");
  EXPECT_NE(drawing.find("█"), std::string::npos);
  EXPECT_GT(drawing.size(), 500U);
}

}  // namespace
}  // namespace heptad
