"""HTTP and WebSocket around the Table."""
