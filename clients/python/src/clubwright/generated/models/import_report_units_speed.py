from typing import Literal, cast

ImportReportUnitsSpeed = Literal["km/h", "m/s", "mph"]


def check_import_report_units_speed(value: str) -> ImportReportUnitsSpeed:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportReportUnitsSpeed, value)
