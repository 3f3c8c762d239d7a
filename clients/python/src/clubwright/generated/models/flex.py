from typing import Literal, cast

Flex = Literal["Extra Stiff", "Junior", "Ladies", "Regular", "Senior", "Stiff", "Stiff+"]


def check_flex(value: str) -> Flex:
    """A later release of the service may answer other values: they are passed on."""
    return cast(Flex, value)
