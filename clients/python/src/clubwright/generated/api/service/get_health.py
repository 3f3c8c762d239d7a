from __future__ import annotations

from typing import Any

import httpx

from ...models.health import Health


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/health",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> Health:
    response_200 = Health.from_dict(response.json())

    return response_200
