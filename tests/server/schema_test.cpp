#include "server/schema.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>

namespace heptad {
namespace {

class Schema : public testing::Test {
 protected:
  Schema() { std::filesystem::create_directories(folder_); }
  ~Schema() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("heptad-schema-" + std::to_string(getpid()));
  std::filesystem::path path_ = folder_ / "it's.db";
};

constexpr std::array<const char*, 1> kOld = {"CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (7);"};
constexpr std::array<const char*, 3> kNew = {kOld[0], "ALTER TABLE a ADD COLUMN y INTEGER DEFAULT 5;",
                                             "CREATE TABLE b AS SELECT x + y AS z FROM a;"};

TEST_F(Schema, AnOlderDatabaseIsBroughtUpStepByStepAndACopyIsKept) {
  {
    Database database(path_, Database::Mode::ReadWrite);
    prepare_schema(database, path_, kOld);
    EXPECT_EQ(database.number("PRAGMA user_version"), 1);
  }
  Database database(path_, Database::Mode::ReadWrite);
  prepare_schema(database, path_, kNew);
  EXPECT_EQ(database.number("PRAGMA user_version"), 3);
  EXPECT_EQ(database.number("SELECT z FROM b"), 12);
  Database copy(path_.string() + ".before-3", Database::Mode::ReadOnly);
  EXPECT_EQ(copy.number("PRAGMA user_version"), 1);
  EXPECT_EQ(copy.number("SELECT x FROM a"), 7);
}

TEST_F(Schema, AStepThatFailsLeavesTheDatabaseAsItWas) {
  Database database(path_, Database::Mode::ReadWrite);
  prepare_schema(database, path_, kOld);
  constexpr std::array<const char*, 2> kBroken = {kOld[0], "CREATE TABLE c (x); SELECT nonsense;"};
  EXPECT_THROW(prepare_schema(database, path_, kBroken), UnusableDatabase);
  EXPECT_EQ(database.number("PRAGMA user_version"), 1);
  EXPECT_EQ(database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'c'"), 0);
}

TEST_F(Schema, ANewerDatabaseIsRefused) {
  Database database(path_, Database::Mode::ReadWrite);
  prepare_schema(database, path_, kNew);
  EXPECT_THROW(prepare_schema(database, path_, kOld), UnusableDatabase);
  EXPECT_EQ(database.number("PRAGMA user_version"), 3);
}

TEST_F(Schema, PreparingTwiceChangesNothing) {
  Database database(path_, Database::Mode::ReadWrite);
  prepare_schema(database, path_, schema_steps());
  database.run("UPDATE running_time SET millis = 5");
  prepare_schema(database, path_, schema_steps());
  EXPECT_EQ(database.number("SELECT millis FROM running_time"), 5);
}

}  // namespace
}  // namespace heptad
