from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fitting_meta_golfer import FittingMetaGolfer


T = TypeVar("T", bound="FittingMeta")


@_attrs_define
class FittingMeta:
    """Provenance: the same input with the same revisions gives the same fitting."""

    release: str
    """ Release of the service. """
    engine_version: str
    """ Version of the fitting engine. """
    ruleset_revision: str
    """ Revision of the fitting rules. """
    catalog_revision: str
    """ Revision of the catalog. """
    evidence_revision: None | str
    """ Revision of the counts of choices, which decide between equal wedges. Null in older fittings. """
    rules_applied: list[str]
    """ Ids of the rules used for this fitting. """
    estimated: list[str]
    """ Inputs that were not measured. """
    golfer: FittingMetaGolfer
    """ The facts by which the catalog evidence compares golfers. """
    compute_ms: float
    """ Engine time, milliseconds. """
    confidence_note: str | Unset = UNSET
    """ With detail: why the specs have no `confidence`. It can only be given by the ruleset and engine that made
    the fitting. Not part of the interface specification. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        release = self.release

        engine_version = self.engine_version

        ruleset_revision = self.ruleset_revision

        catalog_revision = self.catalog_revision

        evidence_revision: None | str
        evidence_revision = self.evidence_revision

        rules_applied = self.rules_applied

        estimated = self.estimated

        golfer = self.golfer.to_dict()

        compute_ms = self.compute_ms

        confidence_note = self.confidence_note

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "release": release,
                "engineVersion": engine_version,
                "rulesetRevision": ruleset_revision,
                "catalogRevision": catalog_revision,
                "evidenceRevision": evidence_revision,
                "rulesApplied": rules_applied,
                "estimated": estimated,
                "golfer": golfer,
                "computeMs": compute_ms,
            }
        )
        if confidence_note is not UNSET:
            field_dict["confidenceNote"] = confidence_note

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fitting_meta_golfer import FittingMetaGolfer  # noqa: PLC0415

        d = dict(src_dict)
        release = d.pop("release")

        engine_version = d.pop("engineVersion")

        ruleset_revision = d.pop("rulesetRevision")

        catalog_revision = d.pop("catalogRevision")

        def _parse_evidence_revision(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        evidence_revision = _parse_evidence_revision(d.pop("evidenceRevision"))

        rules_applied = cast(list[str], d.pop("rulesApplied"))

        estimated = cast(list[str], d.pop("estimated"))

        golfer = FittingMetaGolfer.from_dict(d.pop("golfer"))

        compute_ms = d.pop("computeMs")

        confidence_note = d.pop("confidenceNote", UNSET)

        fitting_meta = cls(
            release=release,
            engine_version=engine_version,
            ruleset_revision=ruleset_revision,
            catalog_revision=catalog_revision,
            evidence_revision=evidence_revision,
            rules_applied=rules_applied,
            estimated=estimated,
            golfer=golfer,
            compute_ms=compute_ms,
            confidence_note=confidence_note,
        )

        fitting_meta.additional_properties = d
        return fitting_meta

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
