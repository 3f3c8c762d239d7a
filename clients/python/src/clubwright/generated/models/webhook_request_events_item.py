from typing import Literal, cast

WebhookRequestEventsItem = Literal["allowance.low", "fitting.completed", "fitting.failed"]


def check_webhook_request_events_item(value: str) -> WebhookRequestEventsItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(WebhookRequestEventsItem, value)
