"""Load tests of a real server over WebSockets, with four scripted players per table, and fault injection."""
