from typing import Literal, cast

ReadinessRedis = Literal["away", "connected"]


def check_readiness_redis(value: str) -> ReadinessRedis:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ReadinessRedis, value)
