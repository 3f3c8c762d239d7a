"""The client that waits for answers."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal
from uuid import uuid4

import httpx

from .batch import batches
from .connection import connection
from .failure import FittingFailed
from .generated.api import Operations
from .generated.models import (
    BatchAnswer,
    BatchRow,
    CompletedFitting,
    FittingRequest,
    FittingResult,
    SessionFit,
    StoredFitting,
)
from .generated.types import UNSET
from .patience import Patience, repeatable
from .refusal import accepted

if TYPE_CHECKING:
    import pandas


class Clubwright(Operations):
    """Every operation of the service as a method, and `fit`, `fit_batch` and `fit_frame`, which wait for fittings."""

    def __init__(
        self,
        key: str | None = None,
        url: str | None = None,
        *,
        attempts: int = 5,
        wait_seconds_max: float = 60,
        timeout: float = 60,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """
        Args:
            key: API key, or another credential. Otherwise CLUBWRIGHT_KEY of the environment.
            url: Address of the service. Otherwise CLUBWRIGHT_URL of the environment, or http://localhost:3000.
            attempts: Times that a request is sent at most.
            wait_seconds_max: A longer Retry-After is not waited for.
            timeout: Seconds without an answer after which a connection has failed.
            transport: Another transport, for proxies and tests.
        """
        self._patience = Patience(attempts, wait_seconds_max)
        self._http = httpx.Client(**connection(key, url), timeout=timeout, transport=transport)

    def __enter__(self) -> Clubwright:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def fit(
        self,
        request: FittingRequest | Mapping[str, Any],
        *,
        idempotency_key: str | None = None,
        detail: Literal["full"] | None = None,
    ) -> CompletedFitting:
        """Fit a club, and wait until the fitting is complete. One that fails is run again, which costs nothing more.

        Args:
            request: As a model, or as a dict with the names of the API: `{"clubType": "driver", ...}`.
            idempotency_key: Otherwise a new one. However often the client sends the request, it is charged once.
            detail: Adds the written analysis and the reasoning behind each figure.
        """
        body = request if isinstance(request, FittingRequest) else FittingRequest.from_dict(request)
        key = idempotency_key or str(uuid4())
        for attempt in range(1, self._patience.attempts + 1):
            fitting = self.analyze_fitting(body=body, idempotency_key=key, detail=detail or UNSET)
            try:
                return self.completed(fitting, detail=detail)
            except FittingFailed as failed:
                if failed.idempotency_key is None or attempt == self._patience.attempts:
                    raise
                key = failed.idempotency_key
        raise AssertionError("unreachable")

    def completed(
        self, fitting: FittingResult | SessionFit, *, detail: Literal["full"] | None = None
    ) -> CompletedFitting:
        """Wait until a fitting is complete that was answered as running."""
        read: FittingResult | SessionFit | StoredFitting = fitting
        while read.status == "running":
            time.sleep(read.poll_after_seconds or 1)
            read = self.get_fitting(fitting.fitting_id, detail=detail or UNSET)
        if isinstance(read, StoredFitting) and read.output:
            return read.output
        if isinstance(read, StoredFitting) or read.status == "failed":
            raise FittingFailed(read)
        return CompletedFitting.from_dict(read.to_dict())

    def fit_batch(self, rows: Iterable[BatchRow | Mapping[str, Any]]) -> Iterator[BatchAnswer]:
        """Fit any number of golfers, 500 in one request.

        Each row has a key of its own and is answered once, as soon as it is done; rows that the service cannot take at
        the moment are sent again.
        """
        for batch in batches(rows, self._patience.attempts):
            while not batch.is_answered:
                response = self._send(batch.request(), stream=True)
                try:
                    for line in response.iter_lines():
                        answer = batch.take(line)
                        if answer is not None:
                            yield answer
                except httpx.TransportError:
                    # The answer broke off: what was fitted is charged, and answered again without charge.
                    if batch.is_last_attempt:
                        raise
                finally:
                    response.close()
                if not batch.is_answered:
                    time.sleep(batch.pause)

    def fit_frame(
        self,
        frame: pandas.DataFrame,
        *,
        columns: Mapping[str, str] | None = None,
        key: str | None = None,
        **every_row: Any,
    ) -> pandas.DataFrame:
        """Fit the golfer of each row, and answer a frame with the same index. Needs pandas.

        Args:
            frame: A column is named after a field of a request: `swing_speed`, `Swing Speed` and `swingSpeed` are one.
                Other columns are left out; so are empty cells.
            columns: The fields of columns with other names: `{"Club Speed": "swing_speed"}`.
            key: Column with the Idempotency-Key of each row. Otherwise it is made from what the row says, so that the
                same frame is charged once in 72 hours.
            every_row: Fields of every row: `club_type="driver", handedness="right"`.
        """
        from .frame import fitted_frame, rows_of

        return fitted_frame(frame, self.fit_batch(rows_of(frame, columns or {}, key, every_row)))

    def _send(self, request: dict[str, Any], *, stream: bool = False) -> httpx.Response:
        request = repeatable(request)
        for attempt in itertools.count(1):
            try:
                response = self._http.send(self._http.build_request(**request), stream=stream)
            except httpx.TransportError as error:
                pause = self._patience.pause_after(request, error, attempt)
                if pause is None:
                    raise
            else:
                if not response.is_success:
                    response.read()
                pause = self._patience.pause_after(request, response, attempt)
                if pause is None:
                    return accepted(response)
            time.sleep(pause)
        raise AssertionError("unreachable")
