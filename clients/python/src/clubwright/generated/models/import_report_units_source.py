from typing import Literal, cast

ImportReportUnitsSource = Literal["assumed", "chosen", "named", "numbers"]


def check_import_report_units_source(value: str) -> ImportReportUnitsSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportReportUnitsSource, value)
