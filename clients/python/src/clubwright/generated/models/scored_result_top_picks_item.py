from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scored_result_top_picks_item_build import ScoredResultTopPicksItemBuild


T = TypeVar("T", bound="ScoredResultTopPicksItem")


@_attrs_define
class ScoredResultTopPicksItem:
    """A pick."""

    head_id: str
    """ Id of the head. """
    build: ScoredResultTopPicksItemBuild
    """ How it is built. """
    compromises: list[str] | Unset = UNSET
    """ What it does not meet. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        head_id = self.head_id

        build = self.build.to_dict()

        compromises: list[str] | Unset = UNSET
        if not isinstance(self.compromises, Unset):
            compromises = self.compromises

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "headId": head_id,
                "build": build,
            }
        )
        if compromises is not UNSET:
            field_dict["compromises"] = compromises

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_result_top_picks_item_build import (
            ScoredResultTopPicksItemBuild,  # noqa: PLC0415
        )

        d = dict(src_dict)
        head_id = d.pop("headId")

        build = ScoredResultTopPicksItemBuild.from_dict(d.pop("build"))

        compromises = cast(list[str], d.pop("compromises", UNSET))

        scored_result_top_picks_item = cls(
            head_id=head_id,
            build=build,
            compromises=compromises,
        )

        scored_result_top_picks_item.additional_properties = d
        return scored_result_top_picks_item

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
