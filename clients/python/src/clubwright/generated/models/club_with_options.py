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
from ..models.club_with_options_grip_sizes_item import (
    ClubWithOptionsGripSizesItem,
    check_club_with_options_grip_sizes_item,
)
from ..models.hand import Hand, check_hand
from ..models.launch_profile import LaunchProfile, check_launch_profile
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.adjustability import Adjustability
    from ..models.bounce_option import BounceOption
    from ..models.field_source import FieldSource
    from ..models.grip_option import GripOption
    from ..models.length_option import LengthOption
    from ..models.lie_option import LieOption
    from ..models.loft_option import LoftOption
    from ..models.set_option import SetOption
    from ..models.shaft_upgrade import ShaftUpgrade
    from ..models.stock_shaft import StockShaft


T = TypeVar("T", bound="ClubWithOptions")


@_attrs_define
class ClubWithOptions:
    """A club with all its options."""

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
    source_note: str
    """ Where the figures come from. """
    sources: list[FieldSource]
    """ Sources of individual figures; the confidence of all others is `confidence`. """
    lofts: list[LoftOption]
    """ Lofts it is made in; irons: every club in the line. """
    lengths: list[LengthOption]
    """ Lengths it can be ordered in. """
    grips: list[GripOption]
    """ Grips it can be ordered with. """
    grip_sizes: list[ClubWithOptionsGripSizesItem]
    """ For the store link: its `gripSize`. """
    shaft_upgrades: list[ShaftUpgrade] | Unset = UNSET
    """ Drivers: shafts sold separately. """
    lies: list[LieOption] | Unset = UNSET
    """ Irons: lies it can be bent to; only the standard lie if its range is not recorded. """
    sets: list[SetOption] | Unset = UNSET
    """ Irons: sets it is sold in. """
    bounces: list[BounceOption] | Unset = UNSET
    """ Wedges: every loft, bounce and sole it is sold with. """
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

        source_note = self.source_note

        sources = []
        for sources_item_data in self.sources:
            sources_item = sources_item_data.to_dict()
            sources.append(sources_item)

        lofts = []
        for lofts_item_data in self.lofts:
            lofts_item = lofts_item_data.to_dict()
            lofts.append(lofts_item)

        lengths = []
        for lengths_item_data in self.lengths:
            lengths_item = lengths_item_data.to_dict()
            lengths.append(lengths_item)

        grips = []
        for grips_item_data in self.grips:
            grips_item = grips_item_data.to_dict()
            grips.append(grips_item)

        grip_sizes = []
        for grip_sizes_item_data in self.grip_sizes:
            grip_sizes_item: str = grip_sizes_item_data
            grip_sizes.append(grip_sizes_item)

        shaft_upgrades: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.shaft_upgrades, Unset):
            shaft_upgrades = []
            for shaft_upgrades_item_data in self.shaft_upgrades:
                shaft_upgrades_item = shaft_upgrades_item_data.to_dict()
                shaft_upgrades.append(shaft_upgrades_item)

        lies: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.lies, Unset):
            lies = []
            for lies_item_data in self.lies:
                lies_item = lies_item_data.to_dict()
                lies.append(lies_item)

        sets: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.sets, Unset):
            sets = []
            for sets_item_data in self.sets:
                sets_item = sets_item_data.to_dict()
                sets.append(sets_item)

        bounces: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.bounces, Unset):
            bounces = []
            for bounces_item_data in self.bounces:
                bounces_item = bounces_item_data.to_dict()
                bounces.append(bounces_item)

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
                "sourceNote": source_note,
                "sources": sources,
                "lofts": lofts,
                "lengths": lengths,
                "grips": grips,
                "gripSizes": grip_sizes,
            }
        )
        if shaft_upgrades is not UNSET:
            field_dict["shaftUpgrades"] = shaft_upgrades
        if lies is not UNSET:
            field_dict["lies"] = lies
        if sets is not UNSET:
            field_dict["sets"] = sets
        if bounces is not UNSET:
            field_dict["bounces"] = bounces

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.adjustability import Adjustability  # noqa: PLC0415
        from ..models.bounce_option import BounceOption  # noqa: PLC0415
        from ..models.field_source import FieldSource  # noqa: PLC0415
        from ..models.grip_option import GripOption  # noqa: PLC0415
        from ..models.length_option import LengthOption  # noqa: PLC0415
        from ..models.lie_option import LieOption  # noqa: PLC0415
        from ..models.loft_option import LoftOption  # noqa: PLC0415
        from ..models.set_option import SetOption  # noqa: PLC0415
        from ..models.shaft_upgrade import ShaftUpgrade  # noqa: PLC0415
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

        source_note = d.pop("sourceNote")

        sources = []
        _sources = d.pop("sources")
        for sources_item_data in _sources:
            sources_item = FieldSource.from_dict(sources_item_data)

            sources.append(sources_item)

        lofts = []
        _lofts = d.pop("lofts")
        for lofts_item_data in _lofts:
            lofts_item = LoftOption.from_dict(lofts_item_data)

            lofts.append(lofts_item)

        lengths = []
        _lengths = d.pop("lengths")
        for lengths_item_data in _lengths:
            lengths_item = LengthOption.from_dict(lengths_item_data)

            lengths.append(lengths_item)

        grips = []
        _grips = d.pop("grips")
        for grips_item_data in _grips:
            grips_item = GripOption.from_dict(grips_item_data)

            grips.append(grips_item)

        grip_sizes = []
        _grip_sizes = d.pop("gripSizes")
        for grip_sizes_item_data in _grip_sizes:
            grip_sizes_item = check_club_with_options_grip_sizes_item(grip_sizes_item_data)

            grip_sizes.append(grip_sizes_item)

        _shaft_upgrades = d.pop("shaftUpgrades", UNSET)
        shaft_upgrades: list[ShaftUpgrade] | Unset = UNSET
        if _shaft_upgrades is not UNSET:
            shaft_upgrades = []
            for shaft_upgrades_item_data in _shaft_upgrades:
                shaft_upgrades_item = ShaftUpgrade.from_dict(shaft_upgrades_item_data)

                shaft_upgrades.append(shaft_upgrades_item)

        _lies = d.pop("lies", UNSET)
        lies: list[LieOption] | Unset = UNSET
        if _lies is not UNSET:
            lies = []
            for lies_item_data in _lies:
                lies_item = LieOption.from_dict(lies_item_data)

                lies.append(lies_item)

        _sets = d.pop("sets", UNSET)
        sets: list[SetOption] | Unset = UNSET
        if _sets is not UNSET:
            sets = []
            for sets_item_data in _sets:
                sets_item = SetOption.from_dict(sets_item_data)

                sets.append(sets_item)

        _bounces = d.pop("bounces", UNSET)
        bounces: list[BounceOption] | Unset = UNSET
        if _bounces is not UNSET:
            bounces = []
            for bounces_item_data in _bounces:
                bounces_item = BounceOption.from_dict(bounces_item_data)

                bounces.append(bounces_item)

        club_with_options = cls(
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
            source_note=source_note,
            sources=sources,
            lofts=lofts,
            lengths=lengths,
            grips=grips,
            grip_sizes=grip_sizes,
            shaft_upgrades=shaft_upgrades,
            lies=lies,
            sets=sets,
            bounces=bounces,
        )

        club_with_options.additional_properties = d
        return club_with_options

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
