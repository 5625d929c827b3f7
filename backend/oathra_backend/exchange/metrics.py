"""What an operator watches, for Prometheus: calls, refusals, money, and what goes wrong."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics"]


class Metrics:
    """The measures of one server; each has a registry of its own, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.running = Gauge("oathra_calls_running", "Calls that are up.", registry=self.registry)
        self.calls = Counter("oathra_calls", "Calls that are over, by verdict.", ["status"], registry=self.registry)
        self.refusals = Counter("oathra_refusals", "Reasons not to dial.", ["code"], registry=self.registry)
        self.seconds = Histogram(
            "oathra_call_seconds", "From dialling to the seal.", registry=self.registry,
            buckets=(5, 15, 30, 60, 120, 180, 300, 600, 1800),
        )  # fmt: skip
        self.dollars = Counter("oathra_cost_dollars", "What calls cost, as settled.", registry=self.registry)
        self.events = Counter("oathra_events", "Events written down.", registry=self.registry)
        self.signals = Counter("oathra_signals", "What carriers told.", ["kind", "repeated"], registry=self.registry)
        self.listeners = Gauge("oathra_listeners", "Streams of events that are open.", registry=self.registry)
        self.store_errors = Counter("oathra_store_errors", "Writes that failed.", registry=self.registry)
        self.failures = Counter("oathra_failures", "Calls that broke.", ["code"], registry=self.registry)

    def text(self) -> bytes:
        """Return all measures in the text format of Prometheus."""
        return generate_latest(self.registry)
