from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.golfer_gender import GolferGender, check_golfer_gender
from ..models.golfer_handicap_type_1 import (
    GolferHandicapType1,
    check_golfer_handicap_type_1,
)
from ..models.hand import Hand, check_hand
from ..types import UNSET, Unset

T = TypeVar("T", bound="Golfer")


@_attrs_define
class Golfer:
    """The golfer."""

    handedness: Hand
    """ A playing hand. """
    handicap: float | GolferHandicapType1 | Unset = UNSET
    """ Handicap index, -5 (a plus handicap) to 25, or "25+". """
    height_feet: int | Unset = UNSET
    """ Height, whole feet. """
    height_inches: int | Unset = UNSET
    """ Height, inches beyond the feet. """
    weight: int | Unset = UNSET
    """ Body weight, pounds. """
    wrist_to_floor: float | Unset = UNSET
    """ Inches from wrist crease to floor, upright in playing shoes, arms hanging. Without it: standard length. """
    gender: GolferGender | Unset = UNSET
    """ female applies the women's rules; if omitted, the men's. """
    age: int | Unset = UNSET
    """ 12 and under: junior rules. """
    average_score: float | Unset = UNSET
    """ Average 18-hole score, if there is no handicap. """

    def to_dict(self) -> dict[str, Any]:
        handedness: str = self.handedness

        handicap: float | str | Unset
        if isinstance(self.handicap, Unset):
            handicap = UNSET
        elif isinstance(self.handicap, str):
            handicap = self.handicap
        else:
            handicap = self.handicap

        height_feet = self.height_feet

        height_inches = self.height_inches

        weight = self.weight

        wrist_to_floor = self.wrist_to_floor

        gender: str | Unset = UNSET
        if not isinstance(self.gender, Unset):
            gender = self.gender

        age = self.age

        average_score = self.average_score

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "handedness": handedness,
            }
        )
        if handicap is not UNSET:
            field_dict["handicap"] = handicap
        if height_feet is not UNSET:
            field_dict["heightFeet"] = height_feet
        if height_inches is not UNSET:
            field_dict["heightInches"] = height_inches
        if weight is not UNSET:
            field_dict["weight"] = weight
        if wrist_to_floor is not UNSET:
            field_dict["wristToFloor"] = wrist_to_floor
        if gender is not UNSET:
            field_dict["gender"] = gender
        if age is not UNSET:
            field_dict["age"] = age
        if average_score is not UNSET:
            field_dict["averageScore"] = average_score

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        handedness = check_hand(d.pop("handedness"))

        def _parse_handicap(data: object) -> float | GolferHandicapType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                handicap_type_1 = check_golfer_handicap_type_1(data)

                return handicap_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(float | GolferHandicapType1 | Unset, data)

        handicap = _parse_handicap(d.pop("handicap", UNSET))

        height_feet = d.pop("heightFeet", UNSET)

        height_inches = d.pop("heightInches", UNSET)

        weight = d.pop("weight", UNSET)

        wrist_to_floor = d.pop("wristToFloor", UNSET)

        _gender = d.pop("gender", UNSET)
        gender: GolferGender | Unset
        if isinstance(_gender, Unset):
            gender = UNSET
        else:
            gender = check_golfer_gender(_gender)

        age = d.pop("age", UNSET)

        average_score = d.pop("averageScore", UNSET)

        golfer = cls(
            handedness=handedness,
            handicap=handicap,
            height_feet=height_feet,
            height_inches=height_inches,
            weight=weight,
            wrist_to_floor=wrist_to_floor,
            gender=gender,
            age=age,
            average_score=average_score,
        )

        return golfer
