// A game in the terminal: people on one keyboard, bots on the other seats.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/catalogue.h"
#include "cli/names.h"
#include "cli/terminal/paint.h"
#include "cli/terminal/scene.h"
#include "table/local_table.h"

namespace heptad {

// Where the terminal's words come from and go to; a test gives its own streams.
struct Console {
  std::istream& in;
  std::ostream& out;
  Paint paint;
  enum class Screen : bool { Scrolls, Clears } screen = Screen::Scrolls;
};

class TerminalGame {
 public:
  TerminalGame(LocalTable table, Names names, Console console, std::string save_path);

  // Plays until the game is over or a person leaves; the record is saved either way when people play.
  Expected<void> run();
  const LocalTable& table() const { return table_; }

 private:
  enum class Did : std::uint8_t { Acted, Undid, Left };

  bool is_person(Seat seat) const;
  int persons() const;
  Expected<void> bot_acts(Seat seat);
  Did person_acts(Seat seat);
  std::optional<Did> command(Seat seat, const std::string& line);
  std::optional<Did> number(Seat seat, const std::string& line);
  bool try_action(Seat seat, std::string_view action);
  bool undo();
  bool is_offered(std::string_view action) const;
  std::string help() const;
  void show(Seat seat);
  void show_log(Seat seat);
  void show_components();
  void show_discards(Seat seat);
  void pause(const std::string& sentence);
  enum class Own : bool { Left, Told };
  Lines told(Seat viewer, std::size_t from, Own own_actions) const;
  std::string recent(Seat seat) const;
  Lines hint(Seat seat) const;
  Expected<void> save(const std::string& path);

  LocalTable table_;
  Names names_;
  Catalogue catalogue_;
  Console console_;
  std::string save_path_;
  std::vector<std::string> labels_;
  std::vector<std::size_t> seen_;    // by seat: how much of the log it had seen when it last acted
  std::vector<MenuEntry> menu_;      // of the seat that is choosing
  std::optional<std::size_t> card_;  // the menu entry it has picked, if any
  Lines message_;
};

}  // namespace heptad
