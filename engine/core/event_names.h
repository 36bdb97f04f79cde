// Event kinds as the wire and the language files spell them.
#pragma once

#include <string_view>

#include "engine/core/event.h"

namespace heptad {

constexpr std::string_view name(EventKind kind) {
  switch (kind) {
    case EventKind::Drafted: return "drafted";
    case EventKind::Built: return "built";
    case EventKind::Sold: return "sold";
    case EventKind::WonderBuilt: return "wonder-built";
    case EventKind::StageBuilt: return "stage-built";
    case EventKind::CoinsGained: return "coins-gained";
    case EventKind::CoinsLost: return "coins-lost";
    case EventKind::CoinsPaid: return "coins-paid";
    case EventKind::PawnMoved: return "pawn-moved";
    case EventKind::LootFired: return "loot-fired";
    case EventKind::PairMade: return "pair-made";
    case EventKind::TokenTaken: return "token-taken";
    case EventKind::Destroyed: return "destroyed";
    case EventKind::Revived: return "revived";
    case EventKind::WonderRemoved: return "wonder-removed";
    case EventKind::ExtraTurn: return "extra-turn";
    case EventKind::StarterChosen: return "starter-chosen";
    case EventKind::Revealed: return "revealed";
    case EventKind::AgeBegan: return "age-began";
    case EventKind::AgeEnded: return "age-ended";
    case EventKind::Conflict: return "conflict";
    case EventKind::HandsPassed: return "hands-passed";
    case EventKind::Discarded: return "discarded";
    case EventKind::SideChosen: return "side-chosen";
    case EventKind::Passed: return "passed";
    case EventKind::TokenClaimed: return "token-claimed";
    case EventKind::DivinityPlaced: return "divinity-placed";
    case EventKind::DivinityActivated: return "divinity-activated";
    case EventKind::DivinityShown: return "divinity-shown";
    case EventKind::OfferingSpent: return "offering-spent";
    case EventKind::SnakePlaced: return "snake-placed";
    case EventKind::MinervaPlaced: return "minerva-placed";
    case EventKind::MinervaStopped: return "minerva-stopped";
    case EventKind::CardMoved: return "card-moved";
    case EventKind::WonderMoved: return "wonder-moved";
    case EventKind::WonderUnbuilt: return "wonder-unbuilt";
    case EventKind::MilitaryTokenDiscarded: return "military-token-discarded";
    case EventKind::ShipyardTaken: return "shipyard-taken";
    case EventKind::ShipMoved: return "ship-moved";
    case EventKind::IslandGained: return "island-gained";
    case EventKind::Explored: return "explored";
    case EventKind::Invaded: return "invaded";
    case EventKind::StayedOut: return "stayed-out";
    case EventKind::TaxLevied: return "tax-levied";
    case EventKind::PiracyDone: return "piracy-done";
    case EventKind::LostAtSea: return "coins-lost";
    case EventKind::NavalConflict: return "naval-conflict";
    case EventKind::GameOver: return "game-over";
  }
  return "unknown";
}

}  // namespace heptad
