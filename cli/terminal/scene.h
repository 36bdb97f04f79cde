// Everything a screen is drawn from: the view of the seat that looks, its choices, and words for them.
#pragma once

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "cli/catalogue.h"
#include "cli/names.h"
#include "cli/terminal/menu.h"
#include "cli/terminal/paint.h"
#include "engine/core/seat.h"

namespace heptad {

inline constexpr int kScreenWidth = 100;
inline constexpr int kScreenHeight = 40;

struct Scene {
  const Names& names;
  const Catalogue& catalogue;
  const Paint& paint;
  std::vector<std::string> labels;  // what the seats are called
  boost::json::object view;
  std::vector<MenuEntry> menu;
  Seat seat = 0;
};

using Lines = std::vector<std::string>;

// The board of the scene's game, above the menu: all of it, or where much is to choose the own city alone.
enum class Drawn { Whole, OwnCity };
Lines draw_board(const Scene& scene, Drawn drawn = Drawn::Whole);

Lines draw_duel(const Scene& scene);
Lines draw_wonders(const Scene& scene, Drawn drawn);

// The number under which the menu offers a card; 0 when it does not.
int menu_number(const Scene& scene, std::string_view card);

// "W 1  C 2": amounts by resource, those that are zero left out when so asked.
enum class Zeros { Shown, Blank };
std::string amounts_text(const Scene& scene, const boost::json::object& goods, Zeros zeros);

// The names of ids, separated by · and broken into lines of at most `width` columns, coloured as cards are.
Lines wrapped_names(const Scene& scene, const boost::json::array& ids, int width);

}  // namespace heptad
