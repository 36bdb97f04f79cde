// Every reason has a sentence in both languages, and its holes are filled.
#include "cli/terminal/reasons.h"
#include "tests/bots/reasons/told.h"

namespace heptad::tests {
namespace {

std::string said(const char* language, const Reason& reason) {
  const Names names = *Names::load(*parse_rules("duel"), language);
  return describe_reason(names, {"Ann", "Bob"}, reason);
}

TEST(ReasonSentences, AreReadInBothLanguages) {
  const Reason opens{.kind = ReasonKind::Opens,
                     .seat = 1,
                     .thing = "card",
                     .id = "academy",
                     .amount = 4,
                     .use = ReasonKind::Symbol};
  EXPECT_EQ(said("en", opens), "opens Academy for Bob: symbol number 4");
  EXPECT_EQ(said("zh-Hant", opens), "讓Bob能用學院：第 4 種符號");
  const Reason cheaper{.kind = ReasonKind::CheaperWonder, .thing = "wonder", .id = "sphinx", .amount = 1};
  EXPECT_EQ(said("en", cheaper), "1 coin less for The Sphinx");
}

TEST(ReasonSentences, LeaveNoHoleOpen) {
  for (const char* language : {"en", "zh-Hant"}) {
    for (const std::string& rules : known_rule_sets()) {
      testing::Variant variant{.rules = *parse_rules(rules), .games = 3};
      const Names names = *Names::load(variant.rules, language);
      const std::vector<std::string> labels(static_cast<std::size_t>(variant.rules.players), "Ann");
      for (const std::string_view kind : kReasonNames) EXPECT_TRUE(names.has("reasons", kind)) << kind;
      testing::with_start(variant.rules, [&](auto game, const auto& start) {
        using G = decltype(game);
        const auto watch = [&](const auto& position, Seat seat, const Action& action) {
          if (seat == kNature) return;
          for (const Reason& reason : reasons_in(position, seat, action)) {
            const std::string sentence = describe_reason(names, labels, reason);
            EXPECT_EQ(sentence.find_first_of("{}|"), std::string::npos) << sentence;
            EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
            EXPECT_NE(sentence.back(), ' ') << sentence;
            EXPECT_TRUE(!reason.use || names.has("uses", name(*reason.use))) << told(reason);
          }
        };
        testing::play_games<G>(variant, start, watch, [](const auto&, int) {});
      });
    }
  }
}

}  // namespace
}  // namespace heptad::tests
