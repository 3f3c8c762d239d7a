from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.club_detail import ClubDetail


def request_of(
    head_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/catalog/clubs/{head_id}".format(
            head_id=quote(str(head_id), safe=""),
        ),
    }
    return _kwargs


def answer_in(response: httpx.Response) -> ClubDetail:
    response_200 = ClubDetail.from_dict(response.json())

    return response_200
