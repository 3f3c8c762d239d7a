from __future__ import annotations

from typing import Any

import httpx

from ...models.analyze_fitting_detail import (
    AnalyzeFittingDetail,
)
from ...models.analyze_fitting_x_svc_traffic import (
    AnalyzeFittingXSvcTraffic,
)
from ...models.fitting_request import FittingRequest
from ...models.fitting_result import FittingResult
from ...types import UNSET, Unset


def request_of(
    *,
    body: FittingRequest,
    detail: AnalyzeFittingDetail | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_svc_platform: str | Unset = UNSET,
    x_svc_client: str | Unset = UNSET,
    x_svc_traffic: AnalyzeFittingXSvcTraffic | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["idempotency-key"] = idempotency_key

    if not isinstance(x_svc_platform, Unset):
        headers["x-svc-platform"] = x_svc_platform

    if not isinstance(x_svc_client, Unset):
        headers["x-svc-client"] = x_svc_client

    if not isinstance(x_svc_traffic, Unset):
        headers["x-svc-traffic"] = str(x_svc_traffic)

    params: dict[str, Any] = {}

    json_detail: str | Unset = UNSET
    if not isinstance(detail, Unset):
        json_detail = detail

    params["detail"] = json_detail

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/fitting/analyze",
        "params": params,
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> FittingResult:
    response_200 = FittingResult.from_dict(response.json())

    return response_200
