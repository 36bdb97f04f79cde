// The door to Python: heptad._native. Names and texts are those of the line protocol; what is refused raises
// Refused.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <cstring>

#include "bindings/python/batch.h"
#include "bindings/python/play.h"
#include "engine/core/json_writer.h"
#include "engine/outcome_json.h"

namespace py = pybind11;

namespace heptad::python {
namespace {

// A legal move: its number, and how it is written.
struct Move {
  std::int32_t id = 0;
  std::string text;
};

struct Choice {
  Move move;
  double win_chance = 0;
  std::uint32_t visits = 0;
};
struct Advice {
  Move move;
  double win_chance = 0;
  std::vector<Choice> choices;
  int iterations = 0;
  double cpu_ms = 0;
};

py::object from_json(const std::string& text) { return py::module_::import("json").attr("loads")(text); }

template <class Work>
void without_gil(Work work) {
  const py::gil_scoped_release release;
  work();
}

template <class T>
py::array_t<T> zeros(std::vector<py::ssize_t> shape) {
  py::array_t<T> array(std::move(shape));
  std::memset(array.mutable_data(), 0, static_cast<std::size_t>(array.nbytes()));
  return array;
}

std::uint8_t* as_bytes(py::array_t<bool>& array) {
  static_assert(sizeof(bool) == 1);
  return static_cast<std::uint8_t*>(static_cast<void*>(array.mutable_data()));
}

Rules rules_of(const std::string& name, int players, const py::dict& options) {
  Rules rules = or_throw(parse_rules(name, players));
  for (const auto& [key, value] : options) {
    set_option(rules, py::str(key).cast<std::string>(), py::str(value).cast<std::string>());
  }
  return rules;
}

// A seat from Python: any number may come, and none means the lowest that is to act.
Seat seat_of(const Play& play, const std::optional<int>& seat) {
  if (!seat) return play.current();
  if (*seat < 0 || *seat >= play.players()) {
    throw Refusal{.code = Code::UnknownSeat, .message = "There is no seat " + std::to_string(*seat) + "."};
  }
  return static_cast<Seat>(*seat);
}

std::uint64_t number_from(const py::object& source) {
  if (py::isinstance<py::int_>(source)) return py::int_(source & py::int_(UINT64_MAX)).cast<std::uint64_t>();
  if (py::hasattr(source, "integers")) return source.attr("integers")(INT64_MAX).cast<std::uint64_t>();
  if (py::hasattr(source, "getrandbits")) return source.attr("getrandbits")(63).cast<std::uint64_t>();
  throw Refusal{.code = Code::BadArguments,
                .message = "A number or a generator of random numbers is needed."};
}

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

Advice choose(const BotSpec& bot, const Play& play, const std::optional<int>& seat, const Budget& budget) {
  const Seat who = seat_of(play, seat);
  Thought thought;
  without_gil([&] { thought = play.think(bot, who, budget); });
  ActionList list;
  std::vector<std::int32_t> numbers;
  play.legal(who, list, numbers);
  const auto move_of = [&](const Action& action) {
    const auto* const found = std::ranges::find(list, action);
    return Move{numbers[static_cast<std::size_t>(found - list.begin())], play.text(action)};
  };
  Advice advice{.move = move_of(thought.best),
                .win_chance = thought.win_probability,
                .iterations = thought.iterations,
                .cpu_ms = thought.cpu_ms};
  for (const Candidate& one : thought.candidates) {
    advice.choices.push_back({move_of(one.action), one.win_probability, one.visits});
  }
  return advice;
}

py::object outcome(const Play& play) {
  JsonWriter json;
  json.begin_object();
  write_outcome(json, play.kind().rules, play.outcome());
  return from_json(json.end_object().take());
}

py::list blocks(const Kind& kind) {
  py::list list;
  for (const MoveBlock& block : kind.moves.blocks()) {
    list.append(py::make_tuple(block.name, block.first, block.rows, block.columns));
  }
  return list;
}
py::list layout(const Kind& kind) {
  py::list list;
  for (const ObservationBlock& block : kind.layout) {
    list.append(py::make_tuple(block.name, block.first, block.count));
  }
  return list;
}

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

void add_bot(py::module_& module) {
  py::class_<Choice>(module, "Choice", "A move a bot thought about.")
      .def_readonly("move", &Choice::move)
      .def_readonly("win_chance", &Choice::win_chance)
      .def_readonly("visits", &Choice::visits);
  py::class_<Advice>(module, "Advice", "What a bot would do, and what it thought of each move.")
      .def_readonly("move", &Advice::move)
      .def_readonly("win_chance", &Advice::win_chance)
      .def_readonly("choices", &Advice::choices)
      .def_readonly("iterations", &Advice::iterations)
      .def_readonly("cpu_ms", &Advice::cpu_ms);
  py::class_<BotSpec>(
      module, "Bot",
      "A player by name, as for `heptad match`: \"level:5\", \"random\", \"search:iters=2000\".")
      .def(py::init([](const std::string& name) { return or_throw(parse_bot(name)); }), py::arg("name"))
      .def_property_readonly("name", &bot_name, "The name it can be made from.")
      .def(
          "choose",
          [](const BotSpec& bot, const Play& play, const std::optional<int>& seat, int ms, int iterations,
             const py::object& seed) {
            if (ms < 0 || iterations < 0) {
              throw Refusal{.code = Code::BadArguments, .message = "Time and iterations are not negative."};
            }
            return choose(bot, play, seat,
                          {.cpu_ms = ms, .iterations = iterations, .seed = number_from(seed)});
          },
          py::arg("game"), py::arg("seat") = py::none(), py::arg("ms") = 0, py::arg("iterations") = 0,
          py::arg("seed") = 0, "What it would do for a seat, which is to act.")
      .def("__repr__", [](const BotSpec& bot) { return "<heptad.Bot " + bot_name(bot) + ">"; });
}

void add_batch(py::module_& module) {
  using Moves = py::array_t<std::int32_t, py::array::c_style | py::array::forcecast>;
  py::class_<Batch>(module, "Batch", "Many games at once. A game that ends begins anew; luck is inside.")
      .def(py::init([](const std::string& rules, int games, int players, const py::object& seed, int threads,
                       const py::dict& options) {
             return Batch::make(Kind::of(rules_of(rules, players, options)), games, number_from(seed),
                                threads);
           }),
           py::arg("rules"), py::arg("games"), py::arg("players") = 0, py::arg("seed") = 0,
           py::arg("threads") = 1, py::arg("options") = py::dict())
      .def_property_readonly("games", &Batch::games, "How many there are.")
      .def_property_readonly("players", &Batch::players, "How many seats a game has.")
      .def_property_readonly("move_count", &Batch::uses, "The length of a mask.")
      .def_property_readonly(
          "move_blocks", [](const Batch& batch) { return blocks(batch.kind()); }, "As of a Game.")
      .def_property_readonly(
          "observation_layout", [](const Batch& batch) { return layout(batch.kind()); }, "As of a Game.")
      .def(
          "current",
          [](const Batch& batch) {
            py::array_t<std::int8_t> seats(batch.games());
            batch.current(seats.mutable_data());
            return seats;
          },
          "The seat that is asked in each game.")
      .def(
          "mask",
          [](const Batch& batch) {
            auto array = zeros<bool>({batch.games(), batch.uses()});
            auto* const data = as_bytes(array);
            without_gil([&] { batch.mask(data); });
            return array;
          },
          "The legal moves of the seats asked, each use at its cheapest.")
      .def(
          "observe",
          [](const Batch& batch) {
            auto array = zeros<float>({batch.games(), batch.observed()});
            float* const data = array.mutable_data();
            without_gil([&] { batch.observe(data); });
            return array;
          },
          "What the seats asked may know.")
      .def(
          "sample",
          [](Batch& batch) {
            py::array_t<std::int32_t> moves(batch.games());
            std::int32_t* const data = moves.mutable_data();
            without_gil([&] { batch.sample(data); });
            return moves;
          },
          "A move for each game, uniformly from all legal ones.")
      .def(
          "step",
          [](Batch& batch, const Moves& moves) {
            if (moves.ndim() != 1 || moves.size() != batch.games()) {
              throw Refusal{.code = Code::BadArguments, .message = "One move for each game is needed."};
            }
            auto returns = zeros<float>({batch.games(), batch.players()});
            auto ended = zeros<bool>({batch.games()});
            float* const told = returns.mutable_data();
            auto* const ends = as_bytes(ended);
            const std::span<const std::int32_t> chosen(moves.data(), static_cast<std::size_t>(moves.size()));
            without_gil([&] { batch.step(chosen, told, ends); });
            return py::make_tuple(returns, ended);
          },
          py::arg("moves"),
          "Plays one move in each game. Returns of the seats where a game ended, and where that was.");
}

}  // namespace
}  // namespace heptad::python

PYBIND11_MODULE(_native, module) {
  using namespace heptad::python;
  module.doc() = "The engine and the bots of Heptad.";
  static py::exception<heptad::Refusal> refused(module, "Refused", PyExc_ValueError);
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const heptad::Refusal& refusal) {
      const py::object error = static_cast<const py::object&>(refused)(refusal.message);
      error.attr("code") = refusal.name();
      error.attr("message") = refusal.message;
      PyErr_SetObject(refused.ptr(), error.ptr());
    }
  });
  refused.attr("code") = "refused";
  refused.attr("__doc__") = "What was asked is against the rules; nothing has changed.";
  add_game(module);
  add_bot(module);
  add_batch(module);
  module.def("rule_sets", [] { return heptad::known_rule_sets(); }, "The names of the rule sets.");
  module.def(
      "cards",
      [](const std::string& rules, int players) {
        return from_json(heptad::catalogue_json(rules_of(rules, players, py::dict())));
      },
      py::arg("rules"), py::arg("players") = 0,
      "Everything printed on the components, as `heptad cards --json` tells it.");
}
