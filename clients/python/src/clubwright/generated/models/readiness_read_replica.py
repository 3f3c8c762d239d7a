from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.readiness_read_replica_state import (
    ReadinessReadReplicaState,
    check_readiness_read_replica_state,
)

T = TypeVar("T", bound="ReadinessReadReplica")


@_attrs_define
class ReadinessReadReplica:
    """The read replica, if there is one."""

    state: ReadinessReadReplicaState
    """ Whether reads that may be seconds old go to the replica. Otherwise they go to the database itself. """
    lag_seconds: float | None
    """ Age of its data; null if unknown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state: str = self.state

        lag_seconds: float | None
        lag_seconds = self.lag_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
                "lagSeconds": lag_seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        state = check_readiness_read_replica_state(d.pop("state"))

        def _parse_lag_seconds(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        lag_seconds = _parse_lag_seconds(d.pop("lagSeconds"))

        readiness_read_replica = cls(
            state=state,
            lag_seconds=lag_seconds,
        )

        readiness_read_replica.additional_properties = d
        return readiness_read_replica

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
