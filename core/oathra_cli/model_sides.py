"""Models as sides of simulated calls, by the names that options give them: openai, openai:MODEL, ollama:MODEL."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .failure import Failure

if TYPE_CHECKING:
    from oathra.scenario import Scenario
    from oathra.simulator.sides import Agent, Callee
    from oathra_backend.models import Model, Spending

__all__ = ["MAX_TOKENS", "TIMEOUT_S", "ModelOptions", "ModelSides", "names_a_model", "prices_of"]

MAX_TOKENS, TIMEOUT_S = 300_000, 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelOptions:
    """What the options of a command say of models, and what holds where they say nothing.

    `prices` are dollars a million tokens, read and written.
    """

    base_url: str | None = None
    model: str | None = None
    timeout_s: float = TIMEOUT_S
    max_tokens: int | None = MAX_TOKENS
    prices: tuple[float, float] | None = None
    max_cost: float | None = None


class ModelSides:
    """The models of one command, each connected once, with one account for all."""

    def __init__(self, options: ModelOptions) -> None:
        from oathra_backend.models import Caps, Spending

        read, written = options.prices or (None, None)
        self._options = options
        self._models: dict[str, Model] = {}
        self.spending: Spending = Spending(
            Caps(tokens=options.max_tokens, dollars=options.max_cost, read_price=read, write_price=written)
        )

    def clerk(self, name: str) -> Callable[[Scenario], Callee]:
        """Return what makes the clerk of a call out of the model *name*; raises `SideError` where that cannot be."""
        from oathra_backend.models import ModelCallee

        model = self._model(name)
        return lambda scenario: ModelCallee(scenario, model)

    def agent(self, name: str) -> Callable[[Scenario], Agent]:
        """Return what makes the caller of a call out of the model *name*; raises `SideError` where that cannot be."""
        from oathra_backend.models import ModelCaller

        model = self._model(name)
        return lambda scenario: ModelCaller(scenario, model)

    def close(self) -> None:
        """Let go of the servers; who waits for an answer gets none."""
        for model in self._models.values():
            model.close()

    def _model(self, name: str) -> Model:
        from oathra_backend.models import Model, ModelLimits, address_of

        if name not in self._models:
            address = address_of(name, url=self._options.base_url, model=self._options.model)
            self._models[name] = Model(address, self.spending, ModelLimits(seconds=self._options.timeout_s))
        return self._models[name]


def names_a_model(name: str) -> bool:
    """Return whether *name* begins with a kind of server, so that it is meant for a model."""
    from oathra_backend.models import SERVERS

    return name.partition(":")[0] in SERVERS


def prices_of(given: str) -> tuple[float, float]:
    """Return the two prices in "0.40,1.60"; raises `Failure` where they are none."""
    try:
        read, written = (float(price) for price in given.split(","))
    except ValueError:
        raise Failure("bad_prices", found=given) from None
    if not (0 <= read < float("inf") and 0 <= written < float("inf")):
        raise Failure("bad_prices", found=given)
    return read, written
