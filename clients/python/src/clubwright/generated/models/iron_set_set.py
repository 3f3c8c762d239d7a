from typing import Literal, cast

IronSetSet = Literal["4-PW", "5-PW", "6-PW"]


def check_iron_set_set(value: str) -> IronSetSet:
    """A later release of the service may answer other values: they are passed on."""
    return cast(IronSetSet, value)
