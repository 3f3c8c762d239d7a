from typing import Literal, cast

ReadinessReadReplicaState = Literal["away", "lagging", "used"]


def check_readiness_read_replica_state(value: str) -> ReadinessReadReplicaState:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ReadinessReadReplicaState, value)
