from typing import Literal, cast

ImportReportFormat = Literal["json", "table", "workbook"]


def check_import_report_format(value: str) -> ImportReportFormat:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportReportFormat, value)
