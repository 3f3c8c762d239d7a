"""What is sent, and when it is sent again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, BinaryIO, TypeAlias
from urllib.parse import quote
from uuid import UUID, uuid4

import httpx

from .dicts import BatchRowDict
from .errors import problem_document
from .model import Answer, Model
from .models import BatchAnswer, BatchRow, FailedBatchAnswer, RefusedBatchAnswer, RunningBatchAnswer

FileContent: TypeAlias = bytes | str | BinaryIO
"""A file: its content, or the file itself, opened as `open(path, "rb")`."""


class Request:
    """A request of one operation, as it can be sent several times."""

    def __init__(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        json: Model | Mapping[str, Any] | None = None,
        rows: Iterable[Model | Mapping[str, Any]] | None = None,
        file: FileContent | None = None,
    ) -> None:
        """
        Args:
            headers: An Idempotency-Key that is None is made here, since a second copy of the request must have the same.
            rows: Body of lines, each of which has a key of its own.
        """
        self.method = method
        self.path = path
        self.query = {name: value for name, value in (query or {}).items() if value is not None}
        self.headers = {name: value for name, value in (headers or {}).items() if value is not None}
        self.content: bytes | None = None
        keyed = "Idempotency-Key" in (headers or {})
        if keyed:
            self.headers.setdefault("Idempotency-Key", str(uuid4()))
        if json is not None:
            self._carry(line_of(json), "application/json")
        if rows is not None:
            self._carry(b"\n".join(map(line_of, rows)), "application/x-ndjson")
        if file is not None:
            self._carry(_bytes_of(file), "application/octet-stream")
        # Whether a second copy does no harm if the first one was served.
        self.is_repeatable = method != "POST" or keyed or rows is not None

    def _carry(self, content: bytes, media_type: str) -> None:
        self.content = content
        self.headers["content-type"] = media_type

    def to(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        query: dict[str, Any] = self.query
        return http.build_request(self.method, self.path, params=query, content=self.content, headers=self.headers)


def quoted(value: str | UUID) -> str:
    """As a part of a path."""
    return quote(str(value), safe="")


def line_of(value: Model | Mapping[str, Any]) -> bytes:
    """As JSON, in one line."""
    return json.dumps(value, default=_plain).encode()


def _plain(value: object) -> object:
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value)


def _bytes_of(file: FileContent) -> bytes:
    content = file if isinstance(file, bytes | str) else file.read()
    return content.encode() if isinstance(content, str) else content


@dataclass(frozen=True)
class Patience:
    """How often and how long a client waits before it gives up."""

    attempts: int
    """Times that a request is sent at most."""
    wait_seconds_max: float
    """A longer Retry-After is not waited for."""

    def pause_after(
        self, request: Request, outcome: httpx.Response | httpx.TransportError, attempt: int
    ) -> float | None:
        """Seconds after which to send the request again, or None: this is how it ends."""
        if attempt == self.attempts or not _may_repeat(request, outcome):
            return None
        seconds = _seconds_to_wait(outcome, attempt)
        return seconds if seconds <= self.wait_seconds_max else None


def _may_repeat(request: Request, outcome: httpx.Response | httpx.TransportError) -> bool:
    if isinstance(outcome, httpx.TransportError):
        return request.is_repeatable
    if outcome.is_success:
        return False
    problem = problem_document(outcome)
    if problem is None:
        # A proxy answers in place of the service.
        return outcome.status_code in (502, 503, 504) and request.is_repeatable
    if problem["retry"] == "after Retry-After":
        return True
    return problem["retry"] == "same key" and request.is_repeatable


def _seconds_to_wait(outcome: httpx.Response | httpx.TransportError, attempt: int) -> float:
    """As the service says, or a little longer after each failure."""
    told = outcome.headers.get("retry-after", "") if isinstance(outcome, httpx.Response) else ""
    return float(told) if told.isdigit() else random.uniform(0.5, 1) * 2 ** (attempt - 2)


# What one request may hold.
_ROWS_MAX = 500
_BYTES_MAX = 1_000_000

_BATCH_ANSWER = Answer[BatchAnswer](BatchAnswer)


class Batch:
    """Rows of one request, until each of them is answered."""

    def __init__(self, rows: list[BatchRow | BatchRowDict], start: int, attempts: int) -> None:
        self._left = [(start + place, row) for place, row in enumerate(rows)]
        self._sent = self._left
        self._attempts_left = attempts
        self.pause: float = 0

    @property
    def is_answered(self) -> bool:
        return not self._left

    def request(self) -> Request:
        """The rows that are left."""
        self._attempts_left -= 1
        self._sent = self._left
        self.pause = 1
        return Request("POST", "/v1/fitting/batch", rows=[row for _, row in self._sent])

    @property
    def is_last_attempt(self) -> bool:
        return self._attempts_left == 0

    def take(self, line: str) -> BatchAnswer | None:
        """The answer to a row, numbered through all requests; None: the row is sent again, with its key."""
        answer = _BATCH_ANSWER.read(line.encode())
        seconds = _seconds_until_again(answer)
        if seconds is not None and not self.is_last_attempt:
            self.pause = max(self.pause, seconds)
            return None
        sent = self._sent[answer.index]
        self._left = [one for one in self._left if one is not sent]
        return answer.model_copy(update={"index": sent[0]})


def batches(rows: Iterable[BatchRow | BatchRowDict], attempts: int) -> Iterator[Batch]:
    """Batches of any size, in requests of the size that the service takes."""
    start = size = 0
    some: list[BatchRow | BatchRowDict] = []
    for row in rows:
        bytes_of_row = len(line_of(row)) + 1
        if len(some) == _ROWS_MAX or (some and size + bytes_of_row > _BYTES_MAX):
            yield Batch(some, start, attempts)
            start += len(some)
            size, some = 0, []
        some.append(row)
        size += bytes_of_row
    if some:
        yield Batch(some, start, attempts)


def _seconds_until_again(answer: BatchAnswer) -> float | None:
    """Of a row that is not done yet: after how many seconds it may be sent again."""
    if isinstance(answer, RunningBatchAnswer):
        return answer.fitting.poll_after_seconds
    if isinstance(answer, FailedBatchAnswer):
        return 0
    if isinstance(answer, RefusedBatchAnswer) and answer.problem.retry == "after Retry-After":
        return float((answer.problem.model_extra or {}).get("retryAfter", 0))
    return 0 if isinstance(answer, RefusedBatchAnswer) and answer.problem.retry == "same key" else None
