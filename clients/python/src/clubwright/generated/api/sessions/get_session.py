from __future__ import annotations

from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...models.session_medians import SessionMedians


def request_of(
    session_id: UUID,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/sessions/{session_id}".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }
    return _kwargs


def answer_in(response: httpx.Response) -> SessionMedians:
    response_200 = SessionMedians.from_dict(response.json())

    return response_200
