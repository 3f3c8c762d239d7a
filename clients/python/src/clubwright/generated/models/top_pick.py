from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.top_pick_currency import TopPickCurrency, check_top_pick_currency
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.build import Build


T = TypeVar("T", bound="TopPick")


@_attrs_define
class TopPick:
    """A real club, built to the fitting."""

    rank: int
    """ Rank among the picks; 1 is best. """
    head_id: str
    """ Id of the head, for every other operation. """
    brand: str
    """ Maker. """
    model: str
    """ Model. """
    year: int
    """ First year sold. """
    category: str
    """ What the head is built for. """
    price: float | None
    """ US dollars, one club. """
    currency: TopPickCurrency
    """ Currency of the price. """
    score: float | None
    """ 0 to 100; null for wedges. """
    verdict: None | str
    """ The score in words; null for wedges. """
    reasons: list[str]
    """ Why it fits. """
    compromises: list[str]
    """ Where it departs from the fitting. """
    estimated: list[str]
    """ Figures not published by the maker. """
    confidence: str
    """ Record confidence: how well the catalog record is supported, high or medium. It says nothing of the golfer.
    """
    build: Build
    """ How to order the club. """
    store_url: str
    """ Product page with this build selected. """
    image: None | str
    """ Picture of this kind of head; null if there is none. """
    rules: list[str] | Unset = UNSET
    """ Ours: ids of the rules behind the score and the build; see /v1/rules/{id}. Not in older fittings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        head_id = self.head_id

        brand = self.brand

        model = self.model

        year = self.year

        category = self.category

        price: float | None
        price = self.price

        currency: str = self.currency

        score: float | None
        score = self.score

        verdict: None | str
        verdict = self.verdict

        reasons = self.reasons

        compromises = self.compromises

        estimated = self.estimated

        confidence = self.confidence

        build = self.build.to_dict()

        store_url = self.store_url

        image: None | str
        image = self.image

        rules: list[str] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "headId": head_id,
                "brand": brand,
                "model": model,
                "year": year,
                "category": category,
                "price": price,
                "currency": currency,
                "score": score,
                "verdict": verdict,
                "reasons": reasons,
                "compromises": compromises,
                "estimated": estimated,
                "confidence": confidence,
                "build": build,
                "storeUrl": store_url,
                "image": image,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.build import Build  # noqa: PLC0415

        d = dict(src_dict)
        rank = d.pop("rank")

        head_id = d.pop("headId")

        brand = d.pop("brand")

        model = d.pop("model")

        year = d.pop("year")

        category = d.pop("category")

        def _parse_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        price = _parse_price(d.pop("price"))

        currency = check_top_pick_currency(d.pop("currency"))

        def _parse_score(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        score = _parse_score(d.pop("score"))

        def _parse_verdict(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        verdict = _parse_verdict(d.pop("verdict"))

        reasons = cast(list[str], d.pop("reasons"))

        compromises = cast(list[str], d.pop("compromises"))

        estimated = cast(list[str], d.pop("estimated"))

        confidence = d.pop("confidence")

        build = Build.from_dict(d.pop("build"))

        store_url = d.pop("storeUrl")

        def _parse_image(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        image = _parse_image(d.pop("image"))

        rules = cast(list[str], d.pop("rules", UNSET))

        top_pick = cls(
            rank=rank,
            head_id=head_id,
            brand=brand,
            model=model,
            year=year,
            category=category,
            price=price,
            currency=currency,
            score=score,
            verdict=verdict,
            reasons=reasons,
            compromises=compromises,
            estimated=estimated,
            confidence=confidence,
            build=build,
            store_url=store_url,
            image=image,
            rules=rules,
        )

        top_pick.additional_properties = d
        return top_pick

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
