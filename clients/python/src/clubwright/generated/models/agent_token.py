from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.agent_token_scopes_item import (
    AgentTokenScopesItem,
    check_agent_token_scopes_item,
)

if TYPE_CHECKING:
    from ..models.agent_token_connection import AgentTokenConnection


T = TypeVar("T", bound="AgentToken")


@_attrs_define
class AgentToken:
    """A token for the holder of the credential."""

    access_token: str
    """ Send it as `Authorization: Bearer`. It is shown only once. """
    token_type: Literal["Bearer"]
    """ Always Bearer. """
    expires_in: int
    """ Seconds until the token expires. """
    scopes: list[AgentTokenScopesItem]
    """ Scopes of the token. """
    connection: AgentTokenConnection
    """ The agent connection. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        access_token = self.access_token

        token_type = self.token_type

        expires_in = self.expires_in

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        connection = self.connection.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "accessToken": access_token,
                "tokenType": token_type,
                "expiresIn": expires_in,
                "scopes": scopes,
                "connection": connection,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.agent_token_connection import AgentTokenConnection  # noqa: PLC0415

        d = dict(src_dict)
        access_token = d.pop("accessToken")

        token_type = cast(Literal["Bearer"], d.pop("tokenType"))
        if token_type != "Bearer":
            raise ValueError(f"tokenType must match const 'Bearer', got '{token_type}'")

        expires_in = d.pop("expiresIn")

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_agent_token_scopes_item(scopes_item_data)

            scopes.append(scopes_item)

        connection = AgentTokenConnection.from_dict(d.pop("connection"))

        agent_token = cls(
            access_token=access_token,
            token_type=token_type,
            expires_in=expires_in,
            scopes=scopes,
            connection=connection,
        )

        agent_token.additional_properties = d
        return agent_token

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
