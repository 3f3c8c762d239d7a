from typing import Literal, cast

ChosenOptionFrom = Literal["default", "fitting", "request"]


def check_chosen_option_from(value: str) -> ChosenOptionFrom:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ChosenOptionFrom, value)
