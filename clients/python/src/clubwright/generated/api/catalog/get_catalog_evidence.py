from __future__ import annotations

from typing import Any

import httpx

from ...models.evidence import Evidence


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/catalog/evidence",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> Evidence:
    response_200 = Evidence.from_dict(response.json())

    return response_200
