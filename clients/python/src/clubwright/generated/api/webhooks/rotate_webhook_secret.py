from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.new_webhook import NewWebhook
from ...types import UNSET, Unset


def request_of(
    webhook_id: str,
    *,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["idempotency-key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks/{webhook_id}/rotate-secret".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> NewWebhook:
    response_200 = NewWebhook.from_dict(response.json())

    return response_200
