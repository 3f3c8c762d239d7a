"""What requests and answers have in common, and how answers are read."""

from __future__ import annotations

import functools
import json
import types
from typing import Annotated, Any, Generic, Literal, TypeGuard, TypeVar, Union, cast, get_args, get_origin

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError
from pydantic.alias_generators import to_camel
from typing_extensions import TypeAliasType

T = TypeVar("T")


class Model(BaseModel):
    """A request or an answer. A member that was not answered is None; one that this release does not know is in `model_extra`."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="allow", protected_namespaces=())

    def to_dict(self) -> dict[str, Any]:
        """The members that were set, by the names of the API."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)


class Answer(Generic[T]):
    """Reads answers of one kind."""

    def __init__(self, kind: Any, *, is_lines: bool = False) -> None:
        self._kind = kind
        self._is_lines = is_lines

    def read(self, content: bytes) -> T:
        """An answer in which a later release says more than this one knows is read as far as it goes.

        Raises:
            ValueError: It is not JSON.
        """
        if self._kind is None:
            return cast(T, None)
        if self._is_lines:
            content = b"[" + b",".join(content.splitlines()) + b"]"
        try:
            return cast(T, _adapter(self._kind).validate_json(content))
        except ValidationError:
            return cast(T, _as_far_as_known(self._kind, json.loads(content)))


@functools.cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _as_far_as_known(kind: Any, value: Any) -> Any:
    """The value as its kind, with what does not fit as it was answered: a word that is new, a member that is gone."""
    while isinstance(kind, TypeAliasType) or get_origin(kind) is Annotated:
        kind = kind.__value__ if isinstance(kind, TypeAliasType) else get_args(kind)[0]
    parts = get_args(kind)
    if get_origin(kind) in (Union, types.UnionType):
        return _as_far_as_known(min(parts, key=lambda part: (_has_other_tag(part, value), _misfits(part, value))), value)
    if get_origin(kind) is list and isinstance(value, list):
        return [_as_far_as_known(parts[0], item) for item in value]
    if get_origin(kind) is dict and isinstance(value, dict):
        return {name: _as_far_as_known(parts[1], item) for name, item in value.items()}
    if _is_model(kind) and isinstance(value, dict):
        return _model_as_far_as_known(kind, value)
    return value if _misfits(kind, value) else _adapter(kind).validate_python(value)


def _is_model(kind: Any) -> TypeGuard[type[Model]]:
    """A list of something is a type too, in Python 3.10, but no class."""
    return get_origin(kind) is None and isinstance(kind, type) and issubclass(kind, Model)


def _model_as_far_as_known(kind: type[Model], document: dict[str, Any]) -> Model:
    fields = {field.alias or name: (name, field.annotation) for name, field in kind.model_fields.items()}
    known = {
        fields[member][0]: _as_far_as_known(fields[member][1], value)
        for member, value in document.items()
        if member in fields
    }
    return kind.model_construct(**known, **{name: value for name, value in document.items() if name not in fields})


def _has_other_tag(kind: Any, value: Any) -> bool:
    """Whether the kind has a member of one word, such as `status`, and the value another word there."""
    if not (_is_model(kind) and isinstance(value, dict)):
        return False
    tags = [field for field in kind.model_fields.values() if get_origin(field.annotation) is Literal]
    return any(len(get_args(tag.annotation)) == 1 and value.get(tag.alias) not in get_args(tag.annotation) for tag in tags)


def _misfits(kind: Any, value: Any) -> int:
    try:
        _adapter(kind).validate_python(value)
    except ValidationError as error:
        return error.error_count()
    return 0
