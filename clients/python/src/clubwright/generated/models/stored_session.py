from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="StoredSession")


@_attrs_define
class StoredSession:
    """The session replaced the one with the same id."""

    session_url: str
    """ Page of the session for people, valid for 30 days. It contains no credential: anyone with the link can view
    it. """
    customer_matched: bool
    """ Whether customerRef names one of the account's customers. """
    shots_accepted: int
    """ Shots stored. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        session_url = self.session_url

        customer_matched = self.customer_matched

        shots_accepted = self.shots_accepted

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sessionUrl": session_url,
                "customerMatched": customer_matched,
                "shotsAccepted": shots_accepted,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        session_url = d.pop("sessionUrl")

        customer_matched = d.pop("customerMatched")

        shots_accepted = d.pop("shotsAccepted")

        stored_session = cls(
            session_url=session_url,
            customer_matched=customer_matched,
            shots_accepted=shots_accepted,
        )

        stored_session.additional_properties = d
        return stored_session

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
