from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.import_report import ImportReport
    from ..models.session import Session


T = TypeVar("T", bound="ImportedSession")


@_attrs_define
class ImportedSession:
    """The session as it was read, and the report of the reading."""

    success: bool
    """ Always true; a problem document has false. """
    session: Session
    """ A captured launch-monitor session. """
    report: ImportReport
    """ What was made of the file. """
    session_url: str | Unset = UNSET
    """ Page of the stored session, valid for 30 days; missing after a dry run. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        session = self.session.to_dict()

        report = self.report.to_dict()

        session_url = self.session_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "session": session,
                "report": report,
            }
        )
        if session_url is not UNSET:
            field_dict["sessionUrl"] = session_url

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.import_report import ImportReport  # noqa: PLC0415
        from ..models.session import Session  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        session = Session.from_dict(d.pop("session"))

        report = ImportReport.from_dict(d.pop("report"))

        session_url = d.pop("sessionUrl", UNSET)

        imported_session = cls(
            success=success,
            session=session,
            report=report,
            session_url=session_url,
        )

        imported_session.additional_properties = d
        return imported_session

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
