from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_identity_category import (
    ClubIdentityCategory,
    check_club_identity_category,
)
from ..models.club_identity_currency import (
    ClubIdentityCurrency,
    check_club_identity_currency,
)
from ..models.club_identity_price_per import (
    ClubIdentityPricePer,
    check_club_identity_price_per,
)
from ..models.club_type import ClubType, check_club_type
from ..models.hand import Hand, check_hand

T = TypeVar("T", bound="ClubSummary")


@_attrs_define
class ClubSummary:
    """A club in a list."""

    head_id: str
    """ Id of the head, for every other operation. """
    club_type: ClubType
    """ A club that is fitted. """
    brand: str
    """ Maker. """
    model: str
    """ Model. """
    year: int
    """ First year sold. """
    current: bool
    """ The maker currently sells it. """
    category: ClubIdentityCategory
    """ What the head is built for. """
    price: float | None
    """ US dollars, one club. """
    currency: ClubIdentityCurrency
    """ Currency of the price. """
    price_per: ClubIdentityPricePer
    """ What the price is for: one club, also for irons. """
    hands: list[Hand]
    """ Hands it is made for. """
    image: str
    """ Picture of this kind of head, drawn by this service. """
    recommendations30d: int
    """ Fittings that picked it in the last 30 days. """
    lofts: list[float]
    """ Degrees; irons: club by club. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        head_id = self.head_id

        club_type: str = self.club_type

        brand = self.brand

        model = self.model

        year = self.year

        current = self.current

        category: str = self.category

        price: float | None
        price = self.price

        currency: str = self.currency

        price_per: str = self.price_per

        hands = []
        for hands_item_data in self.hands:
            hands_item: str = hands_item_data
            hands.append(hands_item)

        image = self.image

        recommendations30d = self.recommendations30d

        lofts = self.lofts

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "headId": head_id,
                "clubType": club_type,
                "brand": brand,
                "model": model,
                "year": year,
                "current": current,
                "category": category,
                "price": price,
                "currency": currency,
                "pricePer": price_per,
                "hands": hands,
                "image": image,
                "recommendations30d": recommendations30d,
                "lofts": lofts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        head_id = d.pop("headId")

        club_type = check_club_type(d.pop("clubType"))

        brand = d.pop("brand")

        model = d.pop("model")

        year = d.pop("year")

        current = d.pop("current")

        category = check_club_identity_category(d.pop("category"))

        def _parse_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        price = _parse_price(d.pop("price"))

        currency = check_club_identity_currency(d.pop("currency"))

        price_per = check_club_identity_price_per(d.pop("pricePer"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = check_hand(hands_item_data)

            hands.append(hands_item)

        image = d.pop("image")

        recommendations30d = d.pop("recommendations30d")

        lofts = cast(list[float], d.pop("lofts"))

        club_summary = cls(
            head_id=head_id,
            club_type=club_type,
            brand=brand,
            model=model,
            year=year,
            current=current,
            category=category,
            price=price,
            currency=currency,
            price_per=price_per,
            hands=hands,
            image=image,
            recommendations30d=recommendations30d,
            lofts=lofts,
        )

        club_summary.additional_properties = d
        return club_summary

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
