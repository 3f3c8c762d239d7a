from typing import Literal, cast

ChosenOptionParameter = Literal[
    "bounce",
    "flex",
    "grip",
    "gripSize",
    "hand",
    "length",
    "lie",
    "loft",
    "set",
    "setting",
    "shaft",
    "shaftWeight",
    "swingWeight",
    "wedges",
    "weightSetting",
    "wood",
]


def check_chosen_option_parameter(value: str) -> ChosenOptionParameter:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ChosenOptionParameter, value)
