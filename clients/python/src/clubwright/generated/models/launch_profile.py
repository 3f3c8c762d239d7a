from typing import Literal, cast

LaunchProfile = Literal["high", "low", "mid", "mid-high", "mid-low"]


def check_launch_profile(value: str) -> LaunchProfile:
    """A later release of the service may answer other values: they are passed on."""
    return cast(LaunchProfile, value)
