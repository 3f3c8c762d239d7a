from __future__ import annotations

from typing import Any

import httpx

from ...models.grip_size import GripSize
from ...models.grip_size_request import GripSizeRequest


def request_of(
    *,
    body: GripSizeRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/grip-size",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> GripSize:
    response_200 = GripSize.from_dict(response.json())

    return response_200
