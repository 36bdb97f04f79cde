// heptad.Game: one game, and its moves.
#include "bindings/python/door.h"
#include "engine/core/json_writer.h"
#include "engine/outcome_json.h"

namespace heptad::python {
namespace {

py::list legal_ids(const Play& play, const std::optional<int>& seat) {
  thread_local ActionList list;
  thread_local std::vector<std::int32_t> numbers;
  play.legal(seat_of(play, seat), list, numbers);
  py::list ids(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    PyList_SET_ITEM(ids.ptr(), static_cast<py::ssize_t>(i), PyLong_FromLong(numbers[i]));
  }
  return ids;
}

std::vector<Move> legal_moves(const Play& play, const std::optional<int>& seat) {
  ActionList list;
  std::vector<std::int32_t> numbers;
  play.legal(seat_of(play, seat), list, numbers);
  std::vector<Move> moves;
  moves.reserve(numbers.size());
  for (int i = 0; i < list.size(); ++i)
    moves.push_back({numbers[static_cast<std::size_t>(i)], play.text(list[i])});
  return moves;
}

void act(Play& play, std::optional<int> seat, const py::object& move) {
  const Seat who = seat_of(play, seat);
  if (py::isinstance<Move>(move)) {
    play.act(who, play.parse(move.cast<const Move&>().text));
  } else if (py::isinstance<py::str>(move)) {
    play.act(who, play.parse(move.cast<std::string>()));
  } else if (PyIndex_Check(move.ptr()) != 0) {
    const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(move.ptr()));
    const long long id = PyLong_AsLongLong(number.ptr());
    if (id == -1 && PyErr_Occurred() != nullptr) PyErr_Clear();
    play.act(who, id < 0 || id > INT32_MAX ? -1 : static_cast<std::int32_t>(id));
  } else {
    throw py::type_error("A move is its number, its text, or one of legal().");
  }
}

py::object outcome(const Play& play) {
  JsonWriter json;
  json.begin_object();
  write_outcome(json, play.kind().rules, play.outcome());
  return from_json(json.end_object().take());
}

}  // namespace

