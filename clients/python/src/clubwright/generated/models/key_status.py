from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.key_status_developer import KeyStatusDeveloper
    from ..models.usage import Usage


T = TypeVar("T", bound="KeyStatus")


@_attrs_define
class KeyStatus:
    """The key is valid; the allowance of its account."""

    valid: bool
    """ Always true: an invalid key gets a problem document. """
    developer: KeyStatusDeveloper
    """ The account. """
    usage: Usage
    """ What the account has used this month and what is left. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        valid = self.valid

        developer = self.developer.to_dict()

        usage = self.usage.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "valid": valid,
                "developer": developer,
                "usage": usage,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.key_status_developer import KeyStatusDeveloper  # noqa: PLC0415
        from ..models.usage import Usage  # noqa: PLC0415

        d = dict(src_dict)
        valid = d.pop("valid")

        developer = KeyStatusDeveloper.from_dict(d.pop("developer"))

        usage = Usage.from_dict(d.pop("usage"))

        key_status = cls(
            valid=valid,
            developer=developer,
            usage=usage,
        )

        key_status.additional_properties = d
        return key_status

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
