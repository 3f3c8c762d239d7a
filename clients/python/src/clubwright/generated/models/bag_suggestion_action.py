from typing import Literal, cast

BagSuggestionAction = Literal["add", "change_loft", "drop", "replace"]


def check_bag_suggestion_action(value: str) -> BagSuggestionAction:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagSuggestionAction, value)
