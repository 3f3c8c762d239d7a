from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.usage_availability import UsageAvailability, check_usage_availability
from ..models.usage_next_fitting_source import (
    UsageNextFittingSource,
    check_usage_next_fitting_source,
)

T = TypeVar("T", bound="Usage")


@_attrs_define
class Usage:
    """What the account has used this month and what is left."""

    current: int
    """ Fittings counted this month, from the included allowance and from purchased credits. """
    limit: int | None
    """ Fittings available to this account this month, used ones included; null: unlimited. """
    remaining: int | None
    """ Fittings left, included and purchased; null: unlimited. """
    percent_used: int
    """ `current` as a percentage of `limit`, rounded down; 0 if unlimited. """
    unlimited: bool
    """ No monthly limit. """
    credit_based: bool
    """ Purchased credits are involved: there is a balance, or some were used. """
    resets_at: datetime.datetime
    """ Start of the next UTC month. """
    included_limit: int | None
    """ Included fittings per month; null: unlimited. """
    included_used: int
    """ Included fittings used this month. """
    included_remaining: int | None
    """ Included fittings left this month; null: unlimited. """
    purchased_credit_balance: int
    """ Purchased credits left. """
    availability: UsageAvailability
    """ What the next fitting would use; `exhausted` if nothing is left. """
    next_fitting_source: UsageNextFittingSource
    """ What the next fitting would use. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        current = self.current

        limit: int | None
        limit = self.limit

        remaining: int | None
        remaining = self.remaining

        percent_used = self.percent_used

        unlimited = self.unlimited

        credit_based = self.credit_based

        resets_at = self.resets_at.isoformat()

        included_limit: int | None
        included_limit = self.included_limit

        included_used = self.included_used

        included_remaining: int | None
        included_remaining = self.included_remaining

        purchased_credit_balance = self.purchased_credit_balance

        availability: str = self.availability

        next_fitting_source: str = self.next_fitting_source

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "current": current,
                "limit": limit,
                "remaining": remaining,
                "percentUsed": percent_used,
                "unlimited": unlimited,
                "creditBased": credit_based,
                "resetsAt": resets_at,
                "includedLimit": included_limit,
                "includedUsed": included_used,
                "includedRemaining": included_remaining,
                "purchasedCreditBalance": purchased_credit_balance,
                "availability": availability,
                "nextFittingSource": next_fitting_source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        current = d.pop("current")

        def _parse_limit(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        limit = _parse_limit(d.pop("limit"))

        def _parse_remaining(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        remaining = _parse_remaining(d.pop("remaining"))

        percent_used = d.pop("percentUsed")

        unlimited = d.pop("unlimited")

        credit_based = d.pop("creditBased")

        resets_at = datetime.datetime.fromisoformat(d.pop("resetsAt"))

        def _parse_included_limit(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        included_limit = _parse_included_limit(d.pop("includedLimit"))

        included_used = d.pop("includedUsed")

        def _parse_included_remaining(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        included_remaining = _parse_included_remaining(d.pop("includedRemaining"))

        purchased_credit_balance = d.pop("purchasedCreditBalance")

        availability = check_usage_availability(d.pop("availability"))

        next_fitting_source = check_usage_next_fitting_source(d.pop("nextFittingSource"))

        usage = cls(
            current=current,
            limit=limit,
            remaining=remaining,
            percent_used=percent_used,
            unlimited=unlimited,
            credit_based=credit_based,
            resets_at=resets_at,
            included_limit=included_limit,
            included_used=included_used,
            included_remaining=included_remaining,
            purchased_credit_balance=purchased_credit_balance,
            availability=availability,
            next_fitting_source=next_fitting_source,
        )

        usage.additional_properties = d
        return usage

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
