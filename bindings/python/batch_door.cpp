// heptad.Batch: many games at once.
#include "bindings/python/batch.h"
#include "bindings/python/door.h"

namespace heptad::python {

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

}  // namespace heptad::python
