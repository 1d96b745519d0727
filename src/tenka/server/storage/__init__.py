"""What is kept: the interface, and the database behind it."""
