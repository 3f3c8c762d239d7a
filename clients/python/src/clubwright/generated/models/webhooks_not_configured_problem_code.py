from typing import Literal, cast

WebhooksNotConfiguredProblemCode = Literal["WEBHOOKS_NOT_CONFIGURED"]


def check_webhooks_not_configured_problem_code(value: str) -> WebhooksNotConfiguredProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(WebhooksNotConfiguredProblemCode, value)
