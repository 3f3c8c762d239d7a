from __future__ import annotations

from typing import Any

import httpx

from ...models.tool_health import ToolHealth


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/mcp/health",
    }
    return _kwargs


def answer_in(response: httpx.Response) -> ToolHealth:
    response_200 = ToolHealth.from_dict(response.json())

    return response_200
