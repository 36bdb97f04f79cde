// Why a request is refused, for programs: the code of a refusal and its name on the wire. docs/refusals.md
// explains each; the sentences people read are in text/refusals.*.json.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace heptad {

// clang-format off
enum class Code : std::uint8_t {
  // Playing
  Illegal, WrongTurn, Over,
  // Notation
  BadAction, NoAction, UnknownAction, UnknownBoard, UnknownCard, UnknownDivinity, UnknownFleet,
  UnknownIsland, UnknownMilitaryToken, UnknownMythology, UnknownOffering, UnknownShipyard, UnknownSide,
  UnknownSpace, UnknownToken, UnknownWonder,
  // Beginning a game
  UnknownRules, BadPlayers, UnknownOption, BadOption, UnknownSeat,
  // Records
  BadRecord, BadVersion, BadName, BadText, BadSeed, BadResult, LineTooLong, TooLarge,
  // Checking a deal
  BadHash, BadNonce, NoNonce, NoSeed, OtherSeed, OtherDeal, CutOff,
  // Bots
  BadBot, UnknownBot, BadNet, OtherNet, BadResults, OtherMatch, NoSampling,
  // A table
  Stale, SeatTaken, NotYours, NotPlaying, NotOver, Frozen, BadLevel, BadClock, NothingToUndo, NothingAsked,
  AskedAlready, NotAbsent, NotLive, BadJournal,
  // The server
  BadJson, BadMessage, NoHello, UnknownTable, NotFound, Forbidden, TooBig, TooFast, TooMany, Busy, Store,
  Banned, Muted, Blocked, Revoked, BadCode,
  // The command line and the line protocol
  BadArguments, UnknownCommand, UnknownLanguage, MalformedJson, BadRequest, NoGame, BadStep, BadFile,
  CannotWrite, BadAnswer, ProgramFailed, ProgramEnded, ProgramSlow,
};

struct CodeRow {
  Code code;
  std::string_view name;
};
inline constexpr auto kCodes = std::to_array<CodeRow>({
    // Playing
    {Code::Illegal, "illegal"},
    {Code::WrongTurn, "wrong-turn"},
    {Code::Over, "over"},
    // Notation
    {Code::BadAction, "bad-action"},
    {Code::NoAction, "no-action"},
    {Code::UnknownAction, "unknown-action"},
    {Code::UnknownBoard, "unknown-board"},
    {Code::UnknownCard, "unknown-card"},
    {Code::UnknownDivinity, "unknown-divinity"},
    {Code::UnknownFleet, "unknown-fleet"},
    {Code::UnknownIsland, "unknown-island"},
    {Code::UnknownMilitaryToken, "unknown-military-token"},
    {Code::UnknownMythology, "unknown-mythology"},
    {Code::UnknownOffering, "unknown-offering"},
    {Code::UnknownShipyard, "unknown-shipyard"},
    {Code::UnknownSide, "unknown-side"},
    {Code::UnknownSpace, "unknown-space"},
    {Code::UnknownToken, "unknown-token"},
    {Code::UnknownWonder, "unknown-wonder"},
    // Beginning a game
    {Code::UnknownRules, "unknown-rules"},
    {Code::BadPlayers, "bad-players"},
    {Code::UnknownOption, "unknown-option"},
    {Code::BadOption, "bad-option"},
    {Code::UnknownSeat, "unknown-seat"},
    // Records
    {Code::BadRecord, "bad-record"},
    {Code::BadVersion, "bad-version"},
    {Code::BadName, "bad-name"},
    {Code::BadText, "bad-text"},
    {Code::BadSeed, "bad-seed"},
    {Code::BadResult, "bad-result"},
    {Code::LineTooLong, "line-too-long"},
    {Code::TooLarge, "too-large"},
    // Checking a deal
    {Code::BadHash, "bad-hash"},
    {Code::BadNonce, "bad-nonce"},
    {Code::NoNonce, "no-nonce"},
    {Code::NoSeed, "no-seed"},
    {Code::OtherSeed, "other-seed"},
    {Code::OtherDeal, "other-deal"},
    {Code::CutOff, "cut-off"},
    // Bots
    {Code::BadBot, "bad-bot"},
    {Code::UnknownBot, "unknown-bot"},
    {Code::BadNet, "bad-net"},
    {Code::OtherNet, "other-net"},
    {Code::BadResults, "bad-results"},
    {Code::OtherMatch, "other-match"},
    {Code::NoSampling, "no-sampling"},
    // A table
    {Code::Stale, "stale"},
    {Code::SeatTaken, "seat-taken"},
    {Code::NotYours, "not-yours"},
    {Code::NotPlaying, "not-playing"},
    {Code::NotOver, "not-over"},
    {Code::Frozen, "frozen"},
    {Code::BadLevel, "bad-level"},
    {Code::BadClock, "bad-clock"},
    {Code::NothingToUndo, "nothing-to-undo"},
    {Code::NothingAsked, "nothing-asked"},
    {Code::AskedAlready, "asked-already"},
    {Code::NotAbsent, "not-absent"},
    {Code::NotLive, "not-live"},
    {Code::BadJournal, "bad-journal"},
    // The server
    {Code::BadJson, "bad-json"},
    {Code::BadMessage, "bad-message"},
    {Code::NoHello, "no-hello"},
    {Code::UnknownTable, "unknown-table"},
    {Code::NotFound, "not-found"},
    {Code::Forbidden, "forbidden"},
    {Code::TooBig, "too-big"},
    {Code::TooFast, "too-fast"},
    {Code::TooMany, "too-many"},
    {Code::Busy, "busy"},
    {Code::Store, "store"},
    {Code::Banned, "banned"},
    {Code::Muted, "muted"},
    {Code::Blocked, "blocked"},
    {Code::Revoked, "revoked"},
    {Code::BadCode, "bad-code"},
    // The command line and the line protocol
    {Code::BadArguments, "bad-arguments"},
    {Code::UnknownCommand, "unknown-command"},
    {Code::UnknownLanguage, "unknown-language"},
    {Code::MalformedJson, "malformed-json"},
    {Code::BadRequest, "bad-request"},
    {Code::NoGame, "no-game"},
    {Code::BadStep, "bad-step"},
    {Code::BadFile, "bad-file"},
    {Code::CannotWrite, "cannot-write"},
    {Code::BadAnswer, "bad-answer"},
    {Code::ProgramFailed, "program-failed"},
    {Code::ProgramEnded, "program-ended"},
    {Code::ProgramSlow, "program-slow"},
});
// clang-format on

consteval bool rows_stand_in_order() {
  for (std::size_t i = 0; i < kCodes.size(); ++i) {
    if (static_cast<std::size_t>(kCodes[i].code) != i) return false;
  }
  return true;
}
static_assert(rows_stand_in_order());

constexpr std::string_view name(Code code) { return kCodes[static_cast<std::size_t>(code)].name; }

}  // namespace heptad
