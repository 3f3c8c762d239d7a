from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.club_with_options import ClubWithOptions


T = TypeVar("T", bound="ClubDetail")


@_attrs_define
class ClubDetail:
    """One club with all its options, with the ids that the store link takes."""

    success: bool
    """ Always true; a problem document has false. """
    club: ClubWithOptions
    """ A club with all its options. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        club = self.club.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "club": club,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.club_with_options import ClubWithOptions  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        club = ClubWithOptions.from_dict(d.pop("club"))

        club_detail = cls(
            success=success,
            club=club,
        )

        club_detail.additional_properties = d
        return club_detail

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
