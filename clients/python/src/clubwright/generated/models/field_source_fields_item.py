from typing import Literal, cast

FieldSourceFieldsItem = Literal[
    "adjustable.loftSleeveDeg",
    "adjustable.weight",
    "bias",
    "construction",
    "discontinued",
    "finish",
    "heightRangeIn",
    "ironLofts",
    "lengthIn",
    "lieDeg",
    "lofts",
    "offset",
    "options",
    "price",
    "pwLoft",
    "sevenIronLoft",
    "stockShafts",
    "swingWeight",
    "volumeCc",
    "year",
]


def check_field_source_fields_item(value: str) -> FieldSourceFieldsItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FieldSourceFieldsItem, value)
