"""Install a wheel into an environment of its own and run the suite against it.

    python scripts/installed_wheel.py dist/oathra-*.whl [PYTEST ARGUMENTS]

The new environment borrows the dependencies of the current one through a `.pth` file. Python does not follow
the `.pth` files of a folder added that way, so the editable checkout stays out of sight and `import oathra`
finds the wheel alone.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install(wheel: Path, folder: Path) -> Path:
    """Install *wheel* into a new virtual environment in *folder* and return its Python."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(python)]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    packages = asked(python, "import sysconfig; print(sysconfig.get_path('purelib'))")
    Path(packages, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return python


def asked(python: Path, script: str) -> str:
    """Return what *python* prints for *script*."""
    return subprocess.run([python, "-c", script], capture_output=True, text=True, check=True).stdout.strip()


def main(wheel: str, *arguments: str) -> int:
    """Run the tests that need no checkout against *wheel*; the exit status is pytest's."""
    with tempfile.TemporaryDirectory() as folder:
        python = install(Path(wheel), Path(folder, "environment"))
        found = asked(python, "import oathra; print(oathra.__file__)")
        if not Path(found).is_relative_to(folder):
            print(f"the suite would run against {found}, not against the wheel", file=sys.stderr)
            return 1
        return subprocess.run([python, "-m", "pytest", "-m", "not checkout", *arguments], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
