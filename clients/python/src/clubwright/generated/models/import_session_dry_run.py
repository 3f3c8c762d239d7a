from typing import Literal, cast

ImportSessionDryRun = Literal["false", "true"]


def check_import_session_dry_run(value: str) -> ImportSessionDryRun:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportSessionDryRun, value)
