"""Who somebody is: cookies, accounts, names."""
