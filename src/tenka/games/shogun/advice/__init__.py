"""What helps a person who plans: hints, fill and majorities, from what their seat may know."""
