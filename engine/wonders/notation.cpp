// The actions of 7 Wonders as text, both ways (docs/notation.md).
#include "engine/notation.h"

#include "engine/wonders/game.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

constexpr std::string_view kBuildForm = "build CARD, build CARD pay LEFT RIGHT, or build CARD free";
constexpr std::string_view kStageForm = "stage with CARD, or stage with CARD pay LEFT RIGHT";
constexpr int kMostCoins = 100;

std::unexpected<Refusal> badly_written(std::string_view form, int column) {
  return refuse(Code::BadAction, "This action is written: " + std::string(form) + ".", column);
}

// Reads the words of one action from left to right.
class Reader {
 public:
  Reader(const State& state, const Words& words) : state_(state), edition_(facts(state)), words_(words) {}

  Expected<Action> action() {
    const auto prefix = moments::prefix(state_);
    const bool for_city = !prefix.empty() && take(prefix);
    if (at_ == words_.size()) {
      return badly_written(std::string(prefix) + ", then what is done for that city", words_.end_column());
    }
    auto action = for_city ? city_action() : plain_action();
    if (!action) return action;
    if (at_ < words_.size()) return badly_written(form_, words_[at_].column);
    if (for_city) action->arg[kCityArg] = static_cast<std::uint8_t>(state_.city_count - 1);
    return action;
  }

 private:
  bool next_is(std::string_view word) const { return at_ < words_.size() && words_[at_].text == word; }
  bool take(std::string_view word) {
    if (!next_is(word)) return false;
    ++at_;
    return true;
  }
  int column() const { return at_ < words_.size() ? words_[at_].column : words_.end_column(); }

  Expected<Action> city_action() {
    for (const auto word : {"build", "stage", "sell", "revive", "pass"}) {
      if (next_is(word)) return plain_action();
    }
    return words_.unknown(at_, Code::UnknownAction);
  }

  Expected<Action> plain_action() {
    if (auto other = moments::read(state_, words_, at_)) {
      form_ = "an action";
      return *other;
    }
    if (take("build")) return build();
    if (take("stage")) return stage();
    if (take("sell")) return with_card(Verb::Sell, "sell CARD");
    if (take("revive")) return with_card(Verb::Revive, "revive CARD");
    if (const auto luck = moments::luck_word(state_); !luck.empty() && take(luck)) {
      return with_card(Verb::Luck, "draw CARD");
    }
    if (take("pass")) {
      form_ = "pass";
      return act(Verb::Pass);
    }
    if (take("side")) return side();
    if (take("board")) return board();
    if (take("boards")) return boards();
    if (take("hand")) return hand();
    return words_.unknown(at_, Code::UnknownAction);
  }

  Expected<Card> card() {
    if (at_ == words_.size()) return badly_written(form_, words_.end_column());
    const auto found = edition_.find_card(words_[at_].text);
    if (!found) return words_.unknown(at_, Code::UnknownCard);
    ++at_;
    return *found;
  }

  Expected<Action> with_card(Verb verb, std::string_view form) {
    form_ = form;
    const auto which = card();
    if (!which) return std::unexpected(which.error());
    return act(verb, *which);
  }

  // "pay 2 0" after a card, or nothing.
  Expected<Action> paid(Verb verb, Card which) {
    Action action = act(verb, which);
    const auto extra = moments::read_extra(state_, words_, at_);
    if (!extra) return std::unexpected(extra.error());
    action.arg[kExtraArg] = *extra;
    if (!take("pay")) return action;
    for (int column = 0; column < kColumns; ++column) {
      if (at_ == words_.size() && column == 2) break;
      if (at_ == words_.size()) return badly_written(form_, words_.end_column());
      const auto number = words_.number(at_, kMostCoins, "What a neighbour is paid");
      if (!number) return std::unexpected(number.error());
      action.arg[kBillArg + column] = static_cast<std::uint8_t>(*number);
      ++at_;
    }
    return action;
  }

  Expected<Action> build() {
    form_ = kBuildForm;
    const auto which = card();
    if (!which) return std::unexpected(which.error());
    if (take("free")) return paid(Verb::BuildFree, *which);
    return paid(Verb::Build, *which);
  }

  Expected<Action> stage() {
    form_ = kStageForm;
    if (!take("with")) return badly_written(form_, column());
    const auto which = card();
    if (!which) return std::unexpected(which.error());
    return paid(Verb::Stage, *which);
  }

  Expected<int> side_named(std::string_view word, int column, bool may_be_open) const {
    for (int side = 0; side < 2; ++side) {
      if (word == edition_.side_names[side]) return side;
    }
    if (may_be_open && word == "?") return 2;
    return refuse(Code::UnknownSide, "There is no side \"" + std::string(word) + "\".", column);
  }

