"""Runs inside Pyodide: compiles the core and the part of the standard library that it uses.

The `.pyc` must come from the very Python that will read them, so Pyodide makes its own. They are of the
unchecked-hash kind: no source lies beside them and no clock enters the bytes. The zips are stored, not
deflated: the browser unpacks the whole faster than Python each module.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
import traceback
import zipfile

STDLIB = next(path for path in sys.path if path.endswith(".zip"))
SKIPPED = ("__main__", "demo")
# Nobody asks the standard library for help in the browser; without its docstrings a sixth less is transferred.
WITHOUT_DOCSTRINGS = 2


def pack(core: str, requests: str) -> str:
    """Write /stdlib.zip and /core.zip; return the names of the modules in each as JSON.

    *core* is the folder above the package `oathra`; *requests* a JSON list of requests to the bridge, answered
    here so that modules which are only imported when needed are found too.
    """
    sys.path.insert(0, core)
    names = import_everything()
    answer = importlib.import_module("oathra.bridge").answer
    for request in json.loads(requests):
        answer(json.dumps(request))
    fail_once()
    used = sorted(name for name, module in sys.modules.items() if origin(module).startswith(f"{STDLIB}/"))
    with zipfile.ZipFile(STDLIB) as whole, zipfile.ZipFile("/stdlib.zip", "w") as packed:
        for name in used:
            path = origin(sys.modules[name]).removeprefix(f"{STDLIB}/")
            add(packed, path, whole.read(path), optimize=WITHOUT_DOCSTRINGS)
    with zipfile.ZipFile("/core.zip", "w") as packed:
        for name in names:
            path = origin(sys.modules[name])
            with open(path, "rb") as file:
                add(packed, path.removeprefix(f"{core}/"), file.read())
    return json.dumps({"stdlib": used, "core": names})


def import_everything() -> list[str]:
    """Import every module of the core but those that only a terminal runs, and return their names."""
    package = importlib.import_module("oathra")
    names = ["oathra"]
    for found in pkgutil.walk_packages(package.__path__, "oathra."):
        if found.name.removeprefix("oathra.") not in SKIPPED:
            importlib.import_module(found.name)
            names.append(found.name)
    return names


def fail_once() -> None:
    """Format one exception: the modules that do so are imported at the first failure only."""
    try:
        raise ValueError("a failure, to see which modules report it")
    except ValueError as error:
        traceback.format_exception(error)


def origin(module: object) -> str:
    """Return the path of the file that *module* came from, "" for one without."""
    return str(getattr(getattr(module, "__spec__", None), "origin", ""))


def add(packed: zipfile.ZipFile, path: str, source: bytes, optimize: int = -1) -> None:
    """Compile *source* and add it to *packed* under *path*, as `.pyc`."""
    # Imported here so that it does not count among the modules in use.
    import py_compile

    with open("/module.py", "wb") as file:
        file.write(source)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(
        "/module.py", "/module.pyc", dfile=path, doraise=True, optimize=optimize, invalidation_mode=unchecked
    )
    with open("/module.pyc", "rb") as file:
        packed.writestr(zipfile.ZipInfo(f"{path}c", date_time=(1980, 1, 1, 0, 0, 0)), file.read())
