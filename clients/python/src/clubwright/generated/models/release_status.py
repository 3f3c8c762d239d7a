from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type

T = TypeVar("T", bound="ReleaseStatus")


@_attrs_define
class ReleaseStatus:
    """The active release."""

    api_version: str
    """ Version of this contract. """
    engine_version: str
    """ Version of the fitting engine. """
    ruleset_revision: str
    """ Revision of the fitting rules. """
    supported_club_types: list[ClubType]
    """ Clubs that can be fitted. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        api_version = self.api_version

        engine_version = self.engine_version

        ruleset_revision = self.ruleset_revision

        supported_club_types = []
        for supported_club_types_item_data in self.supported_club_types:
            supported_club_types_item: str = supported_club_types_item_data
            supported_club_types.append(supported_club_types_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "apiVersion": api_version,
                "engineVersion": engine_version,
                "rulesetRevision": ruleset_revision,
                "supportedClubTypes": supported_club_types,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        api_version = d.pop("apiVersion")

        engine_version = d.pop("engineVersion")

        ruleset_revision = d.pop("rulesetRevision")

        supported_club_types = []
        _supported_club_types = d.pop("supportedClubTypes")
        for supported_club_types_item_data in _supported_club_types:
            supported_club_types_item = check_club_type(supported_club_types_item_data)

            supported_club_types.append(supported_club_types_item)

        release_status = cls(
            api_version=api_version,
            engine_version=engine_version,
            ruleset_revision=ruleset_revision,
            supported_club_types=supported_club_types,
        )

        release_status.additional_properties = d
        return release_status

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
