from typing import Literal, cast

WebhookEventsItem = Literal["allowance.low", "fitting.completed", "fitting.failed"]


def check_webhook_events_item(value: str) -> WebhookEventsItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(WebhookEventsItem, value)
