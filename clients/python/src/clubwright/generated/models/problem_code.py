from typing import Literal, cast

ProblemCode = Literal[
    "AMBIGUOUS_CLUB",
    "CATALOG_UNAVAILABLE",
    "CLUB_NOT_FOUND",
    "CONFLICT",
    "DAILY_CAP_REACHED",
    "FITTERS_UNAVAILABLE",
    "FITTING_ERASED",
    "FITTING_IN_PROGRESS",
    "FITTING_NOT_COMPLETE",
    "FITTING_NOT_FOUND",
    "IDEMPOTENCY_KEY_REUSED",
    "INSUFFICIENT_SCOPE",
    "INTERNAL",
    "LAB_NOT_CONFIGURED",
    "LOCATION_NOT_FOUND",
    "MALFORMED_JSON",
    "METHOD_NOT_ALLOWED",
    "NOT_FOUND",
    "NOT_OFFERED",
    "NOT_READY",
    "ORIGIN_REFUSED",
    "OVERLOADED",
    "OWNER_NEEDED",
    "PAYLOAD_TOO_LARGE",
    "PAYLOAD_VERSION_UNSUPPORTED",
    "QUOTA_EXCEEDED",
    "RATE_LIMITED",
    "SESSION_NOT_FOUND",
    "SESSION_SPACE_USED",
    "STORAGE_UNAVAILABLE",
    "UNAUTHORIZED",
    "UNSUPPORTED_MEDIA_TYPE",
    "VALIDATION_FAILED",
    "WEBHOOKS_NOT_CONFIGURED",
]


def check_problem_code(value: str) -> ProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ProblemCode, value)
