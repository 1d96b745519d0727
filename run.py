#!/usr/bin/env python3
"""The entry point: `python3 run.py play`, `python3 run.py test`; `python3 run.py help` lists the rest.

This file uses syntax that any Python 3 can parse, so that an old one prints a message instead of a traceback.
"""

import sys


def main():  # type: () -> int
    if sys.version_info < (3, 11):  # noqa: UP036 - the purpose of this file
        here = ".".join(str(part) for part in sys.version_info[:3])
        sys.stderr.write("Tenka needs Python 3.11 or newer; this is " + here + " (" + sys.executable + ").\n")
        return 1
    from tools import bootstrap  # noqa: PLC0415 - needs a recent Python

    return bootstrap.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
