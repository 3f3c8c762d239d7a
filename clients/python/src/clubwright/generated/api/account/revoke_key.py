from __future__ import annotations

from typing import Any


def request_of() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/keys/revoke",
    }
    return _kwargs
