from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.head_evidence_basis import HeadEvidenceBasis, check_head_evidence_basis

if TYPE_CHECKING:
    from ..models.head_evidence_by_flex_item import HeadEvidenceByFlexItem
    from ..models.head_evidence_by_hand import HeadEvidenceByHand
    from ..models.head_evidence_by_miss import HeadEvidenceByMiss
    from ..models.head_evidence_by_speed_item import HeadEvidenceBySpeedItem


T = TypeVar("T", bound="HeadEvidence")


@_attrs_define
class HeadEvidence:
    """What is known about one head. Heads that were never recommended or chosen are not listed."""

    head_id: str
    """ Id of the head. """
    club_type: ClubType
    """ A club that is fitted. """
    basis: HeadEvidenceBasis
    """ `fittings`: completed fittings of this service. `simulated`: the release’s simulated population, run through
    the same engine; used while there are fewer than 20 fittings. """
    picks: int
    """ Golfers who were recommended this head: it was among their top picks. """
    of: int
    """ Golfers counted for this club type. """
    share: float
    """ picks / of. """
    chosen: int
    """ Golfers who chose this head, through store links from their fitting for only this club, or who already had
    it and kept it. Only this raises scores. """
    popularity_30_days: int
    """ Completed fittings of the last 30 days with this head among the top picks. """
    by_speed: list[HeadEvidenceBySpeedItem]
    """ Recommendations by driver speed, mph; driver-equivalent for other clubs. """
    by_miss: HeadEvidenceByMiss
    """ Recommendations by the curve of the usual miss; none: straight, both ways or unknown. """
    by_flex: list[HeadEvidenceByFlexItem]
    """ Recommendations by the shaft flex that was fitted with it. """
    by_hand: HeadEvidenceByHand
    """ Recommendations by playing hand. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        head_id = self.head_id

        club_type: str = self.club_type

        basis: str = self.basis

        picks = self.picks

        of = self.of

        share = self.share

        chosen = self.chosen

        popularity_30_days = self.popularity_30_days

        by_speed = []
        for by_speed_item_data in self.by_speed:
            by_speed_item = by_speed_item_data.to_dict()
            by_speed.append(by_speed_item)

        by_miss = self.by_miss.to_dict()

        by_flex = []
        for by_flex_item_data in self.by_flex:
            by_flex_item = by_flex_item_data.to_dict()
            by_flex.append(by_flex_item)

        by_hand = self.by_hand.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "headId": head_id,
                "clubType": club_type,
                "basis": basis,
                "picks": picks,
                "of": of,
                "share": share,
                "chosen": chosen,
                "popularity30Days": popularity_30_days,
                "bySpeed": by_speed,
                "byMiss": by_miss,
                "byFlex": by_flex,
                "byHand": by_hand,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.head_evidence_by_flex_item import HeadEvidenceByFlexItem  # noqa: PLC0415
        from ..models.head_evidence_by_hand import HeadEvidenceByHand  # noqa: PLC0415
        from ..models.head_evidence_by_miss import HeadEvidenceByMiss  # noqa: PLC0415
        from ..models.head_evidence_by_speed_item import HeadEvidenceBySpeedItem  # noqa: PLC0415

        d = dict(src_dict)
        head_id = d.pop("headId")

        club_type = check_club_type(d.pop("clubType"))

        basis = check_head_evidence_basis(d.pop("basis"))

        picks = d.pop("picks")

        of = d.pop("of")

        share = d.pop("share")

        chosen = d.pop("chosen")

        popularity_30_days = d.pop("popularity30Days")

        by_speed = []
        _by_speed = d.pop("bySpeed")
        for by_speed_item_data in _by_speed:
            by_speed_item = HeadEvidenceBySpeedItem.from_dict(by_speed_item_data)

            by_speed.append(by_speed_item)

        by_miss = HeadEvidenceByMiss.from_dict(d.pop("byMiss"))

        by_flex = []
        _by_flex = d.pop("byFlex")
        for by_flex_item_data in _by_flex:
            by_flex_item = HeadEvidenceByFlexItem.from_dict(by_flex_item_data)

            by_flex.append(by_flex_item)

        by_hand = HeadEvidenceByHand.from_dict(d.pop("byHand"))

        head_evidence = cls(
            head_id=head_id,
            club_type=club_type,
            basis=basis,
            picks=picks,
            of=of,
            share=share,
            chosen=chosen,
            popularity_30_days=popularity_30_days,
            by_speed=by_speed,
            by_miss=by_miss,
            by_flex=by_flex,
            by_hand=by_hand,
        )

        head_evidence.additional_properties = d
        return head_evidence

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
