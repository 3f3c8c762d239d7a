from typing import Literal, cast

HeadEvidenceBasis = Literal["fittings", "simulated"]


def check_head_evidence_basis(value: str) -> HeadEvidenceBasis:
    """A later release of the service may answer other values: they are passed on."""
    return cast(HeadEvidenceBasis, value)
