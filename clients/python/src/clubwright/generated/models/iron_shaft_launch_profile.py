from typing import Literal, cast

IronShaftLaunchProfile = Literal["high", "low", "mid", "mid-high", "mid-low"]


def check_iron_shaft_launch_profile(value: str) -> IronShaftLaunchProfile:
    """A later release of the service may answer other values: they are passed on."""
    return cast(IronShaftLaunchProfile, value)
