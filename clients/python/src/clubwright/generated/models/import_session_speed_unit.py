from typing import Literal, cast

ImportSessionSpeedUnit = Literal["km/h", "m/s", "mph"]


def check_import_session_speed_unit(value: str) -> ImportSessionSpeedUnit:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportSessionSpeedUnit, value)
