from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_design_bias import ClubDesignBias, check_club_design_bias
from ..models.club_design_confidence import (
    ClubDesignConfidence,
    check_club_design_confidence,
)
from ..models.club_design_estimated_item import (
    ClubDesignEstimatedItem,
    check_club_design_estimated_item,
)
from ..models.club_design_gender import ClubDesignGender, check_club_design_gender
from ..models.club_design_weight_class import (
    ClubDesignWeightClass,
    check_club_design_weight_class,
)
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
from ..models.launch_profile import LaunchProfile, check_launch_profile

if TYPE_CHECKING:
    from ..models.adjustability import Adjustability
    from ..models.stock_shaft import StockShaft


T = TypeVar("T", bound="ClubDesign")


@_attrs_define
class ClubDesign:
    """A club, its design and stock shafts."""

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
    year_end: int | None
    """ Last full year; null while it is sold. """
    gender: ClubDesignGender
    """ Whom it is made for; unisex: built to men's standard. """
    weight_class: ClubDesignWeightClass
    """ Weight of the whole club. """
    forgiveness: int
    """ Higher is more forgiving. """
    spin: LaunchProfile
    """ Low to high. """
    launch: LaunchProfile
    """ Low to high. """
    bias: ClubDesignBias
    """ Shot shape that the head is built for. """
    adjustable: Adjustability
    """ Adjustable settings of the head. """
    length_in: float | None
    """ Standard length, inches, of the strongest loft; irons: of the 7-iron. """
    lie_deg: float | None
    """ Standard lie, degrees, of the strongest loft; irons: of the 7-iron. """
    swing_weight: None | str
    """ Standard swing weight; null: unknown. """
    estimated: list[ClubDesignEstimatedItem]
    """ Figures that are not from the maker but estimated or the industry standard. """
    confidence: ClubDesignConfidence
    """ How well the catalog record is supported. high: figures seen in a published table; medium: recalled, or
    partly so. """
    stock_shafts: list[StockShaft]
    """ Shafts the maker fits as standard. """
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

        year_end: int | None
        year_end = self.year_end

        gender: str = self.gender

        weight_class: str = self.weight_class

        forgiveness = self.forgiveness

        spin: str = self.spin

        launch: str = self.launch

        bias: str = self.bias

        adjustable = self.adjustable.to_dict()

        length_in: float | None
        length_in = self.length_in

        lie_deg: float | None
        lie_deg = self.lie_deg

        swing_weight: None | str
        swing_weight = self.swing_weight

        estimated = []
        for estimated_item_data in self.estimated:
            estimated_item: str = estimated_item_data
            estimated.append(estimated_item)

        confidence: str = self.confidence

        stock_shafts = []
        for stock_shafts_item_data in self.stock_shafts:
            stock_shafts_item = stock_shafts_item_data.to_dict()
            stock_shafts.append(stock_shafts_item)

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
                "yearEnd": year_end,
                "gender": gender,
                "weightClass": weight_class,
                "forgiveness": forgiveness,
                "spin": spin,
                "launch": launch,
                "bias": bias,
                "adjustable": adjustable,
                "lengthIn": length_in,
                "lieDeg": lie_deg,
                "swingWeight": swing_weight,
                "estimated": estimated,
                "confidence": confidence,
                "stockShafts": stock_shafts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.adjustability import Adjustability  # noqa: PLC0415
        from ..models.stock_shaft import StockShaft  # noqa: PLC0415

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

        def _parse_year_end(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        year_end = _parse_year_end(d.pop("yearEnd"))

        gender = check_club_design_gender(d.pop("gender"))

        weight_class = check_club_design_weight_class(d.pop("weightClass"))

        forgiveness = d.pop("forgiveness")

        spin = check_launch_profile(d.pop("spin"))

        launch = check_launch_profile(d.pop("launch"))

        bias = check_club_design_bias(d.pop("bias"))

        adjustable = Adjustability.from_dict(d.pop("adjustable"))

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

        def _parse_swing_weight(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        swing_weight = _parse_swing_weight(d.pop("swingWeight"))

        estimated = []
        _estimated = d.pop("estimated")
        for estimated_item_data in _estimated:
            estimated_item = check_club_design_estimated_item(estimated_item_data)

            estimated.append(estimated_item)

        confidence = check_club_design_confidence(d.pop("confidence"))

        stock_shafts = []
        _stock_shafts = d.pop("stockShafts")
        for stock_shafts_item_data in _stock_shafts:
            stock_shafts_item = StockShaft.from_dict(stock_shafts_item_data)

            stock_shafts.append(stock_shafts_item)

        club_design = cls(
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
            year_end=year_end,
            gender=gender,
            weight_class=weight_class,
            forgiveness=forgiveness,
            spin=spin,
            launch=launch,
            bias=bias,
            adjustable=adjustable,
            length_in=length_in,
            lie_deg=lie_deg,
            swing_weight=swing_weight,
            estimated=estimated,
            confidence=confidence,
            stock_shafts=stock_shafts,
        )

        club_design.additional_properties = d
        return club_design

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
