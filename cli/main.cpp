#include "cli/commands.h"

int main(int argc, char** argv) { return heptad::run_heptad(argc, argv); }
