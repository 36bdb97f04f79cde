// heptad.Bot: a player by name, and what it advises.
#include <algorithm>

#include "bindings/python/door.h"

namespace heptad::python {
namespace {

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

}  // namespace

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

}  // namespace heptad::python
