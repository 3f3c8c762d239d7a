from typing import Literal, cast

ShotMeasurementRef = Literal["club-cog", "club-face"]


def check_shot_measurement_ref(value: str) -> ShotMeasurementRef:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ShotMeasurementRef, value)
