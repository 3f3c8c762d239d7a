from typing import Literal, cast

ScoreEvidenceBasis = Literal["chosen", "fittings", "simulated"]


def check_score_evidence_basis(value: str) -> ScoreEvidenceBasis:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoreEvidenceBasis, value)
