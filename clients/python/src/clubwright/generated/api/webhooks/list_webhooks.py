from __future__ import annotations

from typing import Any

import httpx

from ...models.webhook_list import WebhookList


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/webhooks",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> WebhookList:
    response_200 = WebhookList.from_dict(response.json())

    return response_200
