from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bag_flag_flag import BagFlagFlag, check_bag_flag_flag

if TYPE_CHECKING:
    from ..models.bag_flag_limit import BagFlagLimit


T = TypeVar("T", bound="BagFlag")


@_attrs_define
class BagFlag:
    """Something wrong between two clubs."""

    flag: BagFlagFlag
    """ What is wrong. """
    clubs: list[str]
    """ The two clubs, the longer first. """
    loft_gap: float
    """ Degrees between them. """
    carry_gap: float | None
    """ Yards between them. """
    limit: BagFlagLimit
    """ What it was judged by. """
    text: str
    """ What is wrong, with its numbers. """
    rule: str
    """ Id of the rule, as at /v1/rules. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        flag: str = self.flag

        clubs = self.clubs

        loft_gap = self.loft_gap

        carry_gap: float | None
        carry_gap = self.carry_gap

        limit = self.limit.to_dict()

        text = self.text

        rule = self.rule

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "flag": flag,
                "clubs": clubs,
                "loftGap": loft_gap,
                "carryGap": carry_gap,
                "limit": limit,
                "text": text,
                "rule": rule,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bag_flag_limit import BagFlagLimit  # noqa: PLC0415

        d = dict(src_dict)
        flag = check_bag_flag_flag(d.pop("flag"))

        clubs = cast(list[str], d.pop("clubs"))

        loft_gap = d.pop("loftGap")

        def _parse_carry_gap(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        carry_gap = _parse_carry_gap(d.pop("carryGap"))

        limit = BagFlagLimit.from_dict(d.pop("limit"))

        text = d.pop("text")

        rule = d.pop("rule")

        bag_flag = cls(
            flag=flag,
            clubs=clubs,
            loft_gap=loft_gap,
            carry_gap=carry_gap,
            limit=limit,
            text=text,
            rule=rule,
        )

        bag_flag.additional_properties = d
        return bag_flag

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
