from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.hand import Hand, check_hand
from ..models.scored_club_verdict_type_1 import (
    ScoredClubVerdictType1,
    check_scored_club_verdict_type_1,
)
from ..models.scored_club_verdict_type_2_type_1 import (
    ScoredClubVerdictType2Type1,
    check_scored_club_verdict_type_2_type_1,
)
from ..models.scored_club_verdict_type_3_type_1 import (
    ScoredClubVerdictType3Type1,
    check_scored_club_verdict_type_3_type_1,
)

if TYPE_CHECKING:
    from ..models.score_evidence import ScoreEvidence
    from ..models.scored_build import ScoredBuild


T = TypeVar("T", bound="ScoredClub")


@_attrs_define
class ScoredClub:
    """A club with its score."""

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
    price: float | None
    """ US dollars; irons per club. """
    score: int | None
    """ 0 to 98, for picks by rank; null for a wedge fitting. """
    verdict: None | ScoredClubVerdictType1 | ScoredClubVerdictType2Type1 | ScoredClubVerdictType3Type1
    """ The score in words; null without a score. """
    opinion: str
    """ The verdict and the kind of head, as text. """
    reasons: list[str]
    """ Reasons for it. """
    drawbacks: list[str]
    """ Reasons against it; of a pick of a fitting its first compromises. """
    evidence: ScoreEvidence
    """ Similar golfers who chose, kept or were recommended it. """
    build: ScoredBuild
    """ A build to start from. """
    hands: list[Hand]
    """ Hands it is made for. """
    available: bool
    """ Made for the hand of the context; true without one. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        head_id = self.head_id

        club_type: str = self.club_type

        brand = self.brand

        model = self.model

        year = self.year

        current = self.current

        price: float | None
        price = self.price

        score: int | None
        score = self.score

        verdict: None | str
        if isinstance(self.verdict, str):
            verdict = self.verdict
        elif isinstance(self.verdict, str):
            verdict = self.verdict
        elif isinstance(self.verdict, str):
            verdict = self.verdict
        else:
            verdict = self.verdict

        opinion = self.opinion

        reasons = self.reasons

        drawbacks = self.drawbacks

        evidence = self.evidence.to_dict()

        build = self.build.to_dict()

        hands = []
        for hands_item_data in self.hands:
            hands_item: str = hands_item_data
            hands.append(hands_item)

        available = self.available

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
                "price": price,
                "score": score,
                "verdict": verdict,
                "opinion": opinion,
                "reasons": reasons,
                "drawbacks": drawbacks,
                "evidence": evidence,
                "build": build,
                "hands": hands,
                "available": available,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.score_evidence import ScoreEvidence  # noqa: PLC0415
        from ..models.scored_build import ScoredBuild  # noqa: PLC0415

        d = dict(src_dict)
        head_id = d.pop("headId")

        club_type = check_club_type(d.pop("clubType"))

        brand = d.pop("brand")

        model = d.pop("model")

        year = d.pop("year")

        current = d.pop("current")

        def _parse_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        price = _parse_price(d.pop("price"))

        def _parse_score(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        score = _parse_score(d.pop("score"))

        def _parse_verdict(
            data: object,
        ) -> None | ScoredClubVerdictType1 | ScoredClubVerdictType2Type1 | ScoredClubVerdictType3Type1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                verdict_type_1 = check_scored_club_verdict_type_1(data)

                return verdict_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                verdict_type_2_type_1 = check_scored_club_verdict_type_2_type_1(data)

                return verdict_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                verdict_type_3_type_1 = check_scored_club_verdict_type_3_type_1(data)

                return verdict_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ScoredClubVerdictType1 | ScoredClubVerdictType2Type1 | ScoredClubVerdictType3Type1, data)

        verdict = _parse_verdict(d.pop("verdict"))

        opinion = d.pop("opinion")

        reasons = cast(list[str], d.pop("reasons"))

        drawbacks = cast(list[str], d.pop("drawbacks"))

        evidence = ScoreEvidence.from_dict(d.pop("evidence"))

        build = ScoredBuild.from_dict(d.pop("build"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = check_hand(hands_item_data)

            hands.append(hands_item)

        available = d.pop("available")

        scored_club = cls(
            head_id=head_id,
            club_type=club_type,
            brand=brand,
            model=model,
            year=year,
            current=current,
            price=price,
            score=score,
            verdict=verdict,
            opinion=opinion,
            reasons=reasons,
            drawbacks=drawbacks,
            evidence=evidence,
            build=build,
            hands=hands,
            available=available,
        )

        scored_club.additional_properties = d
        return scored_club

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
