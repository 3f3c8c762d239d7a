from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.evidence_club_types_item_basis import (
    EvidenceClubTypesItemBasis,
    check_evidence_club_types_item_basis,
)

T = TypeVar("T", bound="EvidenceClubTypesItem")


@_attrs_define
class EvidenceClubTypesItem:
    """A kind of club."""

    club_type: ClubType
    """ A club that is fitted. """
    basis: EvidenceClubTypesItemBasis
    """ `fittings`: completed fittings of this service. `simulated`: the release’s simulated population, run through
    the same engine; used while there are fewer than 20 fittings. """
    choices: int
    """ Clubs that golfers chose or kept. """
    fittings: int
    """ Completed fittings that were counted; traffic marked internal or test is not. """
    simulated: int
    """ Golfers of the simulated population. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club_type: str = self.club_type

        basis: str = self.basis

        choices = self.choices

        fittings = self.fittings

        simulated = self.simulated

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clubType": club_type,
                "basis": basis,
                "choices": choices,
                "fittings": fittings,
                "simulated": simulated,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club_type = check_club_type(d.pop("clubType"))

        basis = check_evidence_club_types_item_basis(d.pop("basis"))

        choices = d.pop("choices")

        fittings = d.pop("fittings")

        simulated = d.pop("simulated")

        evidence_club_types_item = cls(
            club_type=club_type,
            basis=basis,
            choices=choices,
            fittings=fittings,
            simulated=simulated,
        )

        evidence_club_types_item.additional_properties = d
        return evidence_club_types_item

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
