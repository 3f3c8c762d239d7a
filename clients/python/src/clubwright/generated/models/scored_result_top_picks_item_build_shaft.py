from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.flex import Flex, check_flex

T = TypeVar("T", bound="ScoredResultTopPicksItemBuildShaft")


@_attrs_define
class ScoredResultTopPicksItemBuildShaft:
    """The shaft."""

    shaft_id: None | str
    """ Id of the shaft; null if it has none. """
    flex: Flex
    """ A shaft flex, softest first. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shaft_id: None | str
        shaft_id = self.shaft_id

        flex: str = self.flex

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shaftId": shaft_id,
                "flex": flex,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_shaft_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        shaft_id = _parse_shaft_id(d.pop("shaftId"))

        flex = check_flex(d.pop("flex"))

        scored_result_top_picks_item_build_shaft = cls(
            shaft_id=shaft_id,
            flex=flex,
        )

        scored_result_top_picks_item_build_shaft.additional_properties = d
        return scored_result_top_picks_item_build_shaft

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
