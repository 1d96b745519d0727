"""Everything that builds, checks and starts the project. Nothing in here is shipped."""
