// What the parts of heptad._native share: from Python's values to ours and back.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <cstring>

#include "bindings/python/play.h"

namespace py = pybind11;

namespace heptad::python {

// A legal move: its number, and how it is written.
struct Move {
  std::int32_t id = 0;
  std::string text;
};

inline py::object from_json(const std::string& text) {
  return py::module_::import("json").attr("loads")(text);
}

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

inline std::uint8_t* as_bytes(py::array_t<bool>& array) {
  static_assert(sizeof(bool) == 1);
  return static_cast<std::uint8_t*>(static_cast<void*>(array.mutable_data()));
}

inline Rules rules_of(const std::string& name, int players, const py::dict& options) {
  Rules rules = or_throw(parse_rules(name, players));
  for (const auto& [key, value] : options) {
    set_option(rules, py::str(key).cast<std::string>(), py::str(value).cast<std::string>());
  }
  return rules;
}

// A seat from Python: any number may come, and none means the lowest that is to act.
inline Seat seat_of(const Play& play, const std::optional<int>& seat) {
  if (!seat) return play.current();
  if (*seat < 0 || *seat >= play.players()) {
    throw Refusal{.code = Code::UnknownSeat, .message = "There is no seat " + std::to_string(*seat) + "."};
  }
  return static_cast<Seat>(*seat);
}

inline std::uint64_t number_from(const py::object& source) {
  if (py::isinstance<py::int_>(source)) return py::int_(source & py::int_(UINT64_MAX)).cast<std::uint64_t>();
  if (py::hasattr(source, "integers")) return source.attr("integers")(INT64_MAX).cast<std::uint64_t>();
  if (py::hasattr(source, "getrandbits")) return source.attr("getrandbits")(63).cast<std::uint64_t>();
  throw Refusal{.code = Code::BadArguments,
                .message = "A number or a generator of random numbers is needed."};
}

inline py::list blocks(const Kind& kind) {
  py::list list;
  for (const MoveBlock& block : kind.moves.blocks()) {
    list.append(py::make_tuple(block.name, block.first, block.rows, block.columns));
  }
  return list;
}
inline py::list layout(const Kind& kind) {
  py::list list;
  for (const ObservationBlock& block : kind.layout) {
    list.append(py::make_tuple(block.name, block.first, block.count));
  }
  return list;
}

void add_game(py::module_& module);
void add_bot(py::module_& module);
void add_batch(py::module_& module);

}  // namespace heptad::python
