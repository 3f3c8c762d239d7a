from __future__ import annotations

from typing import Any

import httpx

from ...models.new_webhook import NewWebhook
from ...models.webhook_request import WebhookRequest
from ...types import UNSET, Unset


def request_of(
    *,
    body: WebhookRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["idempotency-key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> NewWebhook:
    response_201 = NewWebhook.from_dict(response.json())

    return response_201
