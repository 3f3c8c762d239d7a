from typing import Literal, cast

ImportSessionUnits = Literal["auto", "imperial", "metric", "ms"]


def check_import_session_units(value: str) -> ImportSessionUnits:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportSessionUnits, value)
