"""Real phone calls from the command line; everything happens in the backend, here it is only shown."""
