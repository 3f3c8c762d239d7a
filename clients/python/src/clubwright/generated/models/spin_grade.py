from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.spin_grade_grade import SpinGradeGrade, check_spin_grade_grade

if TYPE_CHECKING:
    from ..models.spin_grade_good_rpm import SpinGradeGoodRpm


T = TypeVar("T", bound="SpinGrade")


@_attrs_define
class SpinGrade:
    """Spin of the wedge shot, graded."""

    graded_spin_rpm: float
    """ Spin that was graded, rpm. Spin above 11,000 rpm counts as 11,000. """
    grade: SpinGradeGrade
    """ How it compares with good spin. """
    good_rpm: SpinGradeGoodRpm
    """ Good spin for such a shot, rpm. """
    advice: str
    """ The grade in words, and what to do. """
    rule: str
    """ Rule that graded it; see /v1/rules/{id}. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        graded_spin_rpm = self.graded_spin_rpm

        grade: str = self.grade

        good_rpm = self.good_rpm.to_dict()

        advice = self.advice

        rule = self.rule

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gradedSpinRpm": graded_spin_rpm,
                "grade": grade,
                "goodRpm": good_rpm,
                "advice": advice,
                "rule": rule,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.spin_grade_good_rpm import SpinGradeGoodRpm  # noqa: PLC0415

        d = dict(src_dict)
        graded_spin_rpm = d.pop("gradedSpinRpm")

        grade = check_spin_grade_grade(d.pop("grade"))

        good_rpm = SpinGradeGoodRpm.from_dict(d.pop("goodRpm"))

        advice = d.pop("advice")

        rule = d.pop("rule")

        spin_grade = cls(
            graded_spin_rpm=graded_spin_rpm,
            grade=grade,
            good_rpm=good_rpm,
            advice=advice,
            rule=rule,
        )

        spin_grade.additional_properties = d
        return spin_grade

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
