"""Benchmarks against other engines: `python3 run.py bench`.

Each module provides subjects (see `measure.Subject`); `__main__` lists them.
"""