  Expected<Action> side() {
    form_ = state_.edition == Edition::First ? "side a, or side b" : "side day, or side night";
    if (at_ == words_.size()) return badly_written(form_, words_.end_column());
    const auto which = side_named(words_[at_].text, words_[at_].column, false);
    if (!which) return std::unexpected(which.error());
    ++at_;
    return act(Verb::Side, static_cast<std::uint8_t>(*which));
  }

  Expected<Action> board() {
    form_ = "board BOARD";
    if (at_ == words_.size()) return badly_written(form_, words_.end_column());
    const auto which = edition_.find_board(words_[at_].text);
    if (!which) return words_.unknown(at_, Code::UnknownBoard);
    ++at_;
    return act(Verb::Board, static_cast<std::uint8_t>(*which));
  }

  Expected<Action> boards() {
    form_ = "boards BOARD:SIDE, one for each city";
    Action action = act(Verb::Boards);
    for (int city = 0; city < state_.city_count; ++city, ++at_) {
      if (at_ == words_.size()) return badly_written(form_, words_.end_column());
      const auto [text, column] = words_[at_];
      const auto colon = text.find(':');
      const auto which = edition_.find_board(text.substr(0, colon));
      if (!which)
        return refuse(Code::UnknownBoard, "There is no board \"" + std::string(text) + "\".", column);
      if (colon == std::string_view::npos)
        return badly_written(form_, column + static_cast<int>(text.size()));
      const auto which_side = side_named(text.substr(colon + 1), column + static_cast<int>(colon) + 1, true);
      if (!which_side) return std::unexpected(which_side.error());
      action.arg[city] = static_cast<std::uint8_t>(*which * 3 + *which_side);
    }
    return action;
  }

  Expected<Action> hand() {
    form_ = "hand SEAT, then its cards";
    if (at_ == words_.size()) return badly_written(form_, words_.end_column());
    const auto seat = words_.number(at_, state_.players, "The seat");
    if (!seat) return std::unexpected(seat.error());
    ++at_;
    Action action = act(Verb::Hand, static_cast<std::uint8_t>(*seat));
    for (int i = 0; i < state_.hand_size; ++i) {
      const auto which = card();
      if (!which) return std::unexpected(which.error());
      action.arg[1 + i] = *which;
    }
    return action;
  }

  const State& state_;
  const EditionFacts& edition_;
  const Words& words_;
  std::size_t at_ = 0;
  std::string_view form_ = "an action";
};

std::string with_payment(std::string text, const Action& action) {
  const Bill bill = bill_of(action);
  text += moments::extra_text(action.arg[kExtraArg]);
  if (bill.total() == 0) return text;
  text += " pay " + std::to_string(bill.to[0]) + ' ' + std::to_string(bill.to[1]);
  if (bill.to[2] != 0 || bill.to[3] != 0) {
    text += ' ' + std::to_string(bill.to[2]) + ' ' + std::to_string(bill.to[3]);
  }
  return text;
}

}  // namespace

Expected<Action> Wonders::parse(const State& state, std::string_view text) {
  const auto words = Words::split(text);
  if (!words) return std::unexpected(words.error());
  return Reader(state, *words).action();
}

std::string Wonders::text(const State& state, const Action& action) {
  const auto& edition = facts(state);
  const auto card = [&](int i) { return std::string(edition.card_id(action.arg[i])); };
  const bool for_city = verb_of(action) >= Verb::Build && action.arg[kCityArg] != 0;
  const std::string prefix = for_city ? std::string(moments::prefix(state)) + ' ' : "";
  switch (verb_of(action)) {
    case Verb::Build: return with_payment(prefix + "build " + card(0), action);
    case Verb::BuildFree: return with_payment(prefix + "build " + card(0) + " free", action);
    case Verb::Stage: return with_payment(prefix + "stage with " + card(0), action);
    case Verb::Sell: return prefix + (action.arg[kExtraArg] == 0 ? "sell " : "sail with ") + card(0);
    case Verb::Revive: return prefix + "revive " + card(0);
    case Verb::Pass: return prefix + "pass";
    case Verb::Luck: return moments::luck_text(state, action);
    case Verb::Side: return "side " + std::string(edition.side_names[action.arg[0]]);
    case Verb::Board: return "board " + std::string(edition.boards[action.arg[0]].id);
    case Verb::Boards: {
      std::string text = "boards";
      for (int city = 0; city < state.city_count; ++city) {
        text += ' ' + edition.board_text(action.arg[city]);
      }
      return text;
    }
    case Verb::Hand: {
      std::string text = "hand " + std::to_string(action.arg[0]);
      for (int i = 0; i < state.hand_size; ++i) text += ' ' + card(1 + i);
      return text;
    }
    case Verb::Choose: return moments::choice_text(state, action);
  }
  return {};
}

}  // namespace heptad::wonders
