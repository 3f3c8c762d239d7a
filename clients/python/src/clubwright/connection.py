"""Where the service is, and with which credential it is called."""

from __future__ import annotations

import os
from typing import Any


def connection(key: str | None, url: str | None) -> dict[str, Any]:
    """Options of an HTTP client. What is not named comes from the environment."""
    credential = key or os.environ.get("CLUBWRIGHT_KEY")
    return {
        "base_url": url or os.environ.get("CLUBWRIGHT_URL") or "http://localhost:3000",
        "headers": {"Authorization": f"Bearer {credential}"} if credential else {},
    }
