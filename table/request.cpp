#include "table/request.h"

namespace heptad {
namespace {

class Request {
 public:
  Request(const Table& table, const Digest& who, std::optional<Seat> seat, Presence owner, Millis now)
      : table_(table), who_(who), seat_(seat), owner_(owner), now_(now) {}

  Expected<Proposal> operator()(const wire::Join&) const { return Proposal{table_}; }
  Expected<Proposal> operator()(const wire::Leave&) const { return Proposal{table_}; }
  Expected<Proposal> operator()(const wire::Look&) const { return Proposal{table_}; }
  Expected<Proposal> operator()(const wire::Hint&) const { return Proposal{table_}; }
  Expected<Proposal> operator()(const wire::Report&) const { return Proposal{table_}; }
  Expected<Proposal> operator()(const wire::Block&) const { return Proposal{table_}; }
  Expected<Proposal> operator()(const wire::Sit& sit) const {
    return table_.sit(who_, seat_, sit.name, sit.nonce, now_);
  }
  Expected<Proposal> operator()(const wire::AddNonce& add) const {
    return table_.add_nonce(who_, add.nonce, now_);
  }
  Expected<Proposal> operator()(const wire::Stand&) const { return table_.stand(who_, seat_, now_); }
  Expected<Proposal> operator()(const wire::Act& act) const {
    if (table_.did(who_, act.id)) return Proposal{table_};
    return table_.act(who_, seat_, act.round, act.action, act.id, now_);
  }
  Expected<Proposal> operator()(const wire::Undo&) const { return table_.undo(who_, seat_, now_); }
  Expected<Proposal> operator()(const wire::Consent& consent) const {
    return table_.consent(who_, seat_, consent.agree, now_);
  }
  Expected<Proposal> operator()(const wire::Resign&) const { return table_.resign(who_, seat_, now_); }
  Expected<Proposal> operator()(const wire::StandIn& stand_in) const {
    if (!stand_in.level) return table_.come_back(who_, seat_, now_);
    if (!seat_) return refuse(Code::UnknownSeat, "Which seat?");
    return table_.stand_in(who_, *seat_, *stand_in.level, owner_, now_);
  }
  Expected<Proposal> operator()(const wire::Chat& chat) const {
    return chat.to == Hearers::Team ? table_.say_to_team(who_, seat_, chat.text, now_)
                                    : table_.say(who_, chat.text, now_);
  }
  Expected<Proposal> operator()(const wire::Rematch&) const { return table_.want_again(who_, seat_, now_); }

 private:
  const Table& table_;
  const Digest& who_;
  std::optional<Seat> seat_;
  Presence owner_;
  Millis now_;
};

}  // namespace

Expected<Proposal> requested(const Table& table, const Digest& who, const TableMessage& message,
                             Presence owner, Millis now) {
  return std::visit(Request(table, who, message.seat, owner, now), message.what);
}

}  // namespace heptad
