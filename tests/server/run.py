#!/usr/bin/python3
"""Runs the server's tests: `run.py [--slow] [module …]`. The program under test is $HEPTAD or build/heptad."""

import logging
import os
import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent


def main(arguments):
    if "--slow" in arguments:
        os.environ["HEPTAD_SLOW"] = "1"
    names = [argument for argument in arguments if not argument.startswith("--")]
    sys.path.insert(0, str(HERE))
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # a busy machine is no news
    loader = unittest.TestLoader()
    tests = loader.loadTestsFromNames(names) if names else loader.discover(str(HERE))
    return 0 if unittest.TextTestRunner(verbosity=2).run(tests).wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
