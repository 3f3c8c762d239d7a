from __future__ import annotations

from typing import Any

import httpx

from ...models.bag_plan import BagPlan
from ...models.bag_plan_request import BagPlanRequest


def request_of(
    *,
    body: BagPlanRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/bag/plan",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> BagPlan:
    response_200 = BagPlan.from_dict(response.json())

    return response_200
