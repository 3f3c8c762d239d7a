from typing import Literal, cast

UsageAvailability = Literal["credit", "enterprise", "exhausted", "included", "unlimited"]


def check_usage_availability(value: str) -> UsageAvailability:
    """A later release of the service may answer other values: they are passed on."""
    return cast(UsageAvailability, value)
