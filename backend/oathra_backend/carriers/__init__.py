"""Carriers: who puts a call on the telephone line. One file each behind `carrier.Carrier`."""
