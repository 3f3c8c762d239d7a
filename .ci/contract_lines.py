"""NDJSON for Schemathesis: a body of one line, and the first line of an answer."""

import json

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def write_line(_context, row):
    return json.dumps(row).encode()


@schemathesis.deserializer("application/x-ndjson")
def read_line(_context, response):
    return json.loads(response.content.splitlines()[0])
