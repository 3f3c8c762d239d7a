from typing import Literal, cast

SpinGradeGrade = Literal["fair", "good", "high", "low", "not graded"]


def check_spin_grade_grade(value: str) -> SpinGradeGrade:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SpinGradeGrade, value)
