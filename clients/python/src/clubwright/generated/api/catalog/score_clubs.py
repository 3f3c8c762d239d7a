from __future__ import annotations

from typing import Any

import httpx

from ...models.scores import Scores
from ...models.scores_batch import ScoresBatch
from ...models.scores_request import ScoresRequest


def request_of(
    *,
    body: ScoresRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/catalog/scores",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> Scores | ScoresBatch:
    def _parse_response_200(data: object) -> Scores | ScoresBatch:
        try:
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_0 = Scores.from_dict(data)

            return response_200_type_0
        except (TypeError, ValueError, AttributeError, KeyError):
            pass
        if not isinstance(data, dict):
            raise TypeError()
        response_200_type_1 = ScoresBatch.from_dict(data)

        return response_200_type_1

    response_200 = _parse_response_200(response.json())

    return response_200
