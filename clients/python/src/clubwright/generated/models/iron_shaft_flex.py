from typing import Literal, cast

IronShaftFlex = Literal["Extra Stiff", "Ladies", "Regular", "Senior", "Stiff", "Stiff+"]


def check_iron_shaft_flex(value: str) -> IronShaftFlex:
    """A later release of the service may answer other values: they are passed on."""
    return cast(IronShaftFlex, value)
