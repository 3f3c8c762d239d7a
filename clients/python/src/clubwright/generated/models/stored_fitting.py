from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.stored_fitting_status import (
    StoredFittingStatus,
    check_stored_fitting_status,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.completed_fitting import CompletedFitting
    from ..models.fitting_failure import FittingFailure
    from ..models.fitting_retry import FittingRetry
    from ..models.saved_request import SavedRequest


T = TypeVar("T", bound="StoredFitting")


@_attrs_define
class StoredFitting:
    """A saved fitting of the account: input, output and provenance."""

    success: bool
    """ Always true; a problem document has false. """
    fitting_id: str
    """ Id of the fitting. """
    club_type: ClubType
    """ A club that is fitted. """
    status: StoredFittingStatus
    """ The output comes with `completed`. """
    input_: SavedRequest
    """ The request, as it was sent. """
    output: CompletedFitting | None
    """ The result; null unless completed. """
    processing_time_ms: int | None
    """ Duration of the fitting, milliseconds; null unless completed. """
    created_at: datetime.datetime
    """ When it was started. """
    poll_after_seconds: int | Unset = UNSET
    """ Running: seconds to wait before reading it again. """
    error: FittingFailure | Unset = UNSET
    """ Why it failed. """
    retry: FittingRetry | Unset = UNSET
    """ How to run it again, under the same id. """
    lab_url: str | Unset = UNSET
    """ Page that draws the fitting, to show to the golfer. Works for 15 minutes; lab-handoff creates a new link.
    """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.completed_fitting import CompletedFitting  # noqa: PLC0415

        success = self.success

        fitting_id = self.fitting_id

        club_type: str = self.club_type

        status: str = self.status

        input_ = self.input_.to_dict()

        output: dict[str, Any] | None
        if isinstance(self.output, CompletedFitting):
            output = self.output.to_dict()
        else:
            output = self.output

        processing_time_ms: int | None
        processing_time_ms = self.processing_time_ms

        created_at = self.created_at.isoformat()

        poll_after_seconds = self.poll_after_seconds

        error: dict[str, Any] | Unset = UNSET
        if not isinstance(self.error, Unset):
            error = self.error.to_dict()

        retry: dict[str, Any] | Unset = UNSET
        if not isinstance(self.retry, Unset):
            retry = self.retry.to_dict()

        lab_url = self.lab_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "fittingId": fitting_id,
                "clubType": club_type,
                "status": status,
                "input": input_,
                "output": output,
                "processingTimeMs": processing_time_ms,
                "createdAt": created_at,
            }
        )
        if poll_after_seconds is not UNSET:
            field_dict["pollAfterSeconds"] = poll_after_seconds
        if error is not UNSET:
            field_dict["error"] = error
        if retry is not UNSET:
            field_dict["retry"] = retry
        if lab_url is not UNSET:
            field_dict["labUrl"] = lab_url

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.completed_fitting import CompletedFitting  # noqa: PLC0415
        from ..models.fitting_failure import FittingFailure  # noqa: PLC0415
        from ..models.fitting_retry import FittingRetry  # noqa: PLC0415
        from ..models.saved_request import SavedRequest  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        fitting_id = d.pop("fittingId")

        club_type = check_club_type(d.pop("clubType"))

        status = check_stored_fitting_status(d.pop("status"))

        input_ = SavedRequest.from_dict(d.pop("input"))

        def _parse_output(data: object) -> CompletedFitting | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                output_type_0 = CompletedFitting.from_dict(data)

                return output_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CompletedFitting | None, data)

        output = _parse_output(d.pop("output"))

        def _parse_processing_time_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        processing_time_ms = _parse_processing_time_ms(d.pop("processingTimeMs"))

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))

        poll_after_seconds = d.pop("pollAfterSeconds", UNSET)

        _error = d.pop("error", UNSET)
        error: FittingFailure | Unset
        if isinstance(_error, Unset):
            error = UNSET
        else:
            error = FittingFailure.from_dict(_error)

        _retry = d.pop("retry", UNSET)
        retry: FittingRetry | Unset
        if isinstance(_retry, Unset):
            retry = UNSET
        else:
            retry = FittingRetry.from_dict(_retry)

        lab_url = d.pop("labUrl", UNSET)

        stored_fitting = cls(
            success=success,
            fitting_id=fitting_id,
            club_type=club_type,
            status=status,
            input_=input_,
            output=output,
            processing_time_ms=processing_time_ms,
            created_at=created_at,
            poll_after_seconds=poll_after_seconds,
            error=error,
            retry=retry,
            lab_url=lab_url,
        )

        stored_fitting.additional_properties = d
        return stored_fitting

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
