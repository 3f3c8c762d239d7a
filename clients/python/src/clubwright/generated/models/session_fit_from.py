from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SessionFitFrom")


@_attrs_define
class SessionFitFrom:
    """What the fitting was made from."""

    session_id: UUID
    """ Id of the session. """
    club: str
    """ Club of the session. """
    shots_used: int
    """ Shots behind the medians. """
    shots_left_out: int
    """ Outliers, and shots pending review. """
    unusable: list[str]
    """ Medians that the fitting does not use, and why. """
    corrected: list[str]
    """ Medians that were adjusted, and why. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        session_id = str(self.session_id)

        club = self.club

        shots_used = self.shots_used

        shots_left_out = self.shots_left_out

        unusable = self.unusable

        corrected = self.corrected

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sessionId": session_id,
                "club": club,
                "shotsUsed": shots_used,
                "shotsLeftOut": shots_left_out,
                "unusable": unusable,
                "corrected": corrected,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        session_id = UUID(d.pop("sessionId"))

        club = d.pop("club")

        shots_used = d.pop("shotsUsed")

        shots_left_out = d.pop("shotsLeftOut")

        unusable = cast(list[str], d.pop("unusable"))

        corrected = cast(list[str], d.pop("corrected"))

        session_fit_from = cls(
            session_id=session_id,
            club=club,
            shots_used=shots_used,
            shots_left_out=shots_left_out,
            unusable=unusable,
            corrected=corrected,
        )

        session_fit_from.additional_properties = d
        return session_fit_from

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
