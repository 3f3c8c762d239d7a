from __future__ import annotations

from typing import Any

import httpx

from ...models.reads_readiness import ReadsReadiness


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/readyz/reads",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> ReadsReadiness:
    response_200 = ReadsReadiness.from_dict(response.json())

    return response_200
