from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.strike_pattern import StrikePattern, check_strike_pattern
from ..models.usual_miss import UsualMiss, check_usual_miss
from ..models.usual_miss_size import UsualMissSize, check_usual_miss_size
from ..types import UNSET, Unset

T = TypeVar("T", bound="SessionFitRequestSwingMetrics")


@_attrs_define
class SessionFitRequestSwingMetrics:
    """What a launch monitor does not measure. Everything else comes from the shots."""

    miss_pattern: UsualMiss | Unset = UNSET
    """ Usual miss, either hand: fade is a slice, hook a big draw, both a two-way miss, straight also a push or
    pull. """
    miss_size: UsualMissSize | Unset = UNSET
    """ How far the miss curves; moderate or large may change head and weight. """
    strike_pattern: StrikePattern | Unset = UNSET
    """ Where the ball meets the face. """

    def to_dict(self) -> dict[str, Any]:
        miss_pattern: str | Unset = UNSET
        if not isinstance(self.miss_pattern, Unset):
            miss_pattern = self.miss_pattern

        miss_size: str | Unset = UNSET
        if not isinstance(self.miss_size, Unset):
            miss_size = self.miss_size

        strike_pattern: str | Unset = UNSET
        if not isinstance(self.strike_pattern, Unset):
            strike_pattern = self.strike_pattern

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if miss_pattern is not UNSET:
            field_dict["missPattern"] = miss_pattern
        if miss_size is not UNSET:
            field_dict["missSize"] = miss_size
        if strike_pattern is not UNSET:
            field_dict["strikePattern"] = strike_pattern

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _miss_pattern = d.pop("missPattern", UNSET)
        miss_pattern: UsualMiss | Unset
        if isinstance(_miss_pattern, Unset):
            miss_pattern = UNSET
        else:
            miss_pattern = check_usual_miss(_miss_pattern)

        _miss_size = d.pop("missSize", UNSET)
        miss_size: UsualMissSize | Unset
        if isinstance(_miss_size, Unset):
            miss_size = UNSET
        else:
            miss_size = check_usual_miss_size(_miss_size)

        _strike_pattern = d.pop("strikePattern", UNSET)
        strike_pattern: StrikePattern | Unset
        if isinstance(_strike_pattern, Unset):
            strike_pattern = UNSET
        else:
            strike_pattern = check_strike_pattern(_strike_pattern)

        session_fit_request_swing_metrics = cls(
            miss_pattern=miss_pattern,
            miss_size=miss_size,
            strike_pattern=strike_pattern,
        )

        return session_fit_request_swing_metrics
