from __future__ import annotations

from typing import Any

import httpx

from ...models.compare_request import CompareRequest
from ...models.comparison import Comparison


def request_of(
    *,
    body: CompareRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/catalog/compare",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> Comparison:
    response_200 = Comparison.from_dict(response.json())

    return response_200
