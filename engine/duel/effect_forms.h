// What effects are called in the catalogue, by kind.
#pragma once

#include "engine/duel/field.h"

namespace heptad::duel {

inline constexpr EffectForm kOwnEffectForms[] = {
    {"none"},
    {"produce", {"resource", fields::resource}, {"units", fields::number}},
    {"produce-any-raw"},
    {"produce-any-manufactured"},
    {"price-of-one", {"resource", fields::resource}},
    {"points", fields::kPoints},
    {"shields", {"shields", fields::number}},
    {"science", fields::kSymbol},
    {"coins", fields::kCoins},
    {"coins-per", {"counted", fields::name_in<kCountedNames>}, fields::kCoins},
    {"guild", {"counted", fields::name_in<kCountedNames>}, fields::kCoins, fields::kPoints},
    {"extra-turn"},
    {"opponent-loses", fields::kCoins},
    {"token-from-box", {"drawn", fields::number}},
    {"destroy", {"colour", fields::name_in<kColourNames>}},
    {"revive"},
    {"wonder-discount", {"units", fields::number}},
    {"blue-discount", {"units", fields::number}},
    {"trade-income"},
    {"points-per-token", fields::kPoints},
    {"red-shield-bonus", {"shields", fields::number}},
    {"wonder-extra-turn"},
    {"chain-income", fields::kCoins},
};
static_assert(std::size(kOwnEffectForms) == kOwnEffectKinds);

}  // namespace heptad::duel
