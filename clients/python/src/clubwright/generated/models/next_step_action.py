from typing import Literal, cast

NextStepAction = Literal["measure_again", "poll", "retry", "show_result"]


def check_next_step_action(value: str) -> NextStepAction:
    """A later release of the service may answer other values: they are passed on."""
    return cast(NextStepAction, value)
