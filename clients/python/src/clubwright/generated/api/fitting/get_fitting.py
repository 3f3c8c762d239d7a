from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.get_fitting_detail import GetFittingDetail
from ...models.stored_fitting import StoredFitting
from ...types import UNSET, Unset


def request_of(
    fitting_id: str,
    *,
    detail: GetFittingDetail | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_detail: str | Unset = UNSET
    if not isinstance(detail, Unset):
        json_detail = detail

    params["detail"] = json_detail

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/fittings/{fitting_id}".format(
            fitting_id=quote(str(fitting_id), safe=""),
        ),
        "params": params,
    }
    return _kwargs


def answer_in(response: httpx.Response) -> StoredFitting:
    response_200 = StoredFitting.from_dict(response.json())

    return response_200
