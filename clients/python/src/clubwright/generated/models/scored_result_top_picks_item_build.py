from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.scored_result_top_picks_item_build_shaft import (
        ScoredResultTopPicksItemBuildShaft,
    )


T = TypeVar("T", bound="ScoredResultTopPicksItemBuild")


@_attrs_define
class ScoredResultTopPicksItemBuild:
    """How it is built."""

    loft: float
    """ Loft, degrees. """
    shaft: ScoredResultTopPicksItemBuildShaft
    """ The shaft. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        loft = self.loft

        shaft = self.shaft.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "loft": loft,
                "shaft": shaft,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_result_top_picks_item_build_shaft import (
            ScoredResultTopPicksItemBuildShaft,  # noqa: PLC0415
        )

        d = dict(src_dict)
        loft = d.pop("loft")

        shaft = ScoredResultTopPicksItemBuildShaft.from_dict(d.pop("shaft"))

        scored_result_top_picks_item_build = cls(
            loft=loft,
            shaft=shaft,
        )

        scored_result_top_picks_item_build.additional_properties = d
        return scored_result_top_picks_item_build

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
