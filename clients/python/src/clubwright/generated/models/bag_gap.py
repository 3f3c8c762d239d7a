from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.yards_range import YardsRange


T = TypeVar("T", bound="BagGap")


@_attrs_define
class BagGap:
    """The gap between two clubs."""

    from_: str
    """ The longer club. """
    to: str
    """ The next club. """
    loft: float
    """ Degrees between them. """
    carry: float | None
    """ Yards between them. """
    total: float | None
    """ Yards of total distance between them; null where one is not known. """
    ideal: None | YardsRange
    """ Yards to aim for; null: not judged. """
    rules: list[str]
    """ Ours: ids of the rules behind the gap; see /v1/rules/{id}. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.yards_range import YardsRange  # noqa: PLC0415

        from_ = self.from_

        to = self.to

        loft = self.loft

        carry: float | None
        carry = self.carry

        total: float | None
        total = self.total

        ideal: dict[str, Any] | None
        if isinstance(self.ideal, YardsRange):
            ideal = self.ideal.to_dict()
        else:
            ideal = self.ideal

        rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "from": from_,
                "to": to,
                "loft": loft,
                "carry": carry,
                "total": total,
                "ideal": ideal,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.yards_range import YardsRange  # noqa: PLC0415

        d = dict(src_dict)
        from_ = d.pop("from")

        to = d.pop("to")

        loft = d.pop("loft")

        def _parse_carry(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        carry = _parse_carry(d.pop("carry"))

        def _parse_total(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        total = _parse_total(d.pop("total"))

        def _parse_ideal(data: object) -> None | YardsRange:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                ideal_type_0 = YardsRange.from_dict(data)

                return ideal_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | YardsRange, data)

        ideal = _parse_ideal(d.pop("ideal"))

        rules = cast(list[str], d.pop("rules"))

        bag_gap = cls(
            from_=from_,
            to=to,
            loft=loft,
            carry=carry,
            total=total,
            ideal=ideal,
            rules=rules,
        )

        bag_gap.additional_properties = d
        return bag_gap

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
