# Writes a .cpp that holds the given language files, so that the program needs no files beside it.
function(embed_text output)
  set(ROWS "")
  foreach(file ${ARGN})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    get_filename_component(name ${file} NAME_WLE)
    file(READ ${file} CONTENT)
    # A string literal may be no longer than 65,536 characters; pieces stand side by side.
    string(REPLACE "\n" "\n)heptad\" R\"heptad(" CONTENT "${CONTENT}")
    string(APPEND ROWS "    {\"${name}\", R\"heptad(${CONTENT})heptad\"},\n")
  endforeach()
  configure_file(${CMAKE_SOURCE_DIR}/cmake/embedded_text.cpp.in ${output} @ONLY)
endfunction()
