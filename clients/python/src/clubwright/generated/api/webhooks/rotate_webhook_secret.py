from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.new_webhook import NewWebhook


def request_of(
    webhook_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks/{webhook_id}/rotate-secret".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }
    return _kwargs


def answer_in(response: httpx.Response) -> NewWebhook:
    response_200 = NewWebhook.from_dict(response.json())

    return response_200
