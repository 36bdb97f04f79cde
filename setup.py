"""Builds the native module with the project's own CMake; everything else is in pyproject.toml."""

import pathlib
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class CMakeBuild(build_ext):
    def build_extension(self, ext):
        target = pathlib.Path(self.get_ext_fullpath(ext.name)).resolve().parent
        build = pathlib.Path(self.build_temp).resolve()
        source = pathlib.Path(__file__).resolve().parent
        configure = ["cmake", "-S", source, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DHEPTAD_PYTHON=ON"]
        try:
            import pybind11  # where pip brought it; Debian's package is found without help

            configure.append(f"-Dpybind11_DIR={pybind11.get_cmake_dir()}")
        except ImportError:
            pass
        configure += [f"-DPython_EXECUTABLE={sys.executable}", f"-DHEPTAD_PYTHON_OUTPUT={target}"]
        subprocess.run(list(map(str, configure)), check=True)
        subprocess.run(["cmake", "--build", str(build)], check=True)


setup(ext_modules=[Extension("heptad._native", sources=[])], cmdclass={"build_ext": CMakeBuild})
