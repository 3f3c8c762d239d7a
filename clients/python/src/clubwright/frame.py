"""Fittings of the rows of a pandas frame."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import attrs
import pandas

from .generated import models

# The parts of a request, and where they stand in it. No two of their fields have one name.
_PARTS: dict[tuple[str, ...], Any] = {
    (): models.FittingRequest,
    ("golfer",): models.Golfer,
    ("swingMetrics",): models.SwingMetrics,
    ("currentEquipment",): models.CurrentEquipment,
    ("clubDetails",): models.ClubDetails,
    ("clubDetails", "ironShaft"): models.IronShaft,
    ("preferences",): models.Preferences,
}


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


def _wire_name(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


_PATHS = {
    _plain(field.name): (*path, _wire_name(field.name))
    for path, model in _PARTS.items()
    for field in attrs.fields(model)
    if (*path, _wire_name(field.name)) not in _PARTS
}


def rows_of(
    frame: pandas.DataFrame, columns: Mapping[str, str], key: str | None, every_row: Mapping[str, Any]
) -> Iterator[dict[str, Any]]:
    """A row of a batch for each row of a frame."""
    common = {_path_of(name): value for name, value in every_row.items()}
    named = {column: _path_of(field) for column, field in columns.items()}
    known = {column: _PATHS[_plain(str(column))] for column in frame.columns if _plain(str(column)) in _PATHS} | named
    keys = [str(value) for value in frame[key]] if key else None
    cells = [[_plain_value(value) for value in frame[column]] for column in known]
    met: Counter[str] = Counter()
    for place in range(len(frame)):
        values = common | {
            path: cell[place] for path, cell in zip(known.values(), cells, strict=False) if cell[place] is not None
        }
        request = _request_with(values)
        yield {"idempotencyKey": keys[place] if keys else _key_of(request, met), "request": request}


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


def fitted_frame(frame: pandas.DataFrame, answers: Iterable[models.BatchAnswer]) -> pandas.DataFrame:
    """Status, specs, the best pick and the problem of each row."""
    cells: list[dict[str, Any]] = [{} for _ in range(len(frame))]
    for answer in answers:
        cells[answer.index] = _cells_of(answer)
    return pandas.DataFrame(cells, index=frame.index)


def _cells_of(answer: models.BatchAnswer) -> dict[str, Any]:
    fitting = answer.fitting
    specs = fitting.specs.to_dict() if fitting and fitting.specs else {}
    picks = fitting.top_picks if fitting and fitting.top_picks else []
    return {
        "status": answer.status,
        "fitting_id": fitting.fitting_id if fitting else None,
        "is_replay": answer.is_replay,
        **{re.sub(r"(?=[A-Z])", "_", name).lower(): spec["value"] for name, spec in specs.items()},
        "pick": f"{picks[0].brand} {picks[0].model}" if picks else None,
        "pick_score": picks[0].score if picks else None,
        "pick_url": picks[0].store_url if picks else None,
        "problem": answer.problem.detail if answer.problem else None,
    }
