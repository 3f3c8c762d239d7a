"""Fittings of the rows of a pandas frame."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import pandas

from . import models
from .dicts import BatchRowDict
from .model import Model

# The parts of a request, and where they stand in it. No two of their fields have one name.
_PARTS: dict[tuple[str, ...], type[Model]] = {
    (): models.FittingRequest,
    ("golfer",): models.Golfer,
    ("swingMetrics",): models.SwingMetricsWithSwingSpeed,
    ("currentEquipment",): models.CurrentEquipment,
    ("clubDetails",): models.ClubDetails,
    ("clubDetails", "ironShaft"): models.IronShaft,
    ("preferences",): models.Preferences,
}


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


_PATHS = {
    _plain(name): (*path, field.alias or name)
    for path, model in _PARTS.items()
    for name, field in model.model_fields.items()
    if (*path, field.alias) not in _PARTS
}


@dataclass(frozen=True)
class Golfers:
    """The golfers of a frame."""

    frame: pandas.DataFrame
    rows: list[BatchRowDict]
    """A row of a batch for each of them."""
    columns_not_used: list[str]
    """Columns that mean no field of a request."""


def rows_of(
    frame: pandas.DataFrame, columns: Mapping[str, str], key: str | None, every_row: Mapping[str, Any]
) -> Golfers:
    common = {_path_of(name): value for name, value in every_row.items()}
    named = {column: _path_of(field) for column, field in columns.items()}
    known = {column: _PATHS[_plain(str(column))] for column in frame.columns if _plain(str(column)) in _PATHS} | named
    keys = [str(value) for value in frame[key]] if key else None
    cells = [[_plain_value(value) for value in frame[column]] for column in known]
    met: Counter[str] = Counter()
    rows: list[BatchRowDict] = []
    for place in range(len(frame)):
        values = common | {
            path: cell[place] for path, cell in zip(known.values(), cells, strict=True) if cell[place] is not None
        }
        request = _request_with(values)
        row = {"idempotencyKey": keys[place] if keys else _key_of(request, met), "request": request}
        rows.append(cast(BatchRowDict, row))  # what a row lacks, the service says
    return Golfers(frame, rows, [str(column) for column in frame.columns if column not in known and column != key])


def _path_of(field: str) -> tuple[str, ...]:
    if _plain(field) not in _PATHS:
        raise ValueError(f"{field} is no field of a fitting request")
    return _PATHS[_plain(field)]


def _plain_value(value: Any) -> Any:
    """Without the types of numpy; None for an empty cell."""
    if pandas.api.types.is_scalar(value) and pandas.isna(value):
        return None
    return value.item() if hasattr(value, "item") else value


def _request_with(values: Mapping[tuple[str, ...], Any]) -> dict[str, Any]:
    request: dict[str, Any] = {"golfer": {}, "swingMetrics": {}}
    for (*parts, name), value in values.items():
        part = request
        for one in parts:
            part = part.setdefault(one, {})
        part[name] = value
    return request


def _key_of(request: dict[str, Any], met: Counter[str]) -> str:
    """Of what the row says. Rows that say the same are numbered: they may be two golfers."""
    said = json.dumps(request, sort_keys=True)
    met[said] += 1
    return hashlib.sha256(f"{met[said]} {said}".encode()).hexdigest()


def fitted_frame(golfers: Golfers, answers: Iterable[models.BatchAnswer]) -> pandas.DataFrame:
    """Status, specs, the best pick and the problem of each row."""
    cells: list[dict[str, Any]] = [{} for _ in golfers.rows]
    for answer in answers:
        cells[answer.index] = _cells_of(answer)
    fitted = pandas.DataFrame(cells, index=golfers.frame.index)
    fitted.attrs["columns_not_used"] = golfers.columns_not_used
    return fitted


def _cells_of(answer: models.BatchAnswer) -> dict[str, Any]:
    fitting = None if isinstance(answer, models.RefusedBatchAnswer) else answer.fitting
    problem = answer.problem if isinstance(answer, models.RefusedBatchAnswer) else None
    specs = fitting.specs if isinstance(fitting, models.CompletedFitting) else None
    pick = fitting.top_picks[0] if isinstance(fitting, models.CompletedFitting) and fitting.top_picks else None
    return {
        "status": answer.status,
        "fitting_id": fitting.fitting_id if fitting else None,
        "is_replay": answer.is_replay,
        **{name: spec.value for name, spec in specs or () if hasattr(spec, "value")},
        "pick": f"{pick.brand} {pick.model}" if pick else None,
        "pick_score": pick.score if pick else None,
        "pick_url": pick.store_url if pick else None,
        "code": problem.code if problem else None,
        "problem": problem.detail if problem else None,
    }
