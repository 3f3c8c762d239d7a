"""Batches of any size, in requests of the size that the service takes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .generated.models import BatchAnswer, BatchRow

# What one request may hold.
_ROWS_MAX = 500
_BYTES_MAX = 1_000_000


class Batch:
    """Rows of one request, until each of them is answered."""

    def __init__(self, lines: list[bytes], start: int, attempts: int) -> None:
        self._left = [(start + place, line) for place, line in enumerate(lines)]
        self._sent = self._left
        self._attempts_left = attempts
        self.pause: float = 0

    @property
    def is_answered(self) -> bool:
        return not self._left

    def request(self) -> dict[str, Any]:
        """The rows that are left."""
        if self._attempts_left == 0:
            raise RuntimeError(f"{len(self._left)} rows of the batch were not answered.")
        self._attempts_left -= 1
        self._sent = self._left
        self.pause = 1
        return {
            "method": "post",
            "url": "/v1/fitting/batch",
            "content": b"".join(line for _, line in self._sent),
            "headers": {"Content-Type": "application/x-ndjson"},
        }

    @property
    def is_last_attempt(self) -> bool:
        return self._attempts_left == 0

    def take(self, line: str) -> BatchAnswer | None:
        """The answer to a row, numbered through all requests; None: the row is sent again, with its key."""
        answer = BatchAnswer.from_dict(json.loads(line))
        seconds = _seconds_to_wait(answer)
        if seconds is not None and not self.is_last_attempt:
            self.pause = max(self.pause, seconds)
            return None
        row = self._sent[answer.index]
        self._left = [one for one in self._left if one is not row]
        answer.index = row[0]
        return answer


def batches(rows: Iterable[BatchRow | Mapping[str, Any]], attempts: int) -> Iterator[Batch]:
    start = 0
    lines: list[bytes] = []
    for row in rows:
        document = row.to_dict() if isinstance(row, BatchRow) else row
        line = json.dumps(document).encode() + b"\n"
        if len(lines) == _ROWS_MAX or (lines and sum(map(len, lines)) + len(line) > _BYTES_MAX):
            yield Batch(lines, start, attempts)
            start += len(lines)
            lines = []
        lines.append(line)
    if lines:
        yield Batch(lines, start, attempts)


def _seconds_to_wait(answer: BatchAnswer) -> float | None:
    """Of a row that is not done yet: after how many seconds it may be sent again."""
    if answer.status == "running":
        return (answer.fitting and answer.fitting.poll_after_seconds) or 0
    if answer.problem and answer.problem.retry == "after Retry-After":
        return float(answer.problem.additional_properties.get("retryAfter", 0))
    return 0 if answer.status == "failed" or (answer.problem and answer.problem.retry == "same key") else None
