"""The Python MCP SDK against a running service: 401, metadata, registration, consent, token, tools, revocation, 401."""

import asyncio
import re
import sys
from urllib.parse import parse_qs, urljoin, urlparse

import httpx2
from mcp import ClientSession
from mcp.client.auth import AuthorizationCodeResult, OAuthClientProvider, TokenStorage
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import OAuthClientMetadata

base, link = sys.argv[1:]
callback = "http://127.0.0.1:9999/cb"


class Memory(TokenStorage):
    tokens = None
    client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client):
        self.client = client


told = {}


async def person(url):
    """Joins by the link, which signs in, and allows what the agent asks for."""
    async with httpx2.AsyncClient(headers={"origin": base}) as browser:
        await browser.post(link, data={"password": "seven irons in the rain"})
        for _ in range(12):
            if url.startswith(callback):
                told.update({name: values[0] for name, values in parse_qs(urlparse(url).query).items()})
                return
            page = await browser.get(url)
            if not page.is_redirect:
                action = re.search(r'action="(/oauth/[^"]+)"', page.text)
                if action is None:
                    raise SystemExit(f"{page.status_code} of {page.url}: {page.text}")
                page = await browser.post(urljoin(url, action[1]), data={"decision": "allow"})
            url = urljoin(url, page.headers["location"])
    raise SystemExit("the person is sent around in circles")


async def answer():
    return AuthorizationCodeResult(code=told["code"], state=told.get("state"), iss=told.get("iss"))


async def main():
    memory = Memory()
    auth = OAuthClientProvider(
        server_url=f"{base}/mcp",
        client_metadata=OAuthClientMetadata(client_name="Python agent", redirect_uris=[callback]),
        storage=memory,
        redirect_handler=person,
        callback_handler=answer,
    )
    async with httpx2.AsyncClient(auth=auth, timeout=30) as http:
        async with streamable_http_client(f"{base}/mcp", http_client=http) as streams:
            async with ClientSession(streams[0], streams[1]) as session:
                await session.initialize()
                tools = (await session.list_tools()).tools
                called = await session.call_tool("get_grip_size", {"handLengthIn": 7.5})
    assert len(tools) == 10, tools
    assert not getattr(called, "is_error", getattr(called, "isError", None)), called
    assert memory.client.client_secret is None and memory.tokens.access_token.startswith("eoa_")
    async with httpx2.AsyncClient() as http:
        fields = {"token": memory.tokens.refresh_token, "client_id": memory.client.client_id}
        assert (await http.post(f"{base}/oauth/revoke", data=fields)).status_code == 200
        headers = {"authorization": f"Bearer {memory.tokens.access_token}", "accept": "application/json, text/event-stream"}
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
        assert (await http.post(f"{base}/mcp", json=message, headers=headers)).status_code == 401
    print("oauth clients: the Python SDK connects to the executable, calls tools, and is refused when revoked")


asyncio.run(main())
