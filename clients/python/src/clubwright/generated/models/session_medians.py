from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.club_medians import ClubMedians


T = TypeVar("T", bound="SessionMedians")


@_attrs_define
class SessionMedians:
    """Medians, quartiles and outliers by club."""

    success: bool
    """ Always true; a problem document has false. """
    session_id: UUID
    """ Id of the session. """
    started_at_utc: datetime.datetime
    """ When the session began, UTC. """
    shots: int
    """ Shots of the session. """
    clubs: list[ClubMedians]
    """ By club and units, in the order they were first hit. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        session_id = str(self.session_id)

        started_at_utc = self.started_at_utc.isoformat()

        shots = self.shots

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "sessionId": session_id,
                "startedAtUtc": started_at_utc,
                "shots": shots,
                "clubs": clubs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.club_medians import ClubMedians  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        session_id = UUID(d.pop("sessionId"))

        started_at_utc = datetime.datetime.fromisoformat(d.pop("startedAtUtc"))

        shots = d.pop("shots")

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = ClubMedians.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        session_medians = cls(
            success=success,
            session_id=session_id,
            started_at_utc=started_at_utc,
            shots=shots,
            clubs=clubs,
        )

        session_medians.additional_properties = d
        return session_medians

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
