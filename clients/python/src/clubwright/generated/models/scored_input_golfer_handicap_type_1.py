from typing import Literal, cast

ScoredInputGolferHandicapType1 = Literal["25+"]


def check_scored_input_golfer_handicap_type_1(value: str) -> ScoredInputGolferHandicapType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredInputGolferHandicapType1, value)
