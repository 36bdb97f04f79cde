// A player for `heptad match` in thirty lines: takes the first legal wonder, then building, then anything.
//
//   g++ -std=c++20 examples/bot.cpp -lboost_json -o mybot
//   heptad match duel 'program:./mybot' random
#include <iostream>
#include <string>

#include <boost/json.hpp>

namespace json = boost::json;

static int worth(const std::string& action) {
  if (action.starts_with("wonder") || action.starts_with("stage")) return 3;
  if (action.starts_with("build")) return 2;
  return action.starts_with("sell") ? 0 : 1;
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const json::value question = json::parse(line);
    std::string best;
    for (const json::value& option : question.at("legal").as_array()) {
      const std::string action(option.as_string());
      if (best.empty() || worth(action) > worth(best)) best = action;
    }
    std::cout << json::object{{"ok", true}, {"action", best}} << std::endl;
  }
}
