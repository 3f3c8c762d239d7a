from typing import Literal, cast

ShotLeftOutOutlierInItem = Literal[
    "attackAngle",
    "ballSpeed",
    "carry",
    "clubPath",
    "clubSpeed",
    "dynamicLoft",
    "faceAngle",
    "faceToPath",
    "landingAngle",
    "launchAngle",
    "launchDirection",
    "offline",
    "peakHeight",
    "sideSpin",
    "smash",
    "spinAxis",
    "spinRate",
    "total",
]


def check_shot_left_out_outlier_in_item(value: str) -> ShotLeftOutOutlierInItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ShotLeftOutOutlierInItem, value)
