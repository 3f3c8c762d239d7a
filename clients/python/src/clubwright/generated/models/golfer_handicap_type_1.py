from typing import Literal, cast

GolferHandicapType1 = Literal["25+"]


def check_golfer_handicap_type_1(value: str) -> GolferHandicapType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GolferHandicapType1, value)
