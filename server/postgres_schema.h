// The same shape as schema.h's, in PostgreSQL.
#pragma once

#include "server/postgres.h"

namespace heptad {

// Brings the database to the newest shape; nodes that start together wait for each other. Throws
// UnusableDatabase with a sentence when it is another program's or a newer one's, and changes nothing.
void prepare_postgres_schema(Postgres& database, const std::string& name);

// 0: there is nothing yet. Throws UnusableDatabase when it is another program's.
std::int64_t postgres_schema_version(Postgres& database, const std::string& name);
std::int64_t newest_postgres_schema();

// For as long as this connection lives: whoever begins to prepare the database waits.
void keep_servers_from_starting(Postgres& database);

}  // namespace heptad
