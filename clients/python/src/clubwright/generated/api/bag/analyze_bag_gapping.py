from __future__ import annotations

from typing import Any

import httpx

from ...models.bag_gapping import BagGapping
from ...models.bag_request import BagRequest


def request_of(
    *,
    body: BagRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/bag/gapping",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> BagGapping:
    response_200 = BagGapping.from_dict(response.json())

    return response_200
