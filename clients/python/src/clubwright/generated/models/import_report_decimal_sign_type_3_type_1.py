from typing import Literal, cast

ImportReportDecimalSignType3Type1 = Literal[",", "."]


def check_import_report_decimal_sign_type_3_type_1(value: str) -> ImportReportDecimalSignType3Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportReportDecimalSignType3Type1, value)
