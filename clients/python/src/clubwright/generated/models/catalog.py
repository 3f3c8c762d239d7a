from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.club import Club
    from ..models.grip import Grip
    from ..models.shaft import Shaft


T = TypeVar("T", bound="Catalog")


@_attrs_define
class Catalog:
    """Every head with its stock shafts and 30-day recommendations, every shaft, every grip."""

    success: bool
    """ Always true; a problem document has false. """
    revision: str
    """ Identifies the content of this answer; changes with the catalog and the recommendation counts. """
    heads: list[Club]
    """ Every club head. """
    shafts: list[Shaft]
    """ Every shaft. """
    grips: list[Grip]
    """ Every grip. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        revision = self.revision

        heads = []
        for heads_item_data in self.heads:
            heads_item = heads_item_data.to_dict()
            heads.append(heads_item)

        shafts = []
        for shafts_item_data in self.shafts:
            shafts_item = shafts_item_data.to_dict()
            shafts.append(shafts_item)

        grips = []
        for grips_item_data in self.grips:
            grips_item = grips_item_data.to_dict()
            grips.append(grips_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "revision": revision,
                "heads": heads,
                "shafts": shafts,
                "grips": grips,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.club import Club  # noqa: PLC0415
        from ..models.grip import Grip  # noqa: PLC0415
        from ..models.shaft import Shaft  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        revision = d.pop("revision")

        heads = []
        _heads = d.pop("heads")
        for heads_item_data in _heads:
            heads_item = Club.from_dict(heads_item_data)

            heads.append(heads_item)

        shafts = []
        _shafts = d.pop("shafts")
        for shafts_item_data in _shafts:
            shafts_item = Shaft.from_dict(shafts_item_data)

            shafts.append(shafts_item)

        grips = []
        _grips = d.pop("grips")
        for grips_item_data in _grips:
            grips_item = Grip.from_dict(grips_item_data)

            grips.append(grips_item)

        catalog = cls(
            success=success,
            revision=revision,
            heads=heads,
            shafts=shafts,
            grips=grips,
        )

        catalog.additional_properties = d
        return catalog

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
