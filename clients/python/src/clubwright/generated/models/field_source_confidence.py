from typing import Literal, cast

FieldSourceConfidence = Literal["high", "medium"]


def check_field_source_confidence(value: str) -> FieldSourceConfidence:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FieldSourceConfidence, value)
