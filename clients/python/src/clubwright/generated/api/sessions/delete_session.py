from __future__ import annotations

from typing import Any
from urllib.parse import quote
from uuid import UUID


def request_of(
    session_id: UUID,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/sessions/{session_id}".format(
            session_id=quote(str(session_id), safe=""),
        ),
    }
    return _kwargs