void add_game(py::module_& module) {
  py::class_<Move>(module, "Move", "A legal move: its number and how it is written.")
      .def_readonly("id", &Move::id)
      .def_readonly("text", &Move::text)
      .def("__index__", [](const Move& move) { return move.id; })
      .def("__int__", [](const Move& move) { return move.id; })
      .def("__str__", [](const Move& move) { return move.text; })
      .def("__repr__",
           [](const Move& move) { return "<Move " + std::to_string(move.id) + " '" + move.text + "'>"; })
      .def(
          "__eq__", [](const Move& move, const Move& other) { return move.text == other.text; },
          py::is_operator())
      .def("__hash__", [](const Move& move) { return py::hash(py::str(move.text)); });

  py::class_<Play>(module, "Game", "One game. Luck is played by the game itself, from its seed.")
      .def(py::init(
               [](const std::string& rules, int players, const py::object& seed, const py::dict& options) {
                 return Play(Kind::of(rules_of(rules, players, options)), number_from(seed));
               }),
           py::arg("rules"), py::arg("players") = 0, py::arg("seed") = 0, py::arg("options") = py::dict())
      .def_property_readonly(
          "rules", [](const Play& play) { return rules_name(play.kind().rules); },
          "The name of the rule set.")
      .def_property_readonly("players", &Play::players, "How many seats there are.")
      .def_property_readonly(
          "to_act",
          [](const Play& play) {
            py::list seats;
            for (SeatSet set = play.to_act(); !set.empty(); set.remove(set.lowest())) {
              seats.append(set.lowest());
            }
            return seats;
          },
          "The seats that have something to decide, several when they choose at the same time.")
      .def_property_readonly(
          "current",
          [](const Play& play) {
            const SeatSet seats = play.to_act();
            return seats.empty() ? -1 : static_cast<int>(seats.lowest());
          },
          "The lowest seat that is to act, -1 when the game is over.")
      .def_property_readonly(
          "over", [](const Play& play) { return play.to_act().empty(); }, "Whether the game has ended.")
      .def_property_readonly("round", &Play::round, "Advances when a decision resolves.")
      .def_property_readonly("outcome", &outcome, "over, winners, how and sheets; with teams their totals.")
      .def_property_readonly(
          "sheets",
          [](const Play& play) {
            const py::object told = outcome(play);
            return py::object(told["sheets"]);
          },
          "The score sheet of every seat, as if scored now while the game runs.")
      .def_property_readonly(
          "returns", [](const Play& play) { return returns_of(play.outcome()); },
          "1 for one winner alone, adding up to nothing over all seats; all nothing while the game runs.")
      .def("legal", &legal_moves, py::arg("seat") = py::none(), "The legal moves of a seat.")
      .def("legal_ids", &legal_ids, py::arg("seat") = py::none(),
           "The numbers of the legal moves alone: the quick way.")
      .def("act", &act, py::arg("seat"), py::arg("move"),
           "Plays a move, then everything that luck decides next.")
      .def(
          "view",
          [](const Play& play, const std::optional<int>& seat) {
            return from_json(play.view_json(seat ? std::optional(seat_of(play, seat)) : std::nullopt));
          },
          py::arg("seat") = py::none(),
          "The position as that seat sees it (docs/view.md); without one, as a spectator.")
      .def(
          "observation",
          [](const Play& play, const std::optional<int>& seat) {
            auto array = zeros<float>({width(play.kind().layout)});
            play.observe(seat_of(play, seat), array.mutable_data());
            return array;
          },
          py::arg("seat") = py::none(), "What the seat may know, as float32 (observation_layout).")
      .def(
          "mask",
          [](const Play& play, const std::optional<int>& seat, int ways) {
            if (ways < 1 || ways > 4096)
              throw Refusal{.code = Code::BadArguments, .message = "ways is 1 to 4096."};
            auto array = zeros<bool>({static_cast<py::ssize_t>(play.kind().moves.uses()) * ways});
            play.mask(seat_of(play, seat), ways, as_bytes(array));
            return array;
          },
          py::arg("seat") = py::none(), py::arg("ways") = 1,
          "Which moves are legal; `ways` masks behind each other when each way to pay counts.")
      .def(
          "guess",
          [](const Play& play, int seat, const py::object& rng) {
            return play.guess(seat_of(play, seat), number_from(rng));
          },
          py::arg("seat"), py::arg("rng") = 0, "A world that agrees with all that the seat has seen.")
      .def("record", &Play::record, "The game as a record (docs/notation.md).")
      .def(
          "copy", [](const Play& play) { return play; }, "Another game that goes on with the same dice.")
      .def("__copy__", [](const Play& play) { return play; })
      .def(
          "__deepcopy__", [](const Play& play, const py::dict&) { return play; }, py::arg("memo"))
      .def(py::pickle([](const Play& play) { return py::make_tuple(play.record(), play.dice()); },
                      [](const py::tuple& kept) {
                        Play play = Play::load(kept[0].cast<std::string>(), 0);
                        play.set_dice(kept[1].cast<std::uint64_t>());
                        return play;
                      }))
      .def_property_readonly(
          "move_count", [](const Play& play) { return play.kind().moves.uses(); },
          "How many uses there are: the length of a mask.")
      .def_property_readonly(
          "move_blocks", [](const Play& play) { return blocks(play.kind()); },
          "What the numbers of moves mean: name, first number, rows, columns.")
      .def_property_readonly(
          "observation_layout", [](const Play& play) { return layout(play.kind()); },
          "What an observation holds: name, first place, how many.")
      .def("__repr__", [](const Play& play) {
        return "<heptad.Game " + rules_name(play.kind().rules) + ", " + std::to_string(play.players()) +
               " players, round " + std::to_string(play.round()) + ">";
      });

  module.def(
      "load",
      [](const std::string& record, const py::object& seed) { return Play::load(record, number_from(seed)); },
      py::arg("record"), py::arg("seed") = 0,
      "The game of a record (docs/notation.md); it goes on with dice from the seed.");
}

}  // namespace heptad::python
