from __future__ import annotations

from typing import Any

import httpx

from ...models.rule_list import RuleList


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/rules",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> RuleList:
    response_200 = RuleList.from_dict(response.json())

    return response_200
