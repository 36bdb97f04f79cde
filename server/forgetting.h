// Taking out of the database what is to be there no longer.
#pragma once

#include <string>

#include "server/sql.h"
#include "table/sha256.h"

namespace heptad {

// The table, its journal and its seats.
void remove_table(SqlConnection& database, const std::string& table);
// What was said there; that something was said stays, so that nothing is counted anew.
void forget_chat(SqlConnection& database, const std::string& table);
// The person's name, words and token hash at this table. The moves stay: they are the others' game, too.
void forget_person_at(SqlConnection& database, const std::string& table, const Digest& person);
// What is kept of the person beside the tables. A ban stays, or it could be escaped like this.
void forget_person(SqlConnection& database, const Digest& person);

}  // namespace heptad
