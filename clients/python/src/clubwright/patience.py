"""Which requests are sent again, and when."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx

from .problem import document_in

# The operations that take an Idempotency-Key: without one, a repeated request would make another fitting, endpoint or secret.
_TAKES_KEY = re.compile(r"^/v1/(fitting/analyze|sessions/[^/]+/fit|webhooks(/[^/]+/rotate-secret)?)$")
# Each row of a batch has a key of its own.
_HAS_KEY_IN_ROWS = re.compile(r"^/v1/fitting/batch$")


@dataclass(frozen=True)
class Patience:
    """How often and how long the client waits before it gives up."""

    attempts: int
    """Times that a request is sent at most."""
    wait_seconds_max: float
    """A longer Retry-After is not waited for."""

    def pause_after(
        self, request: dict[str, Any], outcome: httpx.Response | httpx.TransportError, attempt: int
    ) -> float | None:
        """Seconds after which to send the request again, or None: this is how it ends."""
        if attempt == self.attempts or not _may_repeat(request, outcome):
            return None
        seconds = _seconds_to_wait(outcome, attempt)
        return seconds if seconds <= self.wait_seconds_max else None


def repeatable(request: dict[str, Any]) -> dict[str, Any]:
    """The request as it can be sent several times, by both kinds of client: its file read, and with a key where one is taken."""
    content = request.get("content")
    if content is not None and hasattr(content, "read"):
        request = {**request, "content": content.read()}
    headers = request.get("headers", {})
    is_taken = request["method"].upper() == "POST" and _TAKES_KEY.match(request["url"])
    if "idempotency-key" in headers or not is_taken:
        return request
    return {**request, "headers": {**headers, "idempotency-key": str(uuid4())}}


def _may_repeat(request: dict[str, Any], outcome: httpx.Response | httpx.TransportError) -> bool:
    if isinstance(outcome, httpx.TransportError):
        return _is_repeatable(request)
    if outcome.is_success:
        return False
    problem = document_in(outcome)
    if problem is None:
        # A proxy answers in place of the service.
        return outcome.status_code in (502, 503, 504) and _is_repeatable(request)
    if problem["retry"] == "after Retry-After":
        return True
    return problem["retry"] == "same key" and _is_repeatable(request)


def _is_repeatable(request: dict[str, Any]) -> bool:
    """Whether a second copy of the request does no harm if the first one was served."""
    return (
        request["method"] != "post"
        or "idempotency-key" in request.get("headers", {})
        or bool(_HAS_KEY_IN_ROWS.match(request["url"]))
    )


def _seconds_to_wait(outcome: httpx.Response | httpx.TransportError, attempt: int) -> float:
    """As the service says, or a little longer after each failure."""
    told = outcome.headers.get("retry-after", "") if isinstance(outcome, httpx.Response) else ""
    return float(told) if told.isdigit() else random.uniform(0.5, 1) * 2 ** (attempt - 2)
