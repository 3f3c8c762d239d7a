from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hand import Hand, check_hand
from ..models.scored_input_golfer_handicap_type_1 import (
    ScoredInputGolferHandicapType1,
    check_scored_input_golfer_handicap_type_1,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="ScoredInputGolfer")


@_attrs_define
class ScoredInputGolfer:
    """The golfer."""

    handedness: Hand | Unset = UNSET
    """ A playing hand. """
    handicap: float | ScoredInputGolferHandicapType1 | Unset = UNSET
    """ Handicap, or "25+". """
    average_score: float | Unset = UNSET
    """ Average 18-hole score. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        handedness: str | Unset = UNSET
        if not isinstance(self.handedness, Unset):
            handedness = self.handedness

        handicap: float | str | Unset
        if isinstance(self.handicap, Unset):
            handicap = UNSET
        elif isinstance(self.handicap, str):
            handicap = self.handicap
        else:
            handicap = self.handicap

        average_score = self.average_score

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if handedness is not UNSET:
            field_dict["handedness"] = handedness
        if handicap is not UNSET:
            field_dict["handicap"] = handicap
        if average_score is not UNSET:
            field_dict["averageScore"] = average_score

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _handedness = d.pop("handedness", UNSET)
        handedness: Hand | Unset
        if isinstance(_handedness, Unset):
            handedness = UNSET
        else:
            handedness = check_hand(_handedness)

        def _parse_handicap(data: object) -> float | ScoredInputGolferHandicapType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                handicap_type_1 = check_scored_input_golfer_handicap_type_1(data)

                return handicap_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(float | ScoredInputGolferHandicapType1 | Unset, data)

        handicap = _parse_handicap(d.pop("handicap", UNSET))

        average_score = d.pop("averageScore", UNSET)

        scored_input_golfer = cls(
            handedness=handedness,
            handicap=handicap,
            average_score=average_score,
        )

        scored_input_golfer.additional_properties = d
        return scored_input_golfer

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
