from typing import Literal, cast

RuleStatus = Literal["from_memory", "judgment", "model", "published"]


def check_rule_status(value: str) -> RuleStatus:
    """A later release of the service may answer other values: they are passed on."""
    return cast(RuleStatus, value)
