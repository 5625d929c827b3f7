"""Voice engines: what hears and speaks for the caller. One file each behind `engine.Engine`; none of them decides."""
