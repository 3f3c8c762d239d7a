"""Calls each operation of the API description through the wheel, with the examples of the description, by both clients.

`python every_operation.py openapi.json`; the environment has the keys and the address.
"""

import asyncio
import inspect
import io
import json
import os
import re
import sys
from typing import Any, get_args, get_type_hints

import clubwright
from clubwright.generated import api

with open(sys.argv[1]) as file:
    document = json.load(file)
operations = [(method, operation) for item in document["paths"].values() for method, operation in item.items()]


def parameters_of(operation: dict[str, Any]) -> list[dict[str, Any]]:
    named = document["components"].get("parameters", {})
    return [named[one["$ref"].split("/")[-1]] if "$ref" in one else one for one in operation.get("parameters", [])]


def snake(name: str) -> str:
    return re.sub(r"(?=[A-Z])", "_", name).lower()


def name_in(known: Any, name: str) -> str:
    """Names that Python has for something else end in an underscore."""
    return snake(name) if snake(name) in known else f"{snake(name)}_"


def turn(one: tuple[str, dict[str, Any]]) -> int:
    """What needs the id of another is called after it; deletions are next to last, and the key ends last."""
    method, operation = one
    if operation["operationId"] == "revokeKey":
        return 3
    if method == "delete":
        return 2
    return 1 if {"fittingId", "sessionId", "webhookId"} & {parameter["name"] for parameter in parameters_of(operation)} else 0


def arguments_of(operation: dict[str, Any], ids: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    """What to call the method with, and the type of its answer."""
    module = getattr(api, snake(operation["operationId"]))
    known = inspect.signature(module.request_of).parameters
    arguments = {
        name_in(known, parameter["name"]): ids.get(parameter["name"], parameter.get("example"))
        for parameter in parameters_of(operation)
        if parameter["in"] != "header" and (parameter["name"] in ids or "example" in parameter)
    }
    if "requestBody" in operation:
        body = get_type_hints(module.request_of)["body"]
        content = next(iter(operation["requestBody"]["content"].values()))
        model = next((one for one in get_args(body) if hasattr(one, "from_dict")), body)
        arguments["body"] = (
            clubwright.File(io.BytesIO(content["example"].encode())) if model is clubwright.File else model.from_dict(content["example"])
        )
    answer = get_type_hints(module.answer_in)["return"] if hasattr(module, "answer_in") else type(None)
    return arguments, answer


async def call_each(client: Any, agent: Any) -> None:
    ids: dict[str, Any] = {}
    for _, operation in sorted(operations, key=turn):
        name = operation["operationId"]
        arguments, expected = arguments_of(operation, ids)
        who = agent if "agentConnection" in json.dumps(operation.get("security", "")) else client
        answer = getattr(who, snake(name))(**arguments)
        if inspect.isawaitable(answer):
            answer = await answer
        assert isinstance(answer, expected), f"{name} answered {answer!r}"
        if name == "analyzeFitting":
            ids["fittingId"] = answer.fitting_id
        if name == "createWebhook":
            ids["webhookId"] = answer.webhook.webhook_id


key, other_key, agent = os.environ["CLUBWRIGHT_KEY"], os.environ["OTHER_KEY"], os.environ["AGENT"]
asyncio.run(call_each(clubwright.Clubwright(key), clubwright.Clubwright(agent)))
asyncio.run(call_each(clubwright.AsyncClubwright(other_key), clubwright.AsyncClubwright(agent)))
print(f"clients: {len(operations)} operations in Python, sync and async")
