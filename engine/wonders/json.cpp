// A position as JSON (docs/view.md).
#include "engine/core/json_writer.h"
#include "engine/outcome_json.h"
#include "engine/wonders/city_json.h"
#include "engine/wonders/game.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

class Writer {
 public:
  explicit Writer(const State& state) : s_(state), cities_(json_, state), now_(Wonders::outcome(state)) {}

  std::string text() {
    const Rules rules = moments::rules_of(s_);
    json_.begin_object().field("rules", rules_name(rules)).field("players", int{s_.players});
    moments::written(json_, s_);
    json_.field("age", int{s_.age}).field("turn", int{s_.turn}).field("round", int{s_.round});
    write_to_act();
    write_decision();
    per_city("coins", [&](int city) { json_.value(int{s_.cities[city].coins}); });
    per_city("points", [&](int city) { json_.value(now_.sheets[city].total()); });
    per_city("stages", [&](int city) { json_.value(int{s_.cities[city].stages}); });
    per_city("shields", [&](int city) { json_.value(int{s_.cities[city].shields}); });
    per_city("war", [&](int city) { cities_.write_tokens(city); });
    per_city("city", [&](int city) { cities_.write_built(city); });
    per_city("hand", [&](int city) { cities_.write_cards_in_hand(city); });
    per_city("sheets", [&](int city) { write_sheet(json_, rules, now_.sheets[city]); });
    per_city("lines", [&](int city) { write_score_lines(json_, Wonders::score_lines(s_, city)); });
    write_result();
    json_.key("passing");
    if (s_.turn == 0 || s_.turn == s_.last_turn()) {
      json_.null();
    } else {
      json_.value(s_.passes_left() ? "left" : "right");
    }
    write_discard();
    per_city("seats", [&](int city) { cities_.write(city, now_.sheets[city].total()); });
    return json_.end_object().take();
  }

 private:
  template <class Write>
  void per_city(std::string_view key, Write write) {
    json_.key(key).begin_array();
    for (int city = 0; city < s_.city_count; ++city) write(city);
    json_.end_array();
  }

  void write_to_act() {
    json_.key("to_act").begin_array();
    for_each_bit(Wonders::to_act(s_).bits(), [&](int seat) {
      if (seat == kNature) {
        json_.value("nature");
      } else {
        json_.value(seat);
      }
    });
    json_.end_array();
  }

  void write_decision() {
    json_.key("decision");
    if (s_.step() == Step::Over) {
      json_.null();
      return;
    }
    json_.begin_object().field("kind", moments::step_name(s_));
    const SeatSet due = Wonders::to_act(s_);
    const bool at_once = moments::is_at_once(s_);
    if (!at_once && !due.has(kNature)) json_.field("seat", int{due.lowest()});
    json_.end_object();
  }

  void write_result() {
    json_.field("over", now_.over).key("result");
    if (!now_.over) {
      json_.null();
      return;
    }
    json_.begin_object().key("winners").begin_array();
    for_each_bit(now_.winners.bits(), [&](int seat) { json_.value(seat); });
    json_.end_array().field("how", name(now_.how)).end_object();
  }

  // Only who is choosing from the pile sees it; everyone sees how many cards of each back lie there.
  void write_discard() {
    std::array<int, kAges> backs = {};
    for (int row = 0; row < kAges * kMaxHand; ++row) {
      for (int city = 0; city < s_.city_count; ++city) {
        if (s_.takes.fate(row, city) == Fate::Discarded) ++backs[row / kMaxHand];
      }
    }
    for (int i = 0; i < s_.revived_count; ++i) --backs[facts(s_).cards[s_.revived[i]].age - 1];
    json_.key("discard").begin_object().field("count", backs[0] + backs[1] + backs[2]);
    json_.key("backs").begin_array();
    for (const int back : backs) json_.value(back);
    json_.end_array();
    const bool chooser =
        s_.audience == Audience::Viewer && s_.step() == Step::Revive && Wonders::to_act(s_).has(s_.viewer);
    json_.key("cards");
    if (s_.audience == Audience::Everything || chooser) {
      json_.begin_array();
      const Pile pile = discard_pile(s_);
      for (int card = 0; card < kMaxCards; ++card) {
        for (int copy = 0; copy < pile[card]; ++copy) cities_.write_card(static_cast<Card>(card));
      }
      json_.end_array();
    } else {
      json_.null();
    }
    json_.end_object();
  }

  JsonWriter json_;
  const State& s_;
  CityWriter cities_;
  Outcome now_;
};

}  // namespace

std::string Wonders::json(const State& state) { return Writer(state).text(); }

}  // namespace heptad::wonders
