from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hand import Hand, check_hand

T = TypeVar("T", bound="LoftOption")


@_attrs_define
class LoftOption:
    """A loft."""

    id: str
    """ Id for the store link: its `loft`. """
    loft: float
    """ Degrees. """
    designation: None | str
    """ Club or wedge class: 5-wood, 4H, SW, 7; null if it has none. """
    length_in: float | None
    """ Length, inches; null: unknown. """
    lie_deg: float | None
    """ Lie, degrees; null: unknown. """
    hands: list[Hand]
    """ Hands it is made for. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        loft = self.loft

        designation: None | str
        designation = self.designation

        length_in: float | None
        length_in = self.length_in

        lie_deg: float | None
        lie_deg = self.lie_deg

        hands = []
        for hands_item_data in self.hands:
            hands_item: str = hands_item_data
            hands.append(hands_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "loft": loft,
                "designation": designation,
                "lengthIn": length_in,
                "lieDeg": lie_deg,
                "hands": hands,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        loft = d.pop("loft")

        def _parse_designation(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        designation = _parse_designation(d.pop("designation"))

        def _parse_length_in(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        length_in = _parse_length_in(d.pop("lengthIn"))

        def _parse_lie_deg(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        lie_deg = _parse_lie_deg(d.pop("lieDeg"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = check_hand(hands_item_data)

            hands.append(hands_item)

        loft_option = cls(
            id=id,
            loft=loft,
            designation=designation,
            length_in=length_in,
            lie_deg=lie_deg,
            hands=hands,
        )

        loft_option.additional_properties = d
        return loft_option

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
