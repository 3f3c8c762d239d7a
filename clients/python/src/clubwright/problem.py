"""What is raised when the service refuses a request."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import httpx


class _Document(Protocol):
    """What all problem documents have."""

    detail: str
    instance: str
    status: int

    @property
    def code(self) -> str: ...


Document = TypeVar("Document", bound=_Document)


class ClubwrightProblem(Exception, Generic[Document]):
    """The service refused a request and says why. Each code has a class of its own, such as `QuotaExceeded`."""

    problem: Document
    """The whole problem document."""

    def __init__(self, problem: Document) -> None:
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem = problem

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


def document_in(response: httpx.Response) -> dict[str, Any] | None:
    """The problem document of an answer, if it is one."""
    if not response.headers.get("content-type", "").startswith("application/problem+json"):
        return None
    document: dict[str, Any] = response.json()
    return document
