from __future__ import annotations

from typing import Any

import httpx

from ...models.session import Session
from ...models.stored_session import StoredSession


def request_of(
    *,
    body: Session,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/sessions/ingest",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> StoredSession:
    if response.status_code == 200:
        response_200 = StoredSession.from_dict(response.json())

        return response_200

    response_201 = StoredSession.from_dict(response.json())

    return response_201
