from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.enabled_webhook import EnabledWebhook


def request_of(
    webhook_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks/{webhook_id}/enable".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }
    return _kwargs


def answer_in(response: httpx.Response) -> EnabledWebhook:
    response_200 = EnabledWebhook.from_dict(response.json())

    return response_200
