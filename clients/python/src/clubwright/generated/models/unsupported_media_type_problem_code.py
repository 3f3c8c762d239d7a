from typing import Literal, cast

UnsupportedMediaTypeProblemCode = Literal["UNSUPPORTED_MEDIA_TYPE"]


def check_unsupported_media_type_problem_code(value: str) -> UnsupportedMediaTypeProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(UnsupportedMediaTypeProblemCode, value)
