"""What is measured, against whom. `python3 run.py bench` runs it.

A file here offers subjects (see `measure.Subject`); `__main__` lists the files.
"""
