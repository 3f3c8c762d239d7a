from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.rule_detail import RuleDetail


def request_of(
    id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/rules/{id}".format(
            id=quote(str(id), safe=""),
        ),
    }
    return _kwargs


def answer_in(response: httpx.Response) -> RuleDetail:
    response_200 = RuleDetail.from_dict(response.json())

    return response_200
