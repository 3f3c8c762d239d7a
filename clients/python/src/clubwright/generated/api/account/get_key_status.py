from __future__ import annotations

from typing import Any

import httpx

from ...models.key_status import KeyStatus


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/key/status",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> KeyStatus:
    response_200 = KeyStatus.from_dict(response.json())

    return response_200
