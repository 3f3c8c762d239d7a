from __future__ import annotations

from typing import Any
from uuid import UUID

import httpx

from ...models.import_session_distance_unit import (
    ImportSessionDistanceUnit,
)
from ...models.import_session_dry_run import (
    ImportSessionDryRun,
)
from ...models.import_session_speed_unit import (
    ImportSessionSpeedUnit,
)
from ...models.import_session_units import (
    ImportSessionUnits,
)
from ...models.imported_session import ImportedSession
from ...types import UNSET, File, Unset


def request_of(
    *,
    body: File,
    units: ImportSessionUnits | Unset = UNSET,
    speed_unit: ImportSessionSpeedUnit | Unset = UNSET,
    distance_unit: ImportSessionDistanceUnit | Unset = UNSET,
    dry_run: ImportSessionDryRun | Unset = UNSET,
    player: str | Unset = UNSET,
    head: str | Unset = UNSET,
    columns: str | Unset = UNSET,
    clubs: str | Unset = UNSET,
    session_id: UUID | Unset = UNSET,
    fitter_id: str | Unset = UNSET,
    customer_ref: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    params: dict[str, Any] = {}

    json_units: str | Unset = UNSET
    if not isinstance(units, Unset):
        json_units = units

    params["units"] = json_units

    json_speed_unit: str | Unset = UNSET
    if not isinstance(speed_unit, Unset):
        json_speed_unit = speed_unit

    params["speedUnit"] = json_speed_unit

    json_distance_unit: str | Unset = UNSET
    if not isinstance(distance_unit, Unset):
        json_distance_unit = distance_unit

    params["distanceUnit"] = json_distance_unit

    json_dry_run: str | Unset = UNSET
    if not isinstance(dry_run, Unset):
        json_dry_run = dry_run

    params["dryRun"] = json_dry_run

    params["player"] = player

    params["head"] = head

    params["columns"] = columns

    params["clubs"] = clubs

    json_session_id: str | Unset = UNSET
    if not isinstance(session_id, Unset):
        json_session_id = str(session_id)
    params["sessionId"] = json_session_id

    params["fitterId"] = fitter_id

    params["customerRef"] = customer_ref

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/sessions/import",
        "params": params,
    }
    _kwargs["content"] = body.payload

    headers["Content-Type"] = "application/octet-stream"
    _kwargs["headers"] = headers
    return _kwargs


def answer_in(response: httpx.Response) -> ImportedSession:
    response_200 = ImportedSession.from_dict(response.json())

    return response_200
