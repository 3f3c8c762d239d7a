from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scored_result_meta_golfer import ScoredResultMetaGolfer


T = TypeVar("T", bound="ScoredResultMeta")


@_attrs_define
class ScoredResultMeta:
    """Provenance."""

    golfer: ScoredResultMetaGolfer | Unset = UNSET
    """ The facts by which golfers are compared. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        golfer: dict[str, Any] | Unset = UNSET
        if not isinstance(self.golfer, Unset):
            golfer = self.golfer.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if golfer is not UNSET:
            field_dict["golfer"] = golfer

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_result_meta_golfer import ScoredResultMetaGolfer  # noqa: PLC0415

        d = dict(src_dict)
        _golfer = d.pop("golfer", UNSET)
        golfer: ScoredResultMetaGolfer | Unset
        if isinstance(_golfer, Unset):
            golfer = UNSET
        else:
            golfer = ScoredResultMetaGolfer.from_dict(_golfer)

        scored_result_meta = cls(
            golfer=golfer,
        )

        scored_result_meta.additional_properties = d
        return scored_result_meta

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
