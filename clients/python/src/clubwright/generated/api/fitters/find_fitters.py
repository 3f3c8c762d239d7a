from __future__ import annotations

from typing import Any

import httpx

from ...models.found_fitters import FoundFitters
from ...types import UNSET, Unset


def request_of(
    *,
    zip_: str | Unset = UNSET,
    city: str | Unset = UNSET,
    state: str | Unset = UNSET,
    lat: float | Unset = UNSET,
    lng: float | Unset = UNSET,
    radius_miles: float | Unset = UNSET,
    services: str | Unset = UNSET,
    brand: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["zip"] = zip_

    params["city"] = city

    params["state"] = state

    params["lat"] = lat

    params["lng"] = lng

    params["radiusMiles"] = radius_miles

    params["services"] = services

    params["brand"] = brand

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/fitters",
        "params": params,
    }
    return _kwargs


def answer_in(response: httpx.Response) -> FoundFitters:
    response_200 = FoundFitters.from_dict(response.json())

    return response_200
