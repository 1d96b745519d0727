"""`python -m tenka` is the same as `tenka`."""

from tenka.cli.main import app

if __name__ == "__main__":
    app(prog_name="tenka")
