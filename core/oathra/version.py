"""The version of the distribution, the one place that says it."""

VERSION = "0.1.0"
