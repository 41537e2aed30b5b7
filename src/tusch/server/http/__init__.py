"""Everything over HTTP."""
