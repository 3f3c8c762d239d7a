from __future__ import annotations

from typing import Any

import httpx

from ...models.readiness import Readiness


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/readyz",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> Readiness:
    response_200 = Readiness.from_dict(response.json())

    return response_200
