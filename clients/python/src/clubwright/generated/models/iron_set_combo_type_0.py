from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.iron_set_combo_type_0_long_irons import (
    IronSetComboType0LongIrons,
    check_iron_set_combo_type_0_long_irons,
)
from ..models.iron_set_combo_type_0_short_irons import (
    IronSetComboType0ShortIrons,
    check_iron_set_combo_type_0_short_irons,
)

T = TypeVar("T", bound="IronSetComboType0")


@_attrs_define
class IronSetComboType0:
    """Two categories in one set."""

    long_irons: IronSetComboType0LongIrons
    """ Category of the long irons. """
    short_irons: IronSetComboType0ShortIrons
    """ Category of the short irons. """
    seam: str
    """ Where the change is. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        long_irons: str = self.long_irons

        short_irons: str = self.short_irons

        seam = self.seam

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "longIrons": long_irons,
                "shortIrons": short_irons,
                "seam": seam,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        long_irons = check_iron_set_combo_type_0_long_irons(d.pop("longIrons"))

        short_irons = check_iron_set_combo_type_0_short_irons(d.pop("shortIrons"))

        seam = d.pop("seam")

        iron_set_combo_type_0 = cls(
            long_irons=long_irons,
            short_irons=short_irons,
            seam=seam,
        )

        iron_set_combo_type_0.additional_properties = d
        return iron_set_combo_type_0

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
