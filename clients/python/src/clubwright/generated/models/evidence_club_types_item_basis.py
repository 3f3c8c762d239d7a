from typing import Literal, cast

EvidenceClubTypesItemBasis = Literal["fittings", "simulated"]


def check_evidence_club_types_item_basis(value: str) -> EvidenceClubTypesItemBasis:
    """A later release of the service may answer other values: they are passed on."""
    return cast(EvidenceClubTypesItemBasis, value)
