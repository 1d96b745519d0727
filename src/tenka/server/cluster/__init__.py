"""How several processes share one database."""
