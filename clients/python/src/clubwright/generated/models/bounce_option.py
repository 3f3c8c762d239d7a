from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hand import Hand, check_hand

T = TypeVar("T", bound="BounceOption")


@_attrs_define
class BounceOption:
    """A bounce and sole."""

    id: None | str
    """ Id for the store link: its `bounce`; null: unknown. """
    loft: float
    """ Loft, degrees. """
    bounce: float | None
    """ Bounce, degrees; null: unknown. """
    grind: None | str
    """ Maker's name for the sole; null: unknown. """
    hands: list[Hand]
    """ Hands it is made for. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id: None | str
        id = self.id

        loft = self.loft

        bounce: float | None
        bounce = self.bounce

        grind: None | str
        grind = self.grind

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
                "bounce": bounce,
                "grind": grind,
                "hands": hands,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        id = _parse_id(d.pop("id"))

        loft = d.pop("loft")

        def _parse_bounce(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        bounce = _parse_bounce(d.pop("bounce"))

        def _parse_grind(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        grind = _parse_grind(d.pop("grind"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = check_hand(hands_item_data)

            hands.append(hands_item)

        bounce_option = cls(
            id=id,
            loft=loft,
            bounce=bounce,
            grind=grind,
            hands=hands,
        )

        bounce_option.additional_properties = d
        return bounce_option

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
