from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.segment import Segment


T = TypeVar("T", bound="Session")


@_attrs_define
class Session:
    """A captured launch-monitor session."""

    payload_version: int
    """ Version of this format that the sender writes. """
    app_version: str
    """ Version of the sending app. """
    session_id: UUID
    """ Id of the session, unique in the account. The same id again replaces the session. """
    fitter_id: str
    """ Id of the person who ran the session, assigned by the sender. """
    started_at_utc: datetime.datetime
    """ When the session began, UTC. """
    processed_at_utc: datetime.datetime
    """ When the sender finished processing it, UTC. """
    segments: list[Segment]
    """ Parts of the session; at most 2,000 shots in total. """
    customer_ref: str | Unset = UNSET
    """ One of the account's customers: an email address or a customer id. """

    def to_dict(self) -> dict[str, Any]:
        payload_version = self.payload_version

        app_version = self.app_version

        session_id = str(self.session_id)

        fitter_id = self.fitter_id

        started_at_utc = self.started_at_utc.isoformat()

        processed_at_utc = self.processed_at_utc.isoformat()

        segments = []
        for segments_item_data in self.segments:
            segments_item = segments_item_data.to_dict()
            segments.append(segments_item)

        customer_ref = self.customer_ref

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "payloadVersion": payload_version,
                "appVersion": app_version,
                "sessionId": session_id,
                "fitterId": fitter_id,
                "startedAtUtc": started_at_utc,
                "processedAtUtc": processed_at_utc,
                "segments": segments,
            }
        )
        if customer_ref is not UNSET:
            field_dict["customerRef"] = customer_ref

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.segment import Segment  # noqa: PLC0415

        d = dict(src_dict)
        payload_version = d.pop("payloadVersion")

        app_version = d.pop("appVersion")

        session_id = UUID(d.pop("sessionId"))

        fitter_id = d.pop("fitterId")

        started_at_utc = datetime.datetime.fromisoformat(d.pop("startedAtUtc"))

        processed_at_utc = datetime.datetime.fromisoformat(d.pop("processedAtUtc"))

        segments = []
        _segments = d.pop("segments")
        for segments_item_data in _segments:
            segments_item = Segment.from_dict(segments_item_data)

            segments.append(segments_item)

        customer_ref = d.pop("customerRef", UNSET)

        session = cls(
            payload_version=payload_version,
            app_version=app_version,
            session_id=session_id,
            fitter_id=fitter_id,
            started_at_utc=started_at_utc,
            processed_at_utc=processed_at_utc,
            segments=segments,
            customer_ref=customer_ref,
        )

        return session
