from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BagPlanWedgeMatrixItem")


@_attrs_define
class BagPlanWedgeMatrixItem:
    """A wedge."""

    club: str
    """ Wedge. """
    loft: float
    """ Loft, degrees. """
    full: float
    """ Full swing, yards. """
    three_quarter: float
    """ Three-quarter swing, yards. """
    half: float
    """ Half swing, yards. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club = self.club

        loft = self.loft

        full = self.full

        three_quarter = self.three_quarter

        half = self.half

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "loft": loft,
                "full": full,
                "threeQuarter": three_quarter,
                "half": half,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club = d.pop("club")

        loft = d.pop("loft")

        full = d.pop("full")

        three_quarter = d.pop("threeQuarter")

        half = d.pop("half")

        bag_plan_wedge_matrix_item = cls(
            club=club,
            loft=loft,
            full=full,
            three_quarter=three_quarter,
            half=half,
        )

        bag_plan_wedge_matrix_item.additional_properties = d
        return bag_plan_wedge_matrix_item

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
