from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.scored_club import ScoredClub
    from ..models.scored_for import ScoredFor


T = TypeVar("T", bound="ContextScores")


@_attrs_define
class ContextScores:
    """Scored clubs of one context."""

    image_revision: str
    """ Catalog, ruleset and evidence behind the scores. """
    context: ScoredFor
    """ The golfer that was scored for. """
    rules: list[str]
    """ Ours: ids of the rules behind scores and builds; see /v1/rules/{id}. """
    count: int
    """ Clubs that were scored. """
    clubs: list[ScoredClub]
    """ By club type, each best first. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        image_revision = self.image_revision

        context = self.context.to_dict()

        rules = self.rules

        count = self.count

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "imageRevision": image_revision,
                "context": context,
                "rules": rules,
                "count": count,
                "clubs": clubs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_club import ScoredClub  # noqa: PLC0415
        from ..models.scored_for import ScoredFor  # noqa: PLC0415

        d = dict(src_dict)
        image_revision = d.pop("imageRevision")

        context = ScoredFor.from_dict(d.pop("context"))

        rules = cast(list[str], d.pop("rules"))

        count = d.pop("count")

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = ScoredClub.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        context_scores = cls(
            image_revision=image_revision,
            context=context,
            rules=rules,
            count=count,
            clubs=clubs,
        )

        context_scores.additional_properties = d
        return context_scores

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
