// Addresses of the rows that matching reads.
import { IMAGE_AT } from './layout'
import * as at from './match-layout'

export function headRow(head: i32): usize {
  return IMAGE_AT + load<u32>(IMAGE_AT + at.HEAD_ROWS_FIELD) + <usize>head * at.HEAD_ROW_BYTES
}
export function loftRow(row: u32): usize {
  return IMAGE_AT + load<u32>(IMAGE_AT + at.LOFT_ROWS_FIELD) + <usize>row * at.LOFT_ROW_BYTES
}
export function sleeveRow(sleeve: u32): usize {
  return IMAGE_AT + load<u32>(IMAGE_AT + at.SLEEVE_ROWS_FIELD) + <usize>sleeve * at.SLEEVE_ROW_BYTES
}
export function settingRow(setting: u32): usize {
  return IMAGE_AT + load<u32>(IMAGE_AT + at.SETTING_ROWS_FIELD) + <usize>setting * at.SETTING_ROW_BYTES
}
export function shaftRow(row: u32): usize {
  return IMAGE_AT + load<u32>(IMAGE_AT + at.SHAFT_ROWS_FIELD) + <usize>row * at.SHAFT_ROW_BYTES
}
/** Place of a row, by its address. */
export function loftPlace(row: usize): u32 {
  return <u32>((row - loftRow(0)) / at.LOFT_ROW_BYTES)
}
export function shaftPlace(row: usize): u32 {
  return <u32>((row - shaftRow(0)) / at.SHAFT_ROW_BYTES)
}
/** Aftermarket shafts of a club type begin here and end where those of the next begin. */
export function aftermarketFrom(type: i32): u32 {
  return load<u32>(IMAGE_AT + at.SHAFT_ENDS_FIELD + ((<usize>type) << 2))
}
