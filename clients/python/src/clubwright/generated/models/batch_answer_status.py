from typing import Literal, cast

BatchAnswerStatus = Literal["completed", "failed", "refused", "running"]


def check_batch_answer_status(value: str) -> BatchAnswerStatus:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BatchAnswerStatus, value)
