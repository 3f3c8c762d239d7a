from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="CompareRequest")


@_attrs_define
class CompareRequest:
    """The clubs to compare."""

    head_ids: list[str]
    """ Ids of the clubs to compare, from the search or a fitting; each once. """

    def to_dict(self) -> dict[str, Any]:
        head_ids = self.head_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "headIds": head_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        head_ids = cast(list[str], d.pop("headIds"))

        compare_request = cls(
            head_ids=head_ids,
        )

        return compare_request
