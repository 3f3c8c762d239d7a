from __future__ import annotations

from typing import Any

import httpx

from ...models.release_status import ReleaseStatus


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/status",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> ReleaseStatus:
    response_200 = ReleaseStatus.from_dict(response.json())

    return response_200
