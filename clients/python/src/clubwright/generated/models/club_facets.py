from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.club_facets_price import ClubFacetsPrice
    from ..models.facet_count import FacetCount


T = TypeVar("T", bound="ClubFacets")


@_attrs_define
class ClubFacets:
    """Counts of all clubs found, by each filter."""

    club_type: list[FacetCount]
    """ Clubs found per club type; those without any are left out. """
    brand: list[FacetCount]
    """ Clubs found per maker; those without any are left out. """
    category: list[FacetCount]
    """ Clubs found per category; those without any are left out. """
    hand: list[FacetCount]
    """ Clubs found per hand; those without any are left out. """
    price: ClubFacetsPrice
    """ Prices of the clubs found. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club_type = []
        for club_type_item_data in self.club_type:
            club_type_item = club_type_item_data.to_dict()
            club_type.append(club_type_item)

        brand = []
        for brand_item_data in self.brand:
            brand_item = brand_item_data.to_dict()
            brand.append(brand_item)

        category = []
        for category_item_data in self.category:
            category_item = category_item_data.to_dict()
            category.append(category_item)

        hand = []
        for hand_item_data in self.hand:
            hand_item = hand_item_data.to_dict()
            hand.append(hand_item)

        price = self.price.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clubType": club_type,
                "brand": brand,
                "category": category,
                "hand": hand,
                "price": price,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.club_facets_price import ClubFacetsPrice  # noqa: PLC0415
        from ..models.facet_count import FacetCount  # noqa: PLC0415

        d = dict(src_dict)
        club_type = []
        _club_type = d.pop("clubType")
        for club_type_item_data in _club_type:
            club_type_item = FacetCount.from_dict(club_type_item_data)

            club_type.append(club_type_item)

        brand = []
        _brand = d.pop("brand")
        for brand_item_data in _brand:
            brand_item = FacetCount.from_dict(brand_item_data)

            brand.append(brand_item)

        category = []
        _category = d.pop("category")
        for category_item_data in _category:
            category_item = FacetCount.from_dict(category_item_data)

            category.append(category_item)

        hand = []
        _hand = d.pop("hand")
        for hand_item_data in _hand:
            hand_item = FacetCount.from_dict(hand_item_data)

            hand.append(hand_item)

        price = ClubFacetsPrice.from_dict(d.pop("price"))

        club_facets = cls(
            club_type=club_type,
            brand=brand,
            category=category,
            hand=hand,
            price=price,
        )

        club_facets.additional_properties = d
        return club_facets

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
