"""Stand-ins on this machine for what a real call needs from outside: a telephone network with people in it."""
