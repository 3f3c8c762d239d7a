from typing import Literal, cast

UsageNextFittingSource = Literal["enterprise", "included", "purchased_credit", "unavailable", "unlimited"]


def check_usage_next_fitting_source(value: str) -> UsageNextFittingSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(UsageNextFittingSource, value)
