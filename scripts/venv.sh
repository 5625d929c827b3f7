#!/bin/sh
# Make a virtual environment with the first Python of 3.11 or newer that really runs.
#
#     scripts/venv.sh [FOLDER]          PYTHON=/path/to/python scripts/venv.sh
#
# A name on the PATH proves nothing: pyenv leaves stand-ins that only fail, and Debian's
# python3 comes without ensurepip until python3-venv is installed. So each is tried.
set -eu

folder=${1:-.venv}
candidates="${PYTHON:-} python3 python3.13 python3.12 python3.11 python3.14 python"

first_that_can() {
    for candidate in $candidates; do
        if "$candidate" -c "$1" >/dev/null 2>&1; then
            echo "$candidate"
            return 0
        fi
    done
    return 1
}

is_recent='import sys; sys.exit(sys.version_info < (3, 11))'
can_make_one="import ensurepip, venv; $is_recent"

if ! python=$(first_that_can "$can_make_one"); then
    if ! python=$(first_that_can "$is_recent"); then
        echo "No Python 3.11 or newer was found (tried: $candidates)." >&2
        echo "Install one, or name it: make PYTHON=/path/to/python3.12 test" >&2
        exit 1
    fi
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -qq || true
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package"
    else
        echo "$python cannot make virtual environments; on Debian and Ubuntu: sudo apt-get install $package" >&2
        exit 1
    fi
fi

"$python" -m venv --clear "$folder"
echo "$folder: $("$folder/bin/python" --version)"
