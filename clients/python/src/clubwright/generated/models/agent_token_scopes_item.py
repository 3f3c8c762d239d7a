from typing import Literal, cast

AgentTokenScopesItem = Literal["fittings:create", "fittings:read", "sessions:ingest", "webhooks:manage"]


def check_agent_token_scopes_item(value: str) -> AgentTokenScopesItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AgentTokenScopesItem, value)
