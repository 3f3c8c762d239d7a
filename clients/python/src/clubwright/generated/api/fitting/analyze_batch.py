from __future__ import annotations

from typing import Any

import httpx

from ...models.analyze_batch_x_svc_traffic import (
    AnalyzeBatchXSvcTraffic,
)
from ...models.batch_answer import BatchAnswer
from ...models.batch_row import BatchRow
from ...types import UNSET, Unset


def request_of(
    *,
    body: BatchRow,
    x_svc_platform: str | Unset = UNSET,
    x_svc_client: str | Unset = UNSET,
    x_svc_traffic: AnalyzeBatchXSvcTraffic | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_svc_platform, Unset):
        headers["x-svc-platform"] = x_svc_platform

    if not isinstance(x_svc_client, Unset):
        headers["x-svc-client"] = x_svc_client

    if not isinstance(x_svc_traffic, Unset):
        headers["x-svc-traffic"] = str(x_svc_traffic)

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/fitting/batch",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/x-ndjson"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> BatchAnswer:
    response_200 = BatchAnswer.from_dict(response.json())

    return response_200
