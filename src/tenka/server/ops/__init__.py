"""Running a server: logs, metrics, limits, housekeeping."""
