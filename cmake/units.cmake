# Most of a build's time goes into the same headers, read again for every file. So the files of a folder are compiled
# together, as one unit; -DCMAKE_UNITY_BUILD=OFF compiles each by itself (better for an editor's language server).
option(CMAKE_UNITY_BUILD "Compile the files of a folder together" ON)

# compile_by_folder(target [HOT]): what is HOT stays file by file in a release, so that nothing but a file's own code
# decides how it is optimised.
function(compile_by_folder target)
  get_target_property(sources ${target} SOURCES)
  foreach(source ${sources})
    cmake_path(IS_PREFIX CMAKE_BINARY_DIR ${source} is_generated)
    if(is_generated)
      continue()
    endif()
    get_filename_component(folder ${source} DIRECTORY)
    file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER "${folder}" unit)
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${unit})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  if("HOT" IN_LIST ARGN AND CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT HEPTAD_WASM)
    set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  endif()
endfunction()

# lint_without_analyzer(target): to clang-tidy's analyzer a folder compiled as one looks like headers, so it reads those of
# others too, the engine's again and again, and Boost's for minutes. The engine alone is analyzed.
function(lint_without_analyzer target)
  if(CMAKE_CXX_CLANG_TIDY)
    set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "${CMAKE_CXX_CLANG_TIDY};--checks=-clang-analyzer-*")
  endif()
endfunction()
