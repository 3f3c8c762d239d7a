from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.batch_answer_status import BatchAnswerStatus, check_batch_answer_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fitting_result import FittingResult
    from ..models.problem import Problem


T = TypeVar("T", bound="BatchAnswer")


@_attrs_define
class BatchAnswer:
    """One line of the answer, which is NDJSON: one line for each row, in the order of the rows."""

    index: int
    """ Index of the row in the request, from 0; empty lines do not count. """
    idempotency_key: None | str
    """ As it was sent; null if it could not be read. """
    status: BatchAnswerStatus
    """ The status of `fitting`, or `refused`: `problem` then says why, and when to send the row again with its key.
    """
    is_replay: bool
    """ Whether this fitting was made by an earlier request with this key. """
    fitting: FittingResult | Unset = UNSET
    """ A fitting: completed, still running, or failed and free to run again. """
    problem: Problem | Unset = UNSET
    """ What went wrong. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        index = self.index

        idempotency_key: None | str
        idempotency_key = self.idempotency_key

        status: str = self.status

        is_replay = self.is_replay

        fitting: dict[str, Any] | Unset = UNSET
        if not isinstance(self.fitting, Unset):
            fitting = self.fitting.to_dict()

        problem: dict[str, Any] | Unset = UNSET
        if not isinstance(self.problem, Unset):
            problem = self.problem.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "idempotencyKey": idempotency_key,
                "status": status,
                "isReplay": is_replay,
            }
        )
        if fitting is not UNSET:
            field_dict["fitting"] = fitting
        if problem is not UNSET:
            field_dict["problem"] = problem

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fitting_result import FittingResult  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415

        d = dict(src_dict)
        index = d.pop("index")

        def _parse_idempotency_key(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        idempotency_key = _parse_idempotency_key(d.pop("idempotencyKey"))

        status = check_batch_answer_status(d.pop("status"))

        is_replay = d.pop("isReplay")

        _fitting = d.pop("fitting", UNSET)
        fitting: FittingResult | Unset
        if isinstance(_fitting, Unset):
            fitting = UNSET
        else:
            fitting = FittingResult.from_dict(_fitting)

        _problem = d.pop("problem", UNSET)
        problem: Problem | Unset
        if isinstance(_problem, Unset):
            problem = UNSET
        else:
            problem = Problem.from_dict(_problem)

        batch_answer = cls(
            index=index,
            idempotency_key=idempotency_key,
            status=status,
            is_replay=is_replay,
            fitting=fitting,
            problem=problem,
        )

        batch_answer.additional_properties = d
        return batch_answer

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
