"""The clients: one that waits for answers, and one to be awaited."""

from __future__ import annotations

import asyncio
import itertools
import os
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict, TypeVar
from uuid import uuid4

import httpx

from .api import AsyncOperations, Operations, problem_from
from .dicts import BatchRowDict, FittingRequestDict
from .errors import ConnectionFailed, FittingFailed, UnexpectedAnswer, problem_document
from .model import Answer
from .models import (
    BatchAnswer,
    BatchRow,
    CompletedFitting,
    CompletedStoredFitting,
    FailedFitting,
    FailedStoredFitting,
    FittingRequest,
    FittingResult,
    RunningFitting,
    RunningStoredFitting,
    SessionFit,
    StoredFitting,
)
from .sending import Batch, Patience, Request, batches

if TYPE_CHECKING:
    import pandas

T = TypeVar("T")


class Clubwright(Operations):
    """Every operation of the service as a method, and `fit`, `fit_batch` and `fit_frame`, which wait for fittings."""

    def __init__(
        self,
        key: str | None = None,
        url: str | None = None,
        *,
        attempts: int = 5,
        wait_seconds_max: float = 60,
        timeout_seconds: float = 60,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """
        Args:
            key: API key, or another credential. Otherwise CLUBWRIGHT_KEY of the environment.
            url: Address of the service. Otherwise CLUBWRIGHT_URL of the environment, or http://localhost:3000.
            attempts: Times that a request is sent at most.
            wait_seconds_max: A longer Retry-After is not waited for.
            timeout_seconds: After so long without an answer an attempt has failed.
            transport: Another transport, for proxies and tests.
        """
        self._patience = Patience(attempts, wait_seconds_max)
        self._http = httpx.Client(**_connection(key, url), timeout=timeout_seconds, transport=transport)

    def __enter__(self) -> Clubwright:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def fit(
        self,
        request: FittingRequest | FittingRequestDict,
        *,
        idempotency_key: str | None = None,
        detail: Literal["full"] | None = None,
    ) -> CompletedFitting:
        """Fit a club, and wait until the fitting is complete. One that fails is run again, which costs nothing more.

        Args:
            request: As a model, or as a dict with the names of the API: `{"clubType": "driver", ...}`.
            idempotency_key: Otherwise a new one. However often the client sends the request, it is charged once.
            detail: Adds the written analysis and the reasoning behind each figure.

        Raises:
            FittingFailed: The service could not finish it, several times.
        """
        key = idempotency_key or str(uuid4())
        for attempt in itertools.count(1):
            fitting = self.analyze_fitting(request, idempotency_key=key, detail=detail)
            try:
                return self.completed(fitting, detail=detail)
            except FittingFailed as failed:
                if attempt >= self._patience.attempts:
                    raise
                key = failed.idempotency_key
        raise AssertionError("unreachable")

    def completed(
        self, fitting: FittingResult | SessionFit | StoredFitting, *, detail: Literal["full"] | None = None
    ) -> CompletedFitting:
        """Wait until a fitting is complete that was answered as running."""
        while isinstance(fitting, RunningFitting | RunningStoredFitting):
            time.sleep(fitting.poll_after_seconds)
            fitting = self.get_fitting(fitting.fitting_id, detail=detail)
        return _ended(fitting)

    def fit_batch(self, rows: Iterable[BatchRow | BatchRowDict]) -> Iterator[BatchAnswer]:
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
                    _check_last(batch, response)
                except httpx.TransportError as error:
                    # The answer broke off: what was fitted is charged, and answered again without charge.
                    if batch.is_last_attempt:
                        raise ConnectionFailed(response.url, error) from error
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
        """Fit the golfers of a frame.

        Columns that are named like fields of a request (`swing_speed`, `Handicap`) are taken as they are.

        Args:
            columns: Fields by the columns that have another name: `{"Club Speed": "swing_speed"}`.
            key: Column with a key for each row. Otherwise the key is made from what the row says, so that fitting the
                same frame twice charges it once. Rows that say the same get a key each, in their order.
            every_row: Fields that are the same in every row, such as `club_type="driver"`.

        Returns:
            A frame with the index of `frame`: status, specs, the best pick and the problem of each row. The columns that
            mean no field are in its `attrs["columns_not_used"]`.
        """
        from .frame import fitted_frame, rows_of

        golfers = rows_of(frame, columns or {}, key, every_row)
        return fitted_frame(golfers, self.fit_batch(golfers.rows))

    def _call(self, request: Request, answer: Answer[T]) -> T:
        return _read(self._send(request), answer)

    def _send(self, request: Request, *, stream: bool = False) -> httpx.Response:
        for attempt in itertools.count(1):
            sent = request.to(self._http)
            try:
                response = self._http.send(sent, stream=stream)
            except httpx.TransportError as error:
                pause = self._patience.pause_after(request, error, attempt)
                if pause is None:
                    raise ConnectionFailed(sent.url, error) from error
            else:
                if not response.is_success:
                    response.read()
                pause = self._patience.pause_after(request, response, attempt)
                if pause is None:
                    return _accepted(response)
            time.sleep(pause)
        raise AssertionError("unreachable")


class AsyncClubwright(AsyncOperations):
    """As `Clubwright`, to be awaited."""

    def __init__(
        self,
        key: str | None = None,
        url: str | None = None,
        *,
        attempts: int = 5,
        wait_seconds_max: float = 60,
        timeout_seconds: float = 60,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """As `Clubwright`."""
        self._patience = Patience(attempts, wait_seconds_max)
        self._http = httpx.AsyncClient(**_connection(key, url), timeout=timeout_seconds, transport=transport)

    async def __aenter__(self) -> AsyncClubwright:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def fit(
        self,
        request: FittingRequest | FittingRequestDict,
        *,
        idempotency_key: str | None = None,
        detail: Literal["full"] | None = None,
    ) -> CompletedFitting:
        """As `Clubwright.fit`."""
        key = idempotency_key or str(uuid4())
        for attempt in itertools.count(1):
            fitting = await self.analyze_fitting(request, idempotency_key=key, detail=detail)
            try:
                return await self.completed(fitting, detail=detail)
            except FittingFailed as failed:
                if attempt >= self._patience.attempts:
                    raise
                key = failed.idempotency_key
        raise AssertionError("unreachable")

    async def completed(
        self, fitting: FittingResult | SessionFit | StoredFitting, *, detail: Literal["full"] | None = None
    ) -> CompletedFitting:
        """As `Clubwright.completed`."""
        while isinstance(fitting, RunningFitting | RunningStoredFitting):
            await asyncio.sleep(fitting.poll_after_seconds)
            fitting = await self.get_fitting(fitting.fitting_id, detail=detail)
        return _ended(fitting)

    async def fit_batch(self, rows: Iterable[BatchRow | BatchRowDict]) -> AsyncIterator[BatchAnswer]:
        """As `Clubwright.fit_batch`."""
        for batch in batches(rows, self._patience.attempts):
            while not batch.is_answered:
                response = await self._send(batch.request(), stream=True)
                try:
                    async for line in response.aiter_lines():
                        answer = batch.take(line)
                        if answer is not None:
                            yield answer
                    _check_last(batch, response)
                except httpx.TransportError as error:
                    if batch.is_last_attempt:
                        raise ConnectionFailed(response.url, error) from error
                finally:
                    await response.aclose()
                if not batch.is_answered:
                    await asyncio.sleep(batch.pause)

    async def fit_frame(
        self,
        frame: pandas.DataFrame,
        *,
        columns: Mapping[str, str] | None = None,
        key: str | None = None,
        **every_row: Any,
    ) -> pandas.DataFrame:
        """As `Clubwright.fit_frame`."""
        from .frame import fitted_frame, rows_of

        golfers = rows_of(frame, columns or {}, key, every_row)
        return fitted_frame(golfers, [answer async for answer in self.fit_batch(golfers.rows)])

    async def _call(self, request: Request, answer: Answer[T]) -> T:
        return _read(await self._send(request), answer)

    async def _send(self, request: Request, *, stream: bool = False) -> httpx.Response:
        for attempt in itertools.count(1):
            sent = request.to(self._http)
            try:
                response = await self._http.send(sent, stream=stream)
            except httpx.TransportError as error:
                pause = self._patience.pause_after(request, error, attempt)
                if pause is None:
                    raise ConnectionFailed(sent.url, error) from error
            else:
                if not response.is_success:
                    await response.aread()
                pause = self._patience.pause_after(request, response, attempt)
                if pause is None:
                    return _accepted(response)
            await asyncio.sleep(pause)
        raise AssertionError("unreachable")


class _Connection(TypedDict):
    base_url: str
    headers: dict[str, str]


def _connection(key: str | None, url: str | None) -> _Connection:
    """Where the service is, and with which credential it is called. What is not named comes from the environment."""
    credential = key or os.environ.get("CLUBWRIGHT_KEY")
    return {
        "base_url": url or os.environ.get("CLUBWRIGHT_URL") or "http://localhost:3000",
        "headers": {"Authorization": f"Bearer {credential}"} if credential else {},
    }


def _ended(
    fitting: CompletedFitting | CompletedStoredFitting | FailedFitting | FailedStoredFitting,
) -> CompletedFitting:
    if isinstance(fitting, CompletedFitting):
        return fitting
    if isinstance(fitting, CompletedStoredFitting):
        # A saved fitting has the link beside its output.
        return fitting.output.model_copy(update={"lab_url": fitting.lab_url})
    raise FittingFailed(fitting)


def _check_last(batch: Batch, response: httpx.Response) -> None:
    """An answer that ends early, as if it were whole, is asked for again until there are no attempts left."""
    if batch.is_last_attempt and not batch.is_answered:
        raise httpx.RemoteProtocolError("Not every row of the batch was answered.", request=response.request)


def _accepted(response: httpx.Response) -> httpx.Response:
    """The answer, unless it is a refusal, which is raised."""
    if response.is_success:
        return response
    document = problem_document(response)
    raise UnexpectedAnswer(response) if document is None else problem_from(response.content, document["code"])


def _read(response: httpx.Response, answer: Answer[T]) -> T:
    try:
        return answer.read(response.content)
    except ValueError as error:
        raise UnexpectedAnswer(response) from error
