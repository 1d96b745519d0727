"""Load on a real server over WebSockets: tables with four scripted players each, and faults in the middle."""
