"""The four modules of the box. Each is one folder; `catalog` knows them all."""
