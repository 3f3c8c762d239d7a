"""Calls each operation of the API description through the wheel, with the examples of the description, by both clients.

`python every_operation.py openapi.json`; the environment has the keys and the address.
"""

import asyncio
import inspect
import json
import os
import re
import sys
import types
from typing import Any, get_type_hints

import clubwright
from pydantic import TypeAdapter

with open(sys.argv[1]) as file:
    document = json.load(file)
operations = [(method, operation) for item in document["paths"].values() for method, operation in item.items()]


def parameters_of(operation: dict[str, Any]) -> list[dict[str, Any]]:
    named = document["components"].get("parameters", {})
    return [named[one["$ref"].split("/")[-1]] if "$ref" in one else one for one in operation.get("parameters", [])]


def snake(name: str) -> str:
    return re.sub(r"(?=[A-Z])", "_", name).lower()


def turn(one: tuple[str, dict[str, Any]]) -> int:
    """What needs the id of another is called after it; deletions are next to last, and the key ends last."""
    method, operation = one
    if operation["operationId"] == "revokeKey":
        return 3
    if method == "delete":
        return 2
    return 1 if {"fittingId", "sessionId", "webhookId"} & {parameter["name"] for parameter in parameters_of(operation)} else 0


def arguments_of(method: Any, operation: dict[str, Any], ids: dict[str, Any]) -> dict[str, Any]:
    """What to call the method with: the examples, the body also as a model where the method takes one."""
    arguments = {
        snake(parameter["name"]): ids.get(parameter["name"], parameter.get("example"))
        for parameter in parameters_of(operation)
        if parameter["in"] != "header" and (parameter["name"] in ids or "example" in parameter)
    }
    if "requestBody" in operation:
        media_type, content = next(iter(operation["requestBody"]["content"].items()))
        is_lines = media_type == "application/x-ndjson"
        arguments["body"] = [content["example"]] if is_lines else content["example"]
        if not is_lines and isinstance(content["example"], dict):
            body = get_type_hints(method)["body"]
            model = body.__args__[0] if isinstance(body, types.UnionType) else body
            assert TypeAdapter(model).validate_python(content["example"]).to_dict() == content["example"]
    return arguments


def unknown_in(value: Any) -> list[str]:
    """Members that the models do not have."""
    if isinstance(value, list):
        return [name for item in value for name in unknown_in(item)]
    if not isinstance(value, clubwright.model.Model):
        return []
    return [*(value.model_extra or {}), *(name for _, member in value for name in unknown_in(member))]


async def call_each(client: Any, agent: Any) -> None:
    ids: dict[str, Any] = {}
    for _, operation in sorted(operations, key=turn):
        name = operation["operationId"]
        who = agent if "agentConnection" in json.dumps(operation.get("security", "")) else client
        method = getattr(who, snake(name))
        answer = method(**arguments_of(method, operation, ids))
        if inspect.isawaitable(answer):
            answer = await answer
        # Again through the type that the method promises: without leniency, so nothing may be missing or of another type.
        kind = TypeAdapter(get_type_hints(method)["return"])
        assert kind.validate_json(kind.dump_json(answer, by_alias=True, exclude_unset=True)) == answer, name
        assert not unknown_in(answer), f"{name} answered {unknown_in(answer)}, which no type knows"
        if name == "analyzeFitting":
            ids["fittingId"] = answer.fitting_id
        if name == "createWebhook":
            ids["webhookId"] = answer.webhook.webhook_id
        if name == "reportMisread":
            ids["misreadId"] = answer.misread_id


key, other_key, agent = os.environ["CLUBWRIGHT_KEY"], os.environ["OTHER_KEY"], os.environ["AGENT"]
asyncio.run(call_each(clubwright.Clubwright(key), clubwright.Clubwright(agent)))
asyncio.run(call_each(clubwright.AsyncClubwright(other_key), clubwright.AsyncClubwright(agent)))
print(f"clients: {len(operations)} operations in Python, sync and async")
