"""HTTP: the routes, the endpoints by subject, and the connections below them."""
