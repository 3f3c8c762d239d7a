from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.fitter_services_item import FitterServicesItem, check_fitter_services_item
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fitter_location import FitterLocation
    from ..models.fitter_rating import FitterRating


T = TypeVar("T", bound="Fitter")


@_attrs_define
class Fitter:
    """A club fitter."""

    name: str
    """ Name of the business. """
    address: None | str
    """ Street, city, state and ZIP, as far as known; or null. """
    location: FitterLocation
    """ Where it is. """
    distance_miles: float
    """ Great-circle miles from the origin, to a tenth. """
    phone: None | str
    """ Telephone number, or null. """
    website: None | str
    """ Home page, or null. """
    booking_url: None | str
    """ Page for booking a fitting, or null. """
    opening_hours: None | str
    """ Opening hours, as the source writes them; or null. """
    services: list[FitterServicesItem]
    """ What is fitted. Empty: not known. """
    brands: list[str]
    """ Brands fitted. Empty: not known. """
    partner: bool
    """ Listed first. """
    recognition: None | str
    """ Award or list that names the fitter, or null. """
    sample: bool
    """ True: made up, not a real business. """
    partner_label: str | Unset = UNSET
    """ Partners only: the label to show with the name. """
    rating: FitterRating | Unset = UNSET
    """ Only if its source is known. """
    attribution: str | Unset = UNSET
    """ Show this with the record, as its source requires. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        address: None | str
        address = self.address

        location = self.location.to_dict()

        distance_miles = self.distance_miles

        phone: None | str
        phone = self.phone

        website: None | str
        website = self.website

        booking_url: None | str
        booking_url = self.booking_url

        opening_hours: None | str
        opening_hours = self.opening_hours

        services = []
        for services_item_data in self.services:
            services_item: str = services_item_data
            services.append(services_item)

        brands = self.brands

        partner = self.partner

        recognition: None | str
        recognition = self.recognition

        sample = self.sample

        partner_label = self.partner_label

        rating: dict[str, Any] | Unset = UNSET
        if not isinstance(self.rating, Unset):
            rating = self.rating.to_dict()

        attribution = self.attribution

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "address": address,
                "location": location,
                "distanceMiles": distance_miles,
                "phone": phone,
                "website": website,
                "bookingUrl": booking_url,
                "openingHours": opening_hours,
                "services": services,
                "brands": brands,
                "partner": partner,
                "recognition": recognition,
                "sample": sample,
            }
        )
        if partner_label is not UNSET:
            field_dict["partnerLabel"] = partner_label
        if rating is not UNSET:
            field_dict["rating"] = rating
        if attribution is not UNSET:
            field_dict["attribution"] = attribution

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fitter_location import FitterLocation  # noqa: PLC0415
        from ..models.fitter_rating import FitterRating  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        def _parse_address(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        address = _parse_address(d.pop("address"))

        location = FitterLocation.from_dict(d.pop("location"))

        distance_miles = d.pop("distanceMiles")

        def _parse_phone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        phone = _parse_phone(d.pop("phone"))

        def _parse_website(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        website = _parse_website(d.pop("website"))

        def _parse_booking_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        booking_url = _parse_booking_url(d.pop("bookingUrl"))

        def _parse_opening_hours(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        opening_hours = _parse_opening_hours(d.pop("openingHours"))

        services = []
        _services = d.pop("services")
        for services_item_data in _services:
            services_item = check_fitter_services_item(services_item_data)

            services.append(services_item)

        brands = cast(list[str], d.pop("brands"))

        partner = d.pop("partner")

        def _parse_recognition(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        recognition = _parse_recognition(d.pop("recognition"))

        sample = d.pop("sample")

        partner_label = d.pop("partnerLabel", UNSET)

        _rating = d.pop("rating", UNSET)
        rating: FitterRating | Unset
        if isinstance(_rating, Unset):
            rating = UNSET
        else:
            rating = FitterRating.from_dict(_rating)

        attribution = d.pop("attribution", UNSET)

        fitter = cls(
            name=name,
            address=address,
            location=location,
            distance_miles=distance_miles,
            phone=phone,
            website=website,
            booking_url=booking_url,
            opening_hours=opening_hours,
            services=services,
            brands=brands,
            partner=partner,
            recognition=recognition,
            sample=sample,
            partner_label=partner_label,
            rating=rating,
            attribution=attribution,
        )

        fitter.additional_properties = d
        return fitter

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
