from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scored_input import ScoredInput
    from ..models.scored_result import ScoredResult


T = TypeVar("T", bound="SavedFitting")


@_attrs_define
class SavedFitting:
    """A completed fitting: input with result, or a stored fitting record (input with output)."""

    input_: ScoredInput
    """ The fitting request, as it was sent. """
    result: ScoredResult | Unset = UNSET
    """ The completed result, as returned. """
    output: ScoredResult | Unset = UNSET
    """ The completed result, as returned. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        input_ = self.input_.to_dict()

        result: dict[str, Any] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = self.result.to_dict()

        output: dict[str, Any] | Unset = UNSET
        if not isinstance(self.output, Unset):
            output = self.output.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "input": input_,
            }
        )
        if result is not UNSET:
            field_dict["result"] = result
        if output is not UNSET:
            field_dict["output"] = output

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_input import ScoredInput  # noqa: PLC0415
        from ..models.scored_result import ScoredResult  # noqa: PLC0415

        d = dict(src_dict)
        input_ = ScoredInput.from_dict(d.pop("input"))

        _result = d.pop("result", UNSET)
        result: ScoredResult | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = ScoredResult.from_dict(_result)

        _output = d.pop("output", UNSET)
        output: ScoredResult | Unset
        if isinstance(_output, Unset):
            output = UNSET
        else:
            output = ScoredResult.from_dict(_output)

        saved_fitting = cls(
            input_=input_,
            result=result,
            output=output,
        )

        saved_fitting.additional_properties = d
        return saved_fitting

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
