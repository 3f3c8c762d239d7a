from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx

from ...models.lab_handoff import LabHandoff


def request_of(
    fitting_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/fittings/{fitting_id}/lab-handoff".format(
            fitting_id=quote(str(fitting_id), safe=""),
        ),
    }
    return _kwargs


def answer_in(response: httpx.Response) -> LabHandoff:
    response_200 = LabHandoff.from_dict(response.json())

    return response_200
