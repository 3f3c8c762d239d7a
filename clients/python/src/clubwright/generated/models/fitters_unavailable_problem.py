from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.fitters_unavailable_problem_code import (
    FittersUnavailableProblemCode,
    check_fitters_unavailable_problem_code,
)
from ..models.problem_retry import ProblemRetry, check_problem_retry
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.field_problem import FieldProblem


T = TypeVar("T", bound="FittersUnavailableProblem")


@_attrs_define
class FittersUnavailableProblem:
    """The fitter directory is not loaded."""

    type_: str
    """ Page that explains this code. """
    title: str
    """ Short summary of the problem, the same for every occurrence. """
    status: int
    """ HTTP status. """
    detail: str
    """ What is wrong with this request, and what to do. """
    instance: str
    """ Id of this request, as in X-Request-ID. """
    success: bool
    """ Always false. """
    code: FittersUnavailableProblemCode
    """ The code. """
    retry: ProblemRetry
    """ When the same request may be sent again. """
    retry_after: float
    """ Seconds after which the same request may be sent again, as in Retry-After. """
    errors: list[FieldProblem] | Unset = UNSET
    """ All invalid fields. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        instance = self.instance

        success = self.success

        code: str = self.code

        retry: str = self.retry

        retry_after = self.retry_after

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "instance": instance,
                "success": success,
                "code": code,
                "retry": retry,
                "retryAfter": retry_after,
            }
        )
        if errors is not UNSET:
            field_dict["errors"] = errors

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.field_problem import FieldProblem  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        instance = d.pop("instance")

        success = d.pop("success")

        code = check_fitters_unavailable_problem_code(d.pop("code"))

        retry = check_problem_retry(d.pop("retry"))

        retry_after = d.pop("retryAfter")

        _errors = d.pop("errors", UNSET)
        errors: list[FieldProblem] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = FieldProblem.from_dict(errors_item_data)

                errors.append(errors_item)

        fitters_unavailable_problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            instance=instance,
            success=success,
            code=code,
            retry=retry,
            retry_after=retry_after,
            errors=errors,
        )

        fitters_unavailable_problem.additional_properties = d
        return fitters_unavailable_problem

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
