from typing import Literal, cast

ImportReportUnitsDistance = Literal["m", "yd"]


def check_import_report_units_distance(value: str) -> ImportReportUnitsDistance:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportReportUnitsDistance, value)
