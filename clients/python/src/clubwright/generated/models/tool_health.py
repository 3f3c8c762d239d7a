from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ToolHealth")


@_attrs_define
class ToolHealth:
    """The MCP endpoint works."""

    status: Literal["ok"]
    """ Always ok. """
    tool_count: int
    """ Number of tools available to an API key. """
    tools: list[str]
    """ Their names. """
    server_version: str
    """ Version of the tool server. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        tool_count = self.tool_count

        tools = self.tools

        server_version = self.server_version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "toolCount": tool_count,
                "tools": tools,
                "serverVersion": server_version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = cast(Literal["ok"], d.pop("status"))
        if status != "ok":
            raise ValueError(f"status must match const 'ok', got '{status}'")

        tool_count = d.pop("toolCount")

        tools = cast(list[str], d.pop("tools"))

        server_version = d.pop("serverVersion")

        tool_health = cls(
            status=status,
            tool_count=tool_count,
            tools=tools,
            server_version=server_version,
        )

        tool_health.additional_properties = d
        return tool_health

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
