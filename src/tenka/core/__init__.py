"""The contract that every game lives by. Imports nothing else of Tenka."""
