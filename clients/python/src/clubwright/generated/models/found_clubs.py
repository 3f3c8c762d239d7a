from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.club_facets import ClubFacets
    from ..models.club_summary import ClubSummary
    from ..models.found_clubs_did_you_mean_item import FoundClubsDidYouMeanItem


T = TypeVar("T", bound="FoundClubs")


@_attrs_define
class FoundClubs:
    """One page of the matching clubs, with counts of all matches."""

    success: bool
    """ Always true; a problem document has false. """
    total: int
    """ Clubs that match, on all pages. """
    offset: int
    """ Clubs skipped. """
    limit: int
    """ Clubs per page. """
    clubs: list[ClubSummary]
    """ The clubs of this page. """
    facets: ClubFacets
    """ Counts of all clubs found, by each filter. """
    did_you_mean: list[FoundClubsDidYouMeanItem] | Unset = UNSET
    """ Only if the search words found nothing; facets then ignore the words. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        total = self.total

        offset = self.offset

        limit = self.limit

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        facets = self.facets.to_dict()

        did_you_mean: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.did_you_mean, Unset):
            did_you_mean = []
            for did_you_mean_item_data in self.did_you_mean:
                did_you_mean_item = did_you_mean_item_data.to_dict()
                did_you_mean.append(did_you_mean_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "total": total,
                "offset": offset,
                "limit": limit,
                "clubs": clubs,
                "facets": facets,
            }
        )
        if did_you_mean is not UNSET:
            field_dict["didYouMean"] = did_you_mean

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.club_facets import ClubFacets  # noqa: PLC0415
        from ..models.club_summary import ClubSummary  # noqa: PLC0415
        from ..models.found_clubs_did_you_mean_item import FoundClubsDidYouMeanItem  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        total = d.pop("total")

        offset = d.pop("offset")

        limit = d.pop("limit")

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = ClubSummary.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        facets = ClubFacets.from_dict(d.pop("facets"))

        _did_you_mean = d.pop("didYouMean", UNSET)
        did_you_mean: list[FoundClubsDidYouMeanItem] | Unset = UNSET
        if _did_you_mean is not UNSET:
            did_you_mean = []
            for did_you_mean_item_data in _did_you_mean:
                did_you_mean_item = FoundClubsDidYouMeanItem.from_dict(did_you_mean_item_data)

                did_you_mean.append(did_you_mean_item)

        found_clubs = cls(
            success=success,
            total=total,
            offset=offset,
            limit=limit,
            clubs=clubs,
            facets=facets,
            did_you_mean=did_you_mean,
        )

        found_clubs.additional_properties = d
        return found_clubs

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
