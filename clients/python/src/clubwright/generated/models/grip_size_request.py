from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.hand import Hand, check_hand
from ..types import UNSET, Unset

T = TypeVar("T", bound="GripSizeRequest")


@_attrs_define
class GripSizeRequest:
    """A hand. Without handLengthIn the answer says how to measure it."""

    hand_length_in: float | Unset = UNSET
    """ Hand length, inches: palm down, wrist crease to the tip of the longest finger. Sets the size. """
    finger_length_in: float | Unset = UNSET
    """ Longest finger, base to tip, inches. Over 3 may add one wrap. """
    glove_size: str | Unset = UNSET
    """ Recorded only. """
    handedness: Hand | Unset = UNSET
    """ A playing hand. """
    include_grips: bool | Unset = UNSET
    """ Default true. """
    grip_limit: int | Unset = UNSET
    """ Grips to list; default 5. """

    def to_dict(self) -> dict[str, Any]:
        hand_length_in = self.hand_length_in

        finger_length_in = self.finger_length_in

        glove_size = self.glove_size

        handedness: str | Unset = UNSET
        if not isinstance(self.handedness, Unset):
            handedness = self.handedness

        include_grips = self.include_grips

        grip_limit = self.grip_limit

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if hand_length_in is not UNSET:
            field_dict["handLengthIn"] = hand_length_in
        if finger_length_in is not UNSET:
            field_dict["fingerLengthIn"] = finger_length_in
        if glove_size is not UNSET:
            field_dict["gloveSize"] = glove_size
        if handedness is not UNSET:
            field_dict["handedness"] = handedness
        if include_grips is not UNSET:
            field_dict["includeGrips"] = include_grips
        if grip_limit is not UNSET:
            field_dict["gripLimit"] = grip_limit

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        hand_length_in = d.pop("handLengthIn", UNSET)

        finger_length_in = d.pop("fingerLengthIn", UNSET)

        glove_size = d.pop("gloveSize", UNSET)

        _handedness = d.pop("handedness", UNSET)
        handedness: Hand | Unset
        if isinstance(_handedness, Unset):
            handedness = UNSET
        else:
            handedness = check_hand(_handedness)

        include_grips = d.pop("includeGrips", UNSET)

        grip_limit = d.pop("gripLimit", UNSET)

        grip_size_request = cls(
            hand_length_in=hand_length_in,
            finger_length_in=finger_length_in,
            glove_size=glove_size,
            handedness=handedness,
            include_grips=include_grips,
            grip_limit=grip_limit,
        )

        return grip_size_request
