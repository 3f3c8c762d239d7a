"""From an answer of the service to what is raised."""

from __future__ import annotations

import httpx

from .generated.problems import problem_from
from .problem import document_in


def accepted(response: httpx.Response) -> httpx.Response:
    """The answer, unless it is a problem: that is raised."""
    document = document_in(response)
    if document is not None:
        raise problem_from(document)
    return response.raise_for_status()
