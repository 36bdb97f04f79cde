#include "table/deal.h"

#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

Record finished_record(std::string_view rules, int players) {
  std::vector<Chair> chairs;
  for (int i = 0; i < players; ++i) chairs.push_back(person(kAnn, "Ann"));
  PlayedTable table(chairs, {}, rules, players);
  table.play_on(10'000);
  return *table->record();
}

std::string code(const Expected<int>& checked) {
  return checked ? "ok" : std::string(checked.error().name());
}

TEST(Deal, OfEveryFinishedGameFollowsFromItsSeed) {
  const Digest promised = Deal{sha256("seed")}.seed_hash();
  for (const auto& [rules, players] :
       {std::pair("duel", 2), {"duel+pantheon", 2}, {"wonders1", 2}, {"wonders1", 7}, {"wonders2", 3}}) {
    const Record record = finished_record(rules, players);
    EXPECT_EQ(code(check_deal(record, promised)), "ok") << rules;
    // As anyone reads it, from the text.
    const auto read = read_record(print_record(record));
    ASSERT_TRUE(read) << rules;
    EXPECT_EQ(code(check_deal(read->record, promised)), "ok") << rules;
  }
}

TEST(Deal, FollowsFromTheSeedAlsoAfterATakeBack) {
  PlayedTable table({person(kAnn, "Ann"), robot(1)});
  for (int i = 0; i < 40; ++i) {
    table.play_on(table->steps() + 3);
    table.make(table->undo(kAnn, std::nullopt, table.now));
    table.play_on(table->steps() + 2);
  }
  table.play_on(10'000);
  EXPECT_EQ(code(check_deal(*table->record(), table->seed_hash())), "ok");
}

std::string first_luck(int number) {
  auto table = *Table::open({.id = "t1", .rules = *parse_rules("duel", 2)}, numbered_seed(number));
  const auto make = [&](const Expected<Proposal>& proposal) { table = proposal->next; };
  Chair ann = person(kAnn, "Ann");
  ann.awaits_nonce = true;  // a number leaves nothing to add
  make(table.arrange({ann}, 0, number));
  EXPECT_EQ(table.add_nonce(kAnn, std::string(32, 'a'), 0).error().name(), "frozen");
  make(table.sit(kBen, {}, "Ben", std::string(32, 'b'), 0));
  EXPECT_EQ(table.worth(), Worth::Practice);
  EXPECT_EQ(table.deal().number, number);
  return table.whole_position().text(table.whole_log().front().action);
}

TEST(Deal, ByNumberIsTheSameAgainAndCountsForNothing) {
  EXPECT_EQ(first_luck(17), first_luck(17));
  EXPECT_NE(first_luck(17), first_luck(18));
}

TEST(Deal, HasTheNumberOfItsSeedOrNone) {
  const auto table = *Table::open({.id = "t1", .rules = *parse_rules("duel", 2)}, numbered_seed(17));
  EXPECT_EQ(table.arrange({}, 0, 18).error().name(), "bad-journal");
}

TEST(Deal, FollowsFromTheSeedAndEveryNonce) {
  PlayedTable table({person(kAnn, "Ann")});
  const std::string ann = to_hex(sha256("a")).substr(0, 32), ben = to_hex(sha256("b")).substr(0, 32);
  ASSERT_EQ(table.make(table->add_nonce(kAnn, ann, 0)), "ok");
  ASSERT_EQ(table.make(table->sit(kBen, {}, "Ben", ben, 0)), "ok");
  table.play_on(10'000);
  const auto read = read_record(print_record(*table->record()));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->record, *table->record());
  EXPECT_EQ(read->record.nonces, (std::vector<std::string>{ann, ben}));
  EXPECT_EQ(code(check_deal(read->record, table->seed_hash())), "ok");
  Record other = read->record;
  std::swap(other.nonces[0], other.nonces[1]);
  EXPECT_EQ(code(check_deal(other, table->seed_hash())), "other-deal");
  other.nonces = {ann};
  EXPECT_EQ(code(check_deal(other, table->seed_hash())), "other-deal");
  other.nonces = {ann, "short"};
  EXPECT_EQ(code(check_deal(other, table->seed_hash())), "bad-nonce");
}

// The example of docs/fair-deal.md, worked out there by hand: other programs rely on it.
TEST(Deal, IsDocumentedWithAnExample) {
  Deal deal{.seed = sha256("heptad")};
  EXPECT_EQ(to_hex(deal.seed), "40a23eff86f8a28d0e39358d655947c59007cdf8339e26ce6e82f9a2939faf30");
  EXPECT_EQ(to_hex(deal.seed_hash()), "36012f2a05265d6665db8da5655af717ae59364cdf394d46129ba7f1737e0efc");
  EXPECT_EQ(deal.dice(0).next(), 16184795865942126836U);
  deal.nonces[0] = nonce_from_hex("000102030405060708090a0b0c0d0e0f");
  deal.nonces[2] = nonce_from_hex("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");
  EXPECT_EQ(deal.dice(0).next(), 13104914980934204413U);
  EXPECT_EQ(deal.dice(41).next(), 7083227160638669945U);
  deal.draw_anew(40);
  EXPECT_EQ(deal.dice(41).next(), 7077204159869225140U);
}

TEST(Deal, OfARecordThatIsCutOffIsNotCalledRight) {
  Record record = finished_record("duel", 2);
  const Digest promised = Deal{sha256("seed")}.seed_hash();
  ASSERT_EQ(code(check_deal(record, promised)), "ok");
  record.log.pop_back();
  EXPECT_EQ(code(check_deal(record, promised)), "cut-off");
  record.log.clear();
  EXPECT_EQ(code(check_deal(record, promised)), "cut-off");
}

TEST(Deal, OfAGameThatWasGivenUpReachesItsEnd) {
  for (const auto end : {GivenUp::How::Resignation, GivenUp::How::Time}) {
    PlayedTable table = duel_table({.kind = ClockKind::Move, .amount = 60});
    table.play_on(40);
    const bool time = end == GivenUp::How::Time;
    const Seat loser = time ? table.turn() : Seat{0};
    table.now += 60'000;
    ASSERT_EQ(table.make(time ? table->out_of_time(table.now) : table->resign(kAnn, {}, table.now)), "ok");
    const auto read = read_record(print_record(*table->record()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record, *table->record());
    EXPECT_EQ(read->record.given_up->how, end);
    EXPECT_EQ(read->record.given_up->winners, SeatSet::of(1 - loser));
    EXPECT_EQ(code(check_deal(read->record, table->seed_hash())), "ok");
    Record cut = read->record;
    cut.given_up.reset();
    EXPECT_EQ(code(check_deal(cut, table->seed_hash())), "cut-off");
  }
}

TEST(Deal, OfAnotherSeedOrWithoutOneIsFound) {
  Record record = finished_record("duel", 2);
  EXPECT_EQ(code(check_deal(record, sha256("another"))), "other-seed");
  record.seed = to_hex(sha256("other"));
  EXPECT_EQ(code(check_deal(record, Deal{sha256("other")}.seed_hash())), "other-deal");
  record.seed = "7";
  EXPECT_EQ(code(check_deal(record, Deal{sha256("seed")}.seed_hash())), "no-seed");
  record.seed.reset();
  EXPECT_EQ(code(check_deal(record, Deal{sha256("seed")}.seed_hash())), "no-seed");
}

}  // namespace
}  // namespace heptad
