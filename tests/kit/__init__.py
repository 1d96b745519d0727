"""The compliance kit: what every game of Tenka must pass. A game's tests make a Kit and call its checks."""
