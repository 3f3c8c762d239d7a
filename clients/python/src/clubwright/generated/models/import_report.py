from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.import_report_decimal_sign_type_1 import (
    ImportReportDecimalSignType1,
    check_import_report_decimal_sign_type_1,
)
from ..models.import_report_decimal_sign_type_2_type_1 import (
    ImportReportDecimalSignType2Type1,
    check_import_report_decimal_sign_type_2_type_1,
)
from ..models.import_report_decimal_sign_type_3_type_1 import (
    ImportReportDecimalSignType3Type1,
    check_import_report_decimal_sign_type_3_type_1,
)
from ..models.import_report_format import ImportReportFormat, check_import_report_format

if TYPE_CHECKING:
    from ..models.import_club import ImportClub
    from ..models.import_column import ImportColumn
    from ..models.import_head import ImportHead
    from ..models.import_player import ImportPlayer
    from ..models.import_report_device_type_0 import ImportReportDeviceType0
    from ..models.import_report_units import ImportReportUnits
    from ..models.line_left_out import LineLeftOut
    from ..models.unread_cell import UnreadCell


T = TypeVar("T", bound="ImportReport")


@_attrs_define
class ImportReport:
    """What was made of the file."""

    format_: ImportReportFormat
    """ What the file is. """
    encoding: None | str
    """ Encoding of its text; null: it is a workbook. """
    separator: None | str
    """ What separates its cells; null: it is no text of cells. """
    decimal_sign: (
        ImportReportDecimalSignType1 | ImportReportDecimalSignType2Type1 | ImportReportDecimalSignType3Type1 | None
    )
    """ Sign before its decimals; null: JSON has one. """
    lines: int
    """ Lines that are not empty. """
    shots: int
    """ Shots read. """
    left_out: list[LineLeftOut]
    """ Lines that are no shots, up to 100. """
    unread_cells: list[UnreadCell]
    """ Cells of columns of numbers that were not read, up to 100. """
    columns: list[ImportColumn]
    """ Every column and how it was read. `?columns=carry:5` reads another. """
    units: ImportReportUnits
    """ Units of numbers for which the file names none. """
    device: ImportReportDeviceType0 | None
    """ The launch monitor, by its headings; null: they do not tell, and nothing is corrected. """
    corrections: list[str]
    """ What counts as another number than is written. """
    doubts: list[str]
    """ Questions to the sender, before anything is fitted. """
    clubs: list[ImportClub]
    """ Clubs, in the order they were hit. """
    players: list[ImportPlayer]
    """ Players, where the file has them. """
    heads: list[ImportHead]
    """ Heads, where the file has them. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.import_report_device_type_0 import ImportReportDeviceType0  # noqa: PLC0415

        format_: str = self.format_

        encoding: None | str
        encoding = self.encoding

        separator: None | str
        separator = self.separator

        decimal_sign: None | str
        if isinstance(self.decimal_sign, str):
            decimal_sign = self.decimal_sign
        elif isinstance(self.decimal_sign, str):
            decimal_sign = self.decimal_sign
        elif isinstance(self.decimal_sign, str):
            decimal_sign = self.decimal_sign
        else:
            decimal_sign = self.decimal_sign

        lines = self.lines

        shots = self.shots

        left_out = []
        for left_out_item_data in self.left_out:
            left_out_item = left_out_item_data.to_dict()
            left_out.append(left_out_item)

        unread_cells = []
        for unread_cells_item_data in self.unread_cells:
            unread_cells_item = unread_cells_item_data.to_dict()
            unread_cells.append(unread_cells_item)

        columns = []
        for columns_item_data in self.columns:
            columns_item = columns_item_data.to_dict()
            columns.append(columns_item)

        units = self.units.to_dict()

        device: dict[str, Any] | None
        if isinstance(self.device, ImportReportDeviceType0):
            device = self.device.to_dict()
        else:
            device = self.device

        corrections = self.corrections

        doubts = self.doubts

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        heads = []
        for heads_item_data in self.heads:
            heads_item = heads_item_data.to_dict()
            heads.append(heads_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "encoding": encoding,
                "separator": separator,
                "decimalSign": decimal_sign,
                "lines": lines,
                "shots": shots,
                "leftOut": left_out,
                "unreadCells": unread_cells,
                "columns": columns,
                "units": units,
                "device": device,
                "corrections": corrections,
                "doubts": doubts,
                "clubs": clubs,
                "players": players,
                "heads": heads,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.import_club import ImportClub  # noqa: PLC0415
        from ..models.import_column import ImportColumn  # noqa: PLC0415
        from ..models.import_head import ImportHead  # noqa: PLC0415
        from ..models.import_player import ImportPlayer  # noqa: PLC0415
        from ..models.import_report_device_type_0 import ImportReportDeviceType0  # noqa: PLC0415
        from ..models.import_report_units import ImportReportUnits  # noqa: PLC0415
        from ..models.line_left_out import LineLeftOut  # noqa: PLC0415
        from ..models.unread_cell import UnreadCell  # noqa: PLC0415

        d = dict(src_dict)
        format_ = check_import_report_format(d.pop("format"))

        def _parse_encoding(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        encoding = _parse_encoding(d.pop("encoding"))

        def _parse_separator(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        separator = _parse_separator(d.pop("separator"))

        def _parse_decimal_sign(
            data: object,
        ) -> (
            ImportReportDecimalSignType1 | ImportReportDecimalSignType2Type1 | ImportReportDecimalSignType3Type1 | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                decimal_sign_type_1 = check_import_report_decimal_sign_type_1(data)

                return decimal_sign_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                decimal_sign_type_2_type_1 = check_import_report_decimal_sign_type_2_type_1(data)

                return decimal_sign_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                decimal_sign_type_3_type_1 = check_import_report_decimal_sign_type_3_type_1(data)

                return decimal_sign_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                ImportReportDecimalSignType1
                | ImportReportDecimalSignType2Type1
                | ImportReportDecimalSignType3Type1
                | None,
                data,
            )

        decimal_sign = _parse_decimal_sign(d.pop("decimalSign"))

        lines = d.pop("lines")

        shots = d.pop("shots")

        left_out = []
        _left_out = d.pop("leftOut")
        for left_out_item_data in _left_out:
            left_out_item = LineLeftOut.from_dict(left_out_item_data)

            left_out.append(left_out_item)

        unread_cells = []
        _unread_cells = d.pop("unreadCells")
        for unread_cells_item_data in _unread_cells:
            unread_cells_item = UnreadCell.from_dict(unread_cells_item_data)

            unread_cells.append(unread_cells_item)

        columns = []
        _columns = d.pop("columns")
        for columns_item_data in _columns:
            columns_item = ImportColumn.from_dict(columns_item_data)

            columns.append(columns_item)

        units = ImportReportUnits.from_dict(d.pop("units"))

        def _parse_device(data: object) -> ImportReportDeviceType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                device_type_0 = ImportReportDeviceType0.from_dict(data)

                return device_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ImportReportDeviceType0 | None, data)

        device = _parse_device(d.pop("device"))

        corrections = cast(list[str], d.pop("corrections"))

        doubts = cast(list[str], d.pop("doubts"))

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = ImportClub.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = ImportPlayer.from_dict(players_item_data)

            players.append(players_item)

        heads = []
        _heads = d.pop("heads")
        for heads_item_data in _heads:
            heads_item = ImportHead.from_dict(heads_item_data)

            heads.append(heads_item)

        import_report = cls(
            format_=format_,
            encoding=encoding,
            separator=separator,
            decimal_sign=decimal_sign,
            lines=lines,
            shots=shots,
            left_out=left_out,
            unread_cells=unread_cells,
            columns=columns,
            units=units,
            device=device,
            corrections=corrections,
            doubts=doubts,
            clubs=clubs,
            players=players,
            heads=heads,
        )

        import_report.additional_properties = d
        return import_report

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
