"""What travels. The browser's types are made from these modules."""
