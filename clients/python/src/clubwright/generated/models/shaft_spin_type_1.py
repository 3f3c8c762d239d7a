from typing import Literal, cast

ShaftSpinType1 = Literal["high", "low", "mid", "mid-high", "mid-low"]


def check_shaft_spin_type_1(value: str) -> ShaftSpinType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ShaftSpinType1, value)
