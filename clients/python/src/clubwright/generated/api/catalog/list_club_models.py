from __future__ import annotations

from typing import Any

import httpx

from ...models.club_models import ClubModels
from ...models.club_type import ClubType
from ...types import UNSET


def request_of(
    *,
    club_type: ClubType,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_club_type: str = club_type
    params["clubType"] = json_club_type

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/catalog/club-models",
        "params": params,
    }
    return _kwargs


def answer_in(response: httpx.Response) -> ClubModels:
    response_200 = ClubModels.from_dict(response.json())

    return response_200
