from typing import Literal, cast

Hand = Literal["left", "right"]


def check_hand(value: str) -> Hand:
    """A later release of the service may answer other values: they are passed on."""
    return cast(Hand, value)
