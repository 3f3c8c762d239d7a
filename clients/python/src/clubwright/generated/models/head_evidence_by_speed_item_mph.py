from typing import Literal, cast

HeadEvidenceBySpeedItemMph = Literal["100-109", "110 and over", "70-79", "80-89", "90-99", "under 70"]


def check_head_evidence_by_speed_item_mph(value: str) -> HeadEvidenceBySpeedItemMph:
    """A later release of the service may answer other values: they are passed on."""
    return cast(HeadEvidenceBySpeedItemMph, value)
