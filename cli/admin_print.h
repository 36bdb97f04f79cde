// What `heptad admin` says, for people or for programs.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cli/complain.h"
#include "server/host_desk.h"

namespace heptad {

inline constexpr std::array<std::string_view, 3> kStatusWords = {"waiting", "playing", "over"};

enum class Progress { Done, Waiting };

void print_done(Output output, const std::string& sentence, Progress progress = Progress::Done);
void print_failure(Output output, const std::string& sentence);
void print_tables(const std::vector<DeskTable>& tables, Output output);
void print_reports(const std::vector<DeskReport>& reports, Output output);
void print_sanctions(const std::vector<DeskSanction>& sanctions, Output output);

}  // namespace heptad
