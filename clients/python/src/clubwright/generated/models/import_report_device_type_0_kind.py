from typing import Literal, cast

ImportReportDeviceType0Kind = Literal["camera", "radar"]


def check_import_report_device_type_0_kind(value: str) -> ImportReportDeviceType0Kind:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportReportDeviceType0Kind, value)
