from __future__ import annotations

from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...models.fit_session_detail import FitSessionDetail
from ...models.fit_session_x_svc_traffic import (
    FitSessionXSvcTraffic,
)
from ...models.session_fit import SessionFit
from ...models.session_fit_request import SessionFitRequest
from ...types import UNSET, Unset


def request_of(
    session_id: UUID,
    *,
    body: SessionFitRequest,
    detail: FitSessionDetail | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_svc_platform: str | Unset = UNSET,
    x_svc_client: str | Unset = UNSET,
    x_svc_traffic: FitSessionXSvcTraffic | Unset = UNSET,
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
        "url": "/v1/sessions/{session_id}/fit".format(
            session_id=quote(str(session_id), safe=""),
        ),
        "params": params,
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> SessionFit:
    response_200 = SessionFit.from_dict(response.json())

    return response_200
