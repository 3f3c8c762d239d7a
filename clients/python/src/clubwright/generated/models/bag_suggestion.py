from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bag_suggestion_action import (
    BagSuggestionAction,
    check_bag_suggestion_action,
)
from ..models.club_type import ClubType, check_club_type

if TYPE_CHECKING:
    from ..models.suggested_club import SuggestedClub


T = TypeVar("T", bound="BagSuggestion")


@_attrs_define
class BagSuggestion:
    """Something to do about the bag."""

    action: BagSuggestionAction
    """ What to do. """
    fit_with: ClubType
    """ A club that is fitted. """
    remove: None | str
    """ The club to take out or to change, as it was sent; null: none. """
    add: None | SuggestedClub
    """ The club to put in, or the changed club; null: none. """
    also_drop: None | str
    """ With 14 clubs in the bag: which one, as it was sent, makes room; or null. """
    answers: list[int]
    """ Positions in `flags` of the flags that this removes. """
    text: str
    """ The suggestion, with its numbers. """
    rule: str
    """ Id of the rule, as at /v1/rules. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.suggested_club import SuggestedClub  # noqa: PLC0415

        action: str = self.action

        fit_with: str = self.fit_with

        remove: None | str
        remove = self.remove

        add: dict[str, Any] | None
        if isinstance(self.add, SuggestedClub):
            add = self.add.to_dict()
        else:
            add = self.add

        also_drop: None | str
        also_drop = self.also_drop

        answers = self.answers

        text = self.text

        rule = self.rule

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action": action,
                "fitWith": fit_with,
                "remove": remove,
                "add": add,
                "alsoDrop": also_drop,
                "answers": answers,
                "text": text,
                "rule": rule,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.suggested_club import SuggestedClub  # noqa: PLC0415

        d = dict(src_dict)
        action = check_bag_suggestion_action(d.pop("action"))

        fit_with = check_club_type(d.pop("fitWith"))

        def _parse_remove(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        remove = _parse_remove(d.pop("remove"))

        def _parse_add(data: object) -> None | SuggestedClub:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                add_type_0 = SuggestedClub.from_dict(data)

                return add_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SuggestedClub, data)

        add = _parse_add(d.pop("add"))

        def _parse_also_drop(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        also_drop = _parse_also_drop(d.pop("alsoDrop"))

        answers = cast(list[int], d.pop("answers"))

        text = d.pop("text")

        rule = d.pop("rule")

        bag_suggestion = cls(
            action=action,
            fit_with=fit_with,
            remove=remove,
            add=add,
            also_drop=also_drop,
            answers=answers,
            text=text,
            rule=rule,
        )

        bag_suggestion.additional_properties = d
        return bag_suggestion

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
