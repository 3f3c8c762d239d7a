from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.chosen_option import ChosenOption
    from ..models.store_link_left_out_item import StoreLinkLeftOutItem
    from ..models.store_link_params import StoreLinkParams


T = TypeVar("T", bound="StoreLink")


@_attrs_define
class StoreLink:
    """A link to a club’s product page, with the build selected."""

    success: bool
    """ Always true; a problem document has false. """
    url: str
    """ Product page with the build selected, never a checkout. """
    url_params: StoreLinkParams
    """ Every parameter of the url, unencoded, in order. """
    head_id: str
    """ Club. """
    brand: str
    """ Maker. """
    model: str
    """ Model. """
    year: int
    """ First year sold. """
    reference: str
    """ `svc_ref` of the link: the store reports back with it. """
    build: list[ChosenOption]
    """ What the link selects. The golfer chooses everything else in the store. """
    left_out: list[StoreLinkLeftOutItem]
    """ Fitted figures that the link cannot include. """
    compromises: list[str]
    """ Parts of the fitting that the club cannot provide. """
    fitting_id: str | Unset = UNSET
    """ Fitting that the build was taken from. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        url = self.url

        url_params = self.url_params.to_dict()

        head_id = self.head_id

        brand = self.brand

        model = self.model

        year = self.year

        reference = self.reference

        build = []
        for build_item_data in self.build:
            build_item = build_item_data.to_dict()
            build.append(build_item)

        left_out = []
        for left_out_item_data in self.left_out:
            left_out_item = left_out_item_data.to_dict()
            left_out.append(left_out_item)

        compromises = self.compromises

        fitting_id = self.fitting_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "url": url,
                "urlParams": url_params,
                "headId": head_id,
                "brand": brand,
                "model": model,
                "year": year,
                "reference": reference,
                "build": build,
                "leftOut": left_out,
                "compromises": compromises,
            }
        )
        if fitting_id is not UNSET:
            field_dict["fittingId"] = fitting_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.chosen_option import ChosenOption  # noqa: PLC0415
        from ..models.store_link_left_out_item import StoreLinkLeftOutItem  # noqa: PLC0415
        from ..models.store_link_params import StoreLinkParams  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        url = d.pop("url")

        url_params = StoreLinkParams.from_dict(d.pop("urlParams"))

        head_id = d.pop("headId")

        brand = d.pop("brand")

        model = d.pop("model")

        year = d.pop("year")

        reference = d.pop("reference")

        build = []
        _build = d.pop("build")
        for build_item_data in _build:
            build_item = ChosenOption.from_dict(build_item_data)

            build.append(build_item)

        left_out = []
        _left_out = d.pop("leftOut")
        for left_out_item_data in _left_out:
            left_out_item = StoreLinkLeftOutItem.from_dict(left_out_item_data)

            left_out.append(left_out_item)

        compromises = cast(list[str], d.pop("compromises"))

        fitting_id = d.pop("fittingId", UNSET)

        store_link = cls(
            success=success,
            url=url,
            url_params=url_params,
            head_id=head_id,
            brand=brand,
            model=model,
            year=year,
            reference=reference,
            build=build,
            left_out=left_out,
            compromises=compromises,
            fitting_id=fitting_id,
        )

        store_link.additional_properties = d
        return store_link

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
