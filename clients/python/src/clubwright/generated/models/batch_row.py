from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.fitting_request import FittingRequest


T = TypeVar("T", bound="BatchRow")


@_attrs_define
class BatchRow:
    """One line of the body, which is NDJSON: 1 to 500 such lines, each with its own idempotencyKey."""

    idempotency_key: str
    """ Idempotency key of this row, like the Idempotency-Key header of analyze: 1 to 255 characters. """
    request: FittingRequest
    """ What is known about the golfer and the swing. Send only what was measured or said; never a guess. """

    def to_dict(self) -> dict[str, Any]:
        idempotency_key = self.idempotency_key

        request = self.request.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "idempotencyKey": idempotency_key,
                "request": request,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fitting_request import FittingRequest  # noqa: PLC0415

        d = dict(src_dict)
        idempotency_key = d.pop("idempotencyKey")

        request = FittingRequest.from_dict(d.pop("request"))

        batch_row = cls(
            idempotency_key=idempotency_key,
            request=request,
        )

        return batch_row
