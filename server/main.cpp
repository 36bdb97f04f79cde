// The server alone, with every limit within reach: for its tests and its load generator. People use `heptad
// serve`.
#include <CLI/CLI.hpp>

#include "server/server.h"

int main(int argc, char** argv) {
  heptad::ServerOptions options;
  CLI::App app("Heptad's server alone");
  app.add_option("--host", options.host);
  app.add_option("--port", options.port);
  app.add_option("--db", options.database);
  app.add_option("--static", options.static_files);
  app.add_flag("--lan", options.lan);
  app.add_option("--origin", options.origins);
  app.add_option("--log-level", options.log_level);
  app.add_option("--bot-threads", options.bot_threads);
  app.add_option("--bot-pause", options.bot_pause_ms);
  app.add_option("--messages-per-second", options.limits.messages_per_second);
  app.add_option("--message-burst", options.limits.message_burst);
  app.add_option("--requests-per-second", options.limits.requests_per_second);
  app.add_option("--tables-per-minute", options.limits.tables_per_minute);
  app.add_option("--unfinished-tables", options.limits.unfinished_tables);
  app.add_option("--idle-seconds", options.limits.idle_seconds);
  CLI11_PARSE(app, argc, argv);
  return heptad::run_server(options);
}
