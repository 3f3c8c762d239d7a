from typing import Literal, cast

StorageUnavailableProblemCode = Literal["STORAGE_UNAVAILABLE"]


def check_storage_unavailable_problem_code(value: str) -> StorageUnavailableProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(StorageUnavailableProblemCode, value)
