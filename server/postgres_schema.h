// The same shape as schema.h's, in PostgreSQL.
#pragma once

#include "server/postgres.h"

namespace heptad {

// Brings the database to the newest shape; nodes that start together wait for each other. Throws
// UnusableDatabase with a sentence when it is another program's or a newer one's, and changes nothing.
void prepare_postgres_schema(Postgres& database, const std::string& name);

}  // namespace heptad
