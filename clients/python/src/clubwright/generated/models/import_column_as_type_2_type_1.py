from typing import Literal, cast

ImportColumnAsType2Type1 = Literal[
    "attackAngle",
    "ballSpeed",
    "brand",
    "carry",
    "club",
    "clubPath",
    "clubSpeed",
    "dynamicLoft",
    "faceAngle",
    "faceToPath",
    "landingAngle",
    "launchAngle",
    "launchDirection",
    "model",
    "offline",
    "peakHeight",
    "player",
    "sideSpin",
    "smash",
    "spinAxis",
    "spinRate",
    "total",
]


def check_import_column_as_type_2_type_1(value: str) -> ImportColumnAsType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportColumnAsType2Type1, value)
