from typing import Literal, cast

LabNotConfiguredProblemCode = Literal["LAB_NOT_CONFIGURED"]


def check_lab_not_configured_problem_code(value: str) -> LabNotConfiguredProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(LabNotConfiguredProblemCode, value)
