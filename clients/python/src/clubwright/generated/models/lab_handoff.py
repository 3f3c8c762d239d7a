from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LabHandoff")


@_attrs_define
class LabHandoff:
    """A signed link to the lab of this fitting."""

    success: bool
    """ Always true; a problem document has false. """
    fitting_id: str
    """ Id of the fitting. """
    lab_url: str
    """ Page that draws the fitting, to show to the golfer. Works for 15 minutes; lab-handoff creates a new link.
    """
    expires_at: datetime.datetime
    """ After this time the page only says that the link expired. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        fitting_id = self.fitting_id

        lab_url = self.lab_url

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "fittingId": fitting_id,
                "labUrl": lab_url,
                "expiresAt": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        success = d.pop("success")

        fitting_id = d.pop("fittingId")

        lab_url = d.pop("labUrl")

        expires_at = datetime.datetime.fromisoformat(d.pop("expiresAt"))

        lab_handoff = cls(
            success=success,
            fitting_id=fitting_id,
            lab_url=lab_url,
            expires_at=expires_at,
        )

        lab_handoff.additional_properties = d
        return lab_handoff

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
