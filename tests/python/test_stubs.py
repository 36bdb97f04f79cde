"""The stubs name what is there, and everything explains itself."""

import ast
import pathlib

import heptad
from heptad import _native

STUBS = ast.parse((pathlib.Path(heptad.__file__).parent / "_native.pyi").read_text())


def test_the_stubs_name_what_is_there():
    classes = {node.name: node for node in STUBS.body if isinstance(node, ast.ClassDef)}
    functions = {node.name for node in STUBS.body if isinstance(node, ast.FunctionDef)}
    there = {name for name in dir(_native) if not name.startswith("_")}
    assert there == set(classes) | functions == set(heptad.__all__)
    for name, node in classes.items():
        told = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        told |= {part.target.id for part in node.body if isinstance(part, ast.AnnAssign)}
        told = {member for member in told if not member.startswith("_")}
        own = {member for member in vars(getattr(_native, name)) if not member.startswith("_")}
        assert told - {"message"} == own - {"message"}, name


def test_everything_explains_itself():
    for name in heptad.__all__:
        thing = getattr(heptad, name)
        assert thing.__doc__, name
        for member, value in vars(thing).items() if name in ("Game", "Bot", "Batch") else ():
            if not member.startswith("_"):
                assert value.__doc__ and "\n" in value.__doc__ or isinstance(value, property) and value.__doc__, member
