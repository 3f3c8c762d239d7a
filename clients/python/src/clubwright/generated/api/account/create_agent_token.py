from __future__ import annotations

from typing import Any

import httpx

from ...models.agent_token import AgentToken


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/agent/token",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> AgentToken:
    response_200 = AgentToken.from_dict(response.json())

    return response_200
