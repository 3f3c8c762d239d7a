from typing import Literal, cast

ImportSessionDistanceUnit = Literal["m", "yd"]


def check_import_session_distance_unit(value: str) -> ImportSessionDistanceUnit:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportSessionDistanceUnit, value)
