from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.readiness_redis import ReadinessRedis, check_readiness_redis
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.readiness_checks import ReadinessChecks
    from ..models.readiness_read_replica import ReadinessReadReplica


T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    """Application and database are ready."""

    status: Literal["ready"]
    """ Always ready: anything else is a problem document. """
    checks: ReadinessChecks
    """ What was checked. """
    read_replica: ReadinessReadReplica | Unset = UNSET
    """ The read replica, if there is one. """
    redis: ReadinessRedis | Unset = UNSET
    """ Redis, if there is one. While it is away each process counts rate limits for itself. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        checks = self.checks.to_dict()

        read_replica: dict[str, Any] | Unset = UNSET
        if not isinstance(self.read_replica, Unset):
            read_replica = self.read_replica.to_dict()

        redis: str | Unset = UNSET
        if not isinstance(self.redis, Unset):
            redis = self.redis

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "checks": checks,
            }
        )
        if read_replica is not UNSET:
            field_dict["readReplica"] = read_replica
        if redis is not UNSET:
            field_dict["redis"] = redis

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.readiness_checks import ReadinessChecks  # noqa: PLC0415
        from ..models.readiness_read_replica import ReadinessReadReplica  # noqa: PLC0415

        d = dict(src_dict)
        status = cast(Literal["ready"], d.pop("status"))
        if status != "ready":
            raise ValueError(f"status must match const 'ready', got '{status}'")

        checks = ReadinessChecks.from_dict(d.pop("checks"))

        _read_replica = d.pop("readReplica", UNSET)
        read_replica: ReadinessReadReplica | Unset
        if isinstance(_read_replica, Unset):
            read_replica = UNSET
        else:
            read_replica = ReadinessReadReplica.from_dict(_read_replica)

        _redis = d.pop("redis", UNSET)
        redis: ReadinessRedis | Unset
        if isinstance(_redis, Unset):
            redis = UNSET
        else:
            redis = check_readiness_redis(_redis)

        readiness = cls(
            status=status,
            checks=checks,
            read_replica=read_replica,
            redis=redis,
        )

        readiness.additional_properties = d
        return readiness

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
