from __future__ import annotations

from typing import Any

import httpx

from ...models.catalog import Catalog


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/catalog",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> Catalog:
    response_200 = Catalog.from_dict(response.json())

    return response_200
