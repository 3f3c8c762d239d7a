from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.iron_set_set import IronSetSet, check_iron_set_set

if TYPE_CHECKING:
    from ..models.iron_set_combo_type_0 import IronSetComboType0
    from ..models.iron_set_hybrids_item import IronSetHybridsItem


T = TypeVar("T", bound="IronSet")


@_attrs_define
class IronSet:
    """Irons: longest iron, hybrids, combo and store set."""

    set_: IronSetSet
    """ Set to order from the store. """
    longest_iron: int
    """ Longest iron worth carrying. """
    hybrids: list[IronSetHybridsItem]
    """ The hybrid in place of the next longer iron; none if no such hybrid is playable. """
    combo: IronSetComboType0 | None
    """ A more forgiving category for the long irons; null if one category is enough. """
    add_gap_wedge: bool
    """ The pitching wedge is strong: add the gap wedge of the set. """
    advice: list[str]
    """ Advice about the set, in words. """
    rule: str
    """ Id of the rule, as at /v1/rules. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.iron_set_combo_type_0 import IronSetComboType0  # noqa: PLC0415

        set_: str = self.set_

        longest_iron = self.longest_iron

        hybrids = []
        for hybrids_item_data in self.hybrids:
            hybrids_item = hybrids_item_data.to_dict()
            hybrids.append(hybrids_item)

        combo: dict[str, Any] | None
        if isinstance(self.combo, IronSetComboType0):
            combo = self.combo.to_dict()
        else:
            combo = self.combo

        add_gap_wedge = self.add_gap_wedge

        advice = self.advice

        rule = self.rule

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "set": set_,
                "longestIron": longest_iron,
                "hybrids": hybrids,
                "combo": combo,
                "addGapWedge": add_gap_wedge,
                "advice": advice,
                "rule": rule,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.iron_set_combo_type_0 import IronSetComboType0  # noqa: PLC0415
        from ..models.iron_set_hybrids_item import IronSetHybridsItem  # noqa: PLC0415

        d = dict(src_dict)
        set_ = check_iron_set_set(d.pop("set"))

        longest_iron = d.pop("longestIron")

        hybrids = []
        _hybrids = d.pop("hybrids")
        for hybrids_item_data in _hybrids:
            hybrids_item = IronSetHybridsItem.from_dict(hybrids_item_data)

            hybrids.append(hybrids_item)

        def _parse_combo(data: object) -> IronSetComboType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                combo_type_0 = IronSetComboType0.from_dict(data)

                return combo_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(IronSetComboType0 | None, data)

        combo = _parse_combo(d.pop("combo"))

        add_gap_wedge = d.pop("addGapWedge")

        advice = cast(list[str], d.pop("advice"))

        rule = d.pop("rule")

        iron_set = cls(
            set_=set_,
            longest_iron=longest_iron,
            hybrids=hybrids,
            combo=combo,
            add_gap_wedge=add_gap_wedge,
            advice=advice,
            rule=rule,
        )

        iron_set.additional_properties = d
        return iron_set

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
