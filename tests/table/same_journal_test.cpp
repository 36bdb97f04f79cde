// The same deal and acts give the same journal, byte for byte, here and in WebAssembly
// (tests/wasm/table.test.mjs).
#include <filesystem>
#include <fstream>
#include <sstream>

#include "table/local_table.h"
#include "tests/paths.h"
#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

// The given people's acts at a table of one person who has every seat; luck follows.
std::string journal_of(const std::string& given) {
  std::istringstream lines(given);
  std::string head, rules, line;
  int players = 0, deal = 0;
  std::getline(lines, head);
  std::istringstream(head) >> rules >> players >> deal;
  std::optional<Table> table;
  std::string journal = head + '\n';
  const auto take_over = [&](const Expected<Proposal>& proposal) {
    ASSERT_TRUE(proposal) << proposal.error().message;
    for (const Entry& entry : proposal->entries) journal += entry_line(entry) + '\n';
    table = proposal->next;
  };
  take_over(open_local(*parse_rules(rules, players), deal));
  while (std::getline(lines, line)) {
    const auto entry = *parse_entry_line(line, 0);
    if (entry.kind == EntryKind::Act)
      take_over(table->act(local_owner(), entry.seat, table->round(), entry.text, {}, 0));
  }
  EXPECT_EQ(table->status(), Status::Over);
  return journal;
}

TEST(Journal, IsTheSameForTheSameDealAndActs) {
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(tests::source_path("tests/wasm/journals"))) {
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    EXPECT_EQ(journal_of(text.str()), text.str()) << file.path();
    ++files;
  }
  EXPECT_GE(files, 5);
}

}  // namespace
}  // namespace heptad
