"""What goes wrong. Everything that the client raises is a `ClubwrightError`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    import httpx

    from .models import FailedFitting, FailedStoredFitting, FittingFailure, Problem

Document = TypeVar("Document", bound="Problem", covariant=True)


class ClubwrightError(Exception):
    """The client could not do what it was asked for."""


class ClubwrightProblem(ClubwrightError, Generic[Document]):
    """The service refused a request and says why. Each code has a class of its own, such as `QuotaExceeded`."""

    def __init__(self, problem: Document) -> None:
        self.problem = problem
        """The whole problem document."""
        super().__init__(f"{problem.code}: {problem.detail}")

    @property
    def code(self) -> str:
        """Stable code to branch on."""
        return self.problem.code

    @property
    def status(self) -> int:
        """HTTP status."""
        return self.problem.status

    @property
    def request_id(self) -> str:
        """Id of the request, for questions to the operator of the service."""
        return self.problem.instance


class FittingFailed(ClubwrightError):
    """The service could not finish a fitting. Its charge is returned unless it is run again within 24 hours."""

    def __init__(self, fitting: FailedFitting | FailedStoredFitting) -> None:
        self.fitting_id: str = fitting.fitting_id
        self.failure: FittingFailure = fitting.error
        self.idempotency_key: str = fitting.retry.idempotency_key
        """Runs the fitting again under its id."""
        super().__init__(self.failure.detail)


class ConnectionFailed(ClubwrightError):
    """The service was not reached, did not answer in time, or its answer broke off. The cause is an error of httpx."""

    def __init__(self, url: httpx.URL | str, cause: httpx.TransportError) -> None:
        super().__init__(f"{url}: {cause or type(cause).__name__}")


class UnexpectedAnswer(ClubwrightError):
    """What answered was not the service: a proxy before it, or another address."""

    def __init__(self, response: httpx.Response) -> None:
        self.status: int = response.status_code
        """HTTP status."""
        super().__init__(f"{response.status_code} {response.reason_phrase} from {response.url}")


def problem_document(response: httpx.Response) -> dict[str, Any] | None:
    """The problem that the service answers with, if it does."""
    if not response.headers.get("content-type", "").startswith("application/problem+json"):
        return None
    document: dict[str, Any] = response.json()
    return document
