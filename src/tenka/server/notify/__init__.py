"""Telling people who are away: mail, web push, webhooks."""
