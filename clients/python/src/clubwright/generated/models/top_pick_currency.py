from typing import Literal, cast

TopPickCurrency = Literal["USD"]


def check_top_pick_currency(value: str) -> TopPickCurrency:
    """A later release of the service may answer other values: they are passed on."""
    return cast(TopPickCurrency, value)
