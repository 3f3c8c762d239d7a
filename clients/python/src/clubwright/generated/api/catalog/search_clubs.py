from __future__ import annotations

from typing import Any

import httpx

from ...models.club_type import ClubType
from ...models.found_clubs import FoundClubs
from ...models.hand import Hand
from ...models.search_clubs_category import (
    SearchClubsCategory,
)
from ...models.search_clubs_sort import SearchClubsSort
from ...types import UNSET, Unset


def request_of(
    *,
    club_type: ClubType | Unset = UNSET,
    brand: str | Unset = UNSET,
    category: SearchClubsCategory | Unset = UNSET,
    min_price: float | Unset = UNSET,
    max_price: float | Unset = UNSET,
    q: str | Unset = UNSET,
    hand: Hand | Unset = UNSET,
    sort: SearchClubsSort | Unset = UNSET,
    limit: int | Unset = UNSET,
    offset: int | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_club_type: str | Unset = UNSET
    if not isinstance(club_type, Unset):
        json_club_type = club_type

    params["clubType"] = json_club_type

    params["brand"] = brand

    json_category: str | Unset = UNSET
    if not isinstance(category, Unset):
        json_category = category

    params["category"] = json_category

    params["minPrice"] = min_price

    params["maxPrice"] = max_price

    params["q"] = q

    json_hand: str | Unset = UNSET
    if not isinstance(hand, Unset):
        json_hand = hand

    params["hand"] = json_hand

    json_sort: str | Unset = UNSET
    if not isinstance(sort, Unset):
        json_sort = sort

    params["sort"] = json_sort

    params["limit"] = limit

    params["offset"] = offset

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/catalog/clubs",
        "params": params,
    }
    return _kwargs


def answer_in(response: httpx.Response) -> FoundClubs:
    response_200 = FoundClubs.from_dict(response.json())

    return response_200
