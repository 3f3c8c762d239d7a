from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.shot import Shot


T = TypeVar("T", bound="Segment")


@_attrs_define
class Segment:
    """A part of a session."""

    id: UUID
    """ Id of the segment. """
    shots: list[Shot]
    """ Shots in the order they were hit. """
    label: None | str | Unset = UNSET
    """ Heading. """

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        shots = []
        for shots_item_data in self.shots:
            shots_item = shots_item_data.to_dict()
            shots.append(shots_item)

        label: None | str | Unset
        if isinstance(self.label, Unset):
            label = UNSET
        else:
            label = self.label

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "shots": shots,
            }
        )
        if label is not UNSET:
            field_dict["label"] = label

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.shot import Shot  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        shots = []
        _shots = d.pop("shots")
        for shots_item_data in _shots:
            shots_item = Shot.from_dict(shots_item_data)

            shots.append(shots_item)

        def _parse_label(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        label = _parse_label(d.pop("label", UNSET))

        segment = cls(
            id=id,
            shots=shots,
            label=label,
        )

        return segment
