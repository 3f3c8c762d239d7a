from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.evidence_club_types_item import EvidenceClubTypesItem
    from ..models.golfer_preset import GolferPreset
    from ..models.head_evidence import HeadEvidence


T = TypeVar("T", bound="Evidence")


@_attrs_define
class Evidence:
    """Results of fittings by head: recommendations, and what golfers then chose or kept; and the golfer presets of the
    score operation.

    """

    success: bool
    """ Always true; a problem document has false. """
    evidence_revision: str
    """ Changes when a count changes. """
    club_types: list[EvidenceClubTypesItem]
    """ What was counted, by club type. """
    presets: list[GolferPreset]
    """ Golfers to score clubs for. """
    count: int
    """ Heads that are listed. """
    heads: list[HeadEvidence]
    """ By club type, most recommended first. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        evidence_revision = self.evidence_revision

        club_types = []
        for club_types_item_data in self.club_types:
            club_types_item = club_types_item_data.to_dict()
            club_types.append(club_types_item)

        presets = []
        for presets_item_data in self.presets:
            presets_item = presets_item_data.to_dict()
            presets.append(presets_item)

        count = self.count

        heads = []
        for heads_item_data in self.heads:
            heads_item = heads_item_data.to_dict()
            heads.append(heads_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "evidenceRevision": evidence_revision,
                "clubTypes": club_types,
                "presets": presets,
                "count": count,
                "heads": heads,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.evidence_club_types_item import EvidenceClubTypesItem  # noqa: PLC0415
        from ..models.golfer_preset import GolferPreset  # noqa: PLC0415
        from ..models.head_evidence import HeadEvidence  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        evidence_revision = d.pop("evidenceRevision")

        club_types = []
        _club_types = d.pop("clubTypes")
        for club_types_item_data in _club_types:
            club_types_item = EvidenceClubTypesItem.from_dict(club_types_item_data)

            club_types.append(club_types_item)

        presets = []
        _presets = d.pop("presets")
        for presets_item_data in _presets:
            presets_item = GolferPreset.from_dict(presets_item_data)

            presets.append(presets_item)

        count = d.pop("count")

        heads = []
        _heads = d.pop("heads")
        for heads_item_data in _heads:
            heads_item = HeadEvidence.from_dict(heads_item_data)

            heads.append(heads_item)

        evidence = cls(
            success=success,
            evidence_revision=evidence_revision,
            club_types=club_types,
            presets=presets,
            count=count,
            heads=heads,
        )

        evidence.additional_properties = d
        return evidence

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
