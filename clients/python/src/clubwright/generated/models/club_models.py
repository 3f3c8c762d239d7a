from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type

if TYPE_CHECKING:
    from ..models.club_model_option import ClubModelOption
    from ..models.club_models_models_item import ClubModelsModelsItem


T = TypeVar("T", bound="ClubModels")


@_attrs_define
class ClubModels:
    """Clubs that golfers own, to choose from."""

    success: bool
    """ Always true; a problem document has false. """
    club_type: ClubType
    """ A club that is fitted. """
    brands: list[str]
    """ Makers, by name. """
    models: list[ClubModelsModelsItem]
    """ Models, by maker and name. """
    options: list[ClubModelOption]
    """ One per generation: makers by name, models by name, newest first. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        club_type: str = self.club_type

        brands = self.brands

        models = []
        for models_item_data in self.models:
            models_item = models_item_data.to_dict()
            models.append(models_item)

        options = []
        for options_item_data in self.options:
            options_item = options_item_data.to_dict()
            options.append(options_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "clubType": club_type,
                "brands": brands,
                "models": models,
                "options": options,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.club_model_option import ClubModelOption  # noqa: PLC0415
        from ..models.club_models_models_item import ClubModelsModelsItem  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        club_type = check_club_type(d.pop("clubType"))

        brands = cast(list[str], d.pop("brands"))

        models = []
        _models = d.pop("models")
        for models_item_data in _models:
            models_item = ClubModelsModelsItem.from_dict(models_item_data)

            models.append(models_item)

        options = []
        _options = d.pop("options")
        for options_item_data in _options:
            options_item = ClubModelOption.from_dict(options_item_data)

            options.append(options_item)

        club_models = cls(
            success=success,
            club_type=club_type,
            brands=brands,
            models=models,
            options=options,
        )

        club_models.additional_properties = d
        return club_models

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
