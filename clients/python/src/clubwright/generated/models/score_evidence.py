from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.score_evidence_basis import ScoreEvidenceBasis, check_score_evidence_basis

T = TypeVar("T", bound="ScoreEvidence")


@_attrs_define
class ScoreEvidence:
    """Similar golfers who chose, kept or were recommended it."""

    picked: int
    """ How many of these are of this head. """
    of: int
    """ Choices or fittings of similar golfers. """
    share: float
    """ picked / of. """
    basis: ScoreEvidenceBasis
    """ `chosen`: clubs that golfers chose or kept, which may raise the score. `fittings`, `simulated`: only
    recommended, in fittings or to the simulated population. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        picked = self.picked

        of = self.of

        share = self.share

        basis: str = self.basis

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "picked": picked,
                "of": of,
                "share": share,
                "basis": basis,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        picked = d.pop("picked")

        of = d.pop("of")

        share = d.pop("share")

        basis = check_score_evidence_basis(d.pop("basis"))

        score_evidence = cls(
            picked=picked,
            of=of,
            share=share,
            basis=basis,
        )

        score_evidence.additional_properties = d
        return score_evidence

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
