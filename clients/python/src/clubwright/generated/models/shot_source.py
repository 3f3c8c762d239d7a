from typing import Literal, cast

ShotSource = Literal["csv", "ocr-foresight", "ocr-trackman", "synthetic"]


def check_shot_source(value: str) -> ShotSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ShotSource, value)
