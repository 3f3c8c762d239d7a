from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.grip_size_recorded_handedness_type_1 import (
    GripSizeRecordedHandednessType1,
    check_grip_size_recorded_handedness_type_1,
)
from ..models.grip_size_recorded_handedness_type_2_type_1 import (
    GripSizeRecordedHandednessType2Type1,
    check_grip_size_recorded_handedness_type_2_type_1,
)
from ..models.grip_size_recorded_handedness_type_3_type_1 import (
    GripSizeRecordedHandednessType3Type1,
    check_grip_size_recorded_handedness_type_3_type_1,
)

T = TypeVar("T", bound="GripSizeRecorded")


@_attrs_define
class GripSizeRecorded:
    """What was sent but changes nothing."""

    glove_size: None | str
    """ Size of the glove; null: not sent. """
    handedness: (
        GripSizeRecordedHandednessType1
        | GripSizeRecordedHandednessType2Type1
        | GripSizeRecordedHandednessType3Type1
        | None
    )
    """ Hand; null: not sent. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        glove_size: None | str
        glove_size = self.glove_size

        handedness: None | str
        if isinstance(self.handedness, str):
            handedness = self.handedness
        elif isinstance(self.handedness, str):
            handedness = self.handedness
        elif isinstance(self.handedness, str):
            handedness = self.handedness
        else:
            handedness = self.handedness

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gloveSize": glove_size,
                "handedness": handedness,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_glove_size(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        glove_size = _parse_glove_size(d.pop("gloveSize"))

        def _parse_handedness(
            data: object,
        ) -> (
            GripSizeRecordedHandednessType1
            | GripSizeRecordedHandednessType2Type1
            | GripSizeRecordedHandednessType3Type1
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                handedness_type_1 = check_grip_size_recorded_handedness_type_1(data)

                return handedness_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                handedness_type_2_type_1 = check_grip_size_recorded_handedness_type_2_type_1(data)

                return handedness_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                handedness_type_3_type_1 = check_grip_size_recorded_handedness_type_3_type_1(data)

                return handedness_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                GripSizeRecordedHandednessType1
                | GripSizeRecordedHandednessType2Type1
                | GripSizeRecordedHandednessType3Type1
                | None,
                data,
            )

        handedness = _parse_handedness(d.pop("handedness"))

        grip_size_recorded = cls(
            glove_size=glove_size,
            handedness=handedness,
        )

        grip_size_recorded.additional_properties = d
        return grip_size_recorded

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
