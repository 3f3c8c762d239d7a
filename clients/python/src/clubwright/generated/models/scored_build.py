from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.flex import Flex, check_flex
from ..models.launch_profile import LaunchProfile, check_launch_profile

if TYPE_CHECKING:
    from ..models.scored_build_shaft import ScoredBuildShaft


T = TypeVar("T", bound="ScoredBuild")


@_attrs_define
class ScoredBuild:
    """A build to start from."""

    flex: Flex
    """ A shaft flex, softest first. """
    weight_band: str
    """ Ten-gram weight band of the shaft. """
    launch: LaunchProfile
    """ Low to high. """
    shaft: ScoredBuildShaft
    """ The shaft. """
    loft: float | None
    """ Degrees; null for irons and wedges that no fitting picked. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        flex: str = self.flex

        weight_band = self.weight_band

        launch: str = self.launch

        shaft = self.shaft.to_dict()

        loft: float | None
        loft = self.loft

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "flex": flex,
                "weightBand": weight_band,
                "launch": launch,
                "shaft": shaft,
                "loft": loft,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_build_shaft import ScoredBuildShaft  # noqa: PLC0415

        d = dict(src_dict)
        flex = check_flex(d.pop("flex"))

        weight_band = d.pop("weightBand")

        launch = check_launch_profile(d.pop("launch"))

        shaft = ScoredBuildShaft.from_dict(d.pop("shaft"))

        def _parse_loft(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        loft = _parse_loft(d.pop("loft"))

        scored_build = cls(
            flex=flex,
            weight_band=weight_band,
            launch=launch,
            shaft=shaft,
            loft=loft,
        )

        scored_build.additional_properties = d
        return scored_build

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
