from __future__ import annotations

from typing import Any

import httpx

from ...models.build_store_link_x_svc_traffic import (
    BuildStoreLinkXSvcTraffic,
)
from ...models.store_link import StoreLink
from ...models.store_link_request import StoreLinkRequest
from ...types import UNSET, Unset


def request_of(
    *,
    body: StoreLinkRequest,
    x_svc_platform: str | Unset = UNSET,
    x_svc_client: str | Unset = UNSET,
    x_svc_traffic: BuildStoreLinkXSvcTraffic | Unset = UNSET,
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
        "url": "/v1/store/link",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> StoreLink:
    response_200 = StoreLink.from_dict(response.json())

    return response_200
