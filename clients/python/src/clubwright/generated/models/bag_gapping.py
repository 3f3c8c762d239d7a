from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.analyzed_club import AnalyzedClub
    from ..models.bag_flag import BagFlag
    from ..models.bag_gap import BagGap
    from ..models.bag_speed import BagSpeed
    from ..models.bag_suggestion import BagSuggestion
    from ..models.recommended_wedges import RecommendedWedges


T = TypeVar("T", bound="BagGapping")


@_attrs_define
class BagGapping:
    """The bag, its gaps, what is wrong with them and what to do."""

    success: bool
    """ Always true; a problem document has false. """
    clubs: list[AnalyzedClub]
    """ The clubs, longest first; putters last. """
    gaps: list[BagGap]
    """ From each club to the next one in `clubs`. """
    flags: list[BagFlag]
    """ What is wrong. """
    suggestions: list[BagSuggestion]
    """ At most five, what helps most first. Each was tried on this bag by itself. """
    recommended_wedges: None | RecommendedWedges
    """ Wedges that follow from the pitching wedge; null without one. """
    speed: BagSpeed
    """ Speed behind the estimates. """
    notes: list[str]
    """ What was assumed or left out. """
    summary: str
    """ The bag in a few sentences. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.recommended_wedges import RecommendedWedges  # noqa: PLC0415

        success = self.success

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        gaps = []
        for gaps_item_data in self.gaps:
            gaps_item = gaps_item_data.to_dict()
            gaps.append(gaps_item)

        flags = []
        for flags_item_data in self.flags:
            flags_item = flags_item_data.to_dict()
            flags.append(flags_item)

        suggestions = []
        for suggestions_item_data in self.suggestions:
            suggestions_item = suggestions_item_data.to_dict()
            suggestions.append(suggestions_item)

        recommended_wedges: dict[str, Any] | None
        if isinstance(self.recommended_wedges, RecommendedWedges):
            recommended_wedges = self.recommended_wedges.to_dict()
        else:
            recommended_wedges = self.recommended_wedges

        speed = self.speed.to_dict()

        notes = self.notes

        summary = self.summary

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "clubs": clubs,
                "gaps": gaps,
                "flags": flags,
                "suggestions": suggestions,
                "recommendedWedges": recommended_wedges,
                "speed": speed,
                "notes": notes,
                "summary": summary,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analyzed_club import AnalyzedClub  # noqa: PLC0415
        from ..models.bag_flag import BagFlag  # noqa: PLC0415
        from ..models.bag_gap import BagGap  # noqa: PLC0415
        from ..models.bag_speed import BagSpeed  # noqa: PLC0415
        from ..models.bag_suggestion import BagSuggestion  # noqa: PLC0415
        from ..models.recommended_wedges import RecommendedWedges  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = AnalyzedClub.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        gaps = []
        _gaps = d.pop("gaps")
        for gaps_item_data in _gaps:
            gaps_item = BagGap.from_dict(gaps_item_data)

            gaps.append(gaps_item)

        flags = []
        _flags = d.pop("flags")
        for flags_item_data in _flags:
            flags_item = BagFlag.from_dict(flags_item_data)

            flags.append(flags_item)

        suggestions = []
        _suggestions = d.pop("suggestions")
        for suggestions_item_data in _suggestions:
            suggestions_item = BagSuggestion.from_dict(suggestions_item_data)

            suggestions.append(suggestions_item)

        def _parse_recommended_wedges(data: object) -> None | RecommendedWedges:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                recommended_wedges_type_0 = RecommendedWedges.from_dict(data)

                return recommended_wedges_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | RecommendedWedges, data)

        recommended_wedges = _parse_recommended_wedges(d.pop("recommendedWedges"))

        speed = BagSpeed.from_dict(d.pop("speed"))

        notes = cast(list[str], d.pop("notes"))

        summary = d.pop("summary")

        bag_gapping = cls(
            success=success,
            clubs=clubs,
            gaps=gaps,
            flags=flags,
            suggestions=suggestions,
            recommended_wedges=recommended_wedges,
            speed=speed,
            notes=notes,
            summary=summary,
        )

        bag_gapping.additional_properties = d
        return bag_gapping

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
