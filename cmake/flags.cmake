# Warnings are errors everywhere; rules are checked for every enumerator of a closed set.
add_library(heptad_flags INTERFACE)
target_include_directories(heptad_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(heptad_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Werror -Werror=switch
  # -Wrestrict of g++ 12 cries wolf at string additions.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-missing-field-initializers -Wno-restrict -Wno-psabi>
  # clang reads the deprecated parts that stable_sort of libstdc++ 12 is made of.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-missing-designated-field-initializers -Wno-missing-field-initializers -Wno-deprecated-declarations>)

# Sanitizers compile twice as fast at -O1 as at -O2, and the checks of the standard library come with them.
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1 -D_GLIBCXX_ASSERTIONS")

# For what spends its time elsewhere and is slow to optimise.
set(HEPTAD_QUICKLY_BUILT $<IF:$<CONFIG:Release>,-O1,-O0>)

# The engine uses bit instructions that every x86-64 processor since about 2015 has; elsewhere the plain code runs.
if(NOT CMAKE_CROSSCOMPILING)
  include(CheckCXXSourceRuns)
  set(CMAKE_REQUIRED_FLAGS "-O1")
  check_cxx_source_runs(
    "int main() { return __builtin_cpu_supports(\"bmi2\") && __builtin_cpu_supports(\"avx2\") ? 0 : 1; }"
    HEPTAD_CPU_IS_V3)
  unset(CMAKE_REQUIRED_FLAGS)
  if(HEPTAD_CPU_IS_V3)
    target_compile_options(heptad_flags INTERFACE -march=x86-64-v3)
  endif()
endif()

option(HEPTAD_SANITIZE "Build with the address and undefined-behaviour sanitizers, and (by clang) libFuzzer's targets" OFF)
if(HEPTAD_SANITIZE)
  target_compile_options(heptad_flags INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
    $<$<CXX_COMPILER_ID:Clang>:-fsanitize=fuzzer-no-link>)
  target_link_options(heptad_flags INTERFACE -fsanitize=address,undefined)
endif()

option(HEPTAD_SANITIZE_THREADS "Build with the thread sanitizer" OFF)
if(HEPTAD_SANITIZE_THREADS)
  target_compile_options(heptad_flags INTERFACE -fsanitize=thread -fno-omit-frame-pointer)
  target_link_options(heptad_flags INTERFACE -fsanitize=thread)
endif()
