from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.expected_shot import ExpectedShot


T = TypeVar("T", bound="AnalysisConfigurationsItem")


@_attrs_define
class AnalysisConfigurationsItem:
    """A way to set up the club."""

    name: str
    """ Name. """
    recommended: bool
    """ The fitted one. """
    description: str
    """ What it changes. """
    expected: ExpectedShot | None
    """ Null if the flight cannot be computed. """
    rules: list[str] | Unset = UNSET
    """ Ours: ids of the rules behind the expected shot; see /v1/rules/{id}. Not in older fittings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.expected_shot import ExpectedShot  # noqa: PLC0415

        name = self.name

        recommended = self.recommended

        description = self.description

        expected: dict[str, Any] | None
        if isinstance(self.expected, ExpectedShot):
            expected = self.expected.to_dict()
        else:
            expected = self.expected

        rules: list[str] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "recommended": recommended,
                "description": description,
                "expected": expected,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.expected_shot import ExpectedShot  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        recommended = d.pop("recommended")

        description = d.pop("description")

        def _parse_expected(data: object) -> ExpectedShot | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                expected_type_0 = ExpectedShot.from_dict(data)

                return expected_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ExpectedShot | None, data)

        expected = _parse_expected(d.pop("expected"))

        rules = cast(list[str], d.pop("rules", UNSET))

        analysis_configurations_item = cls(
            name=name,
            recommended=recommended,
            description=description,
            expected=expected,
            rules=rules,
        )

        analysis_configurations_item.additional_properties = d
        return analysis_configurations_item

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
