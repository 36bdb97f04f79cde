// The door to Python: heptad._native. Names and texts are those of the line protocol; what is refused raises
// Refused.
#include "bindings/python/door.h"

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
