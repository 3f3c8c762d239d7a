// Numbers of an answer as text. Those that nearly every club has are written once and copied: their digits would cost
// divisions, which take longer than all else that is written of a club.
import * as at from './layout'

const ZERO: u32 = 0x30
const POINT: u32 = 0x2e
const NULL: u32 = 0x6c6c756e

/** Write the tables, before anything else is written. */
export function openNumbers(): void {
  if (load<u64>(at.WHOLES_AT) !== 0) return
  for (let value: u32 = 0; value < at.KEPT_NUMBERS; value++) {
    keep(at.WHOLES_AT, value, putWhole(entryOf(at.WHOLES_AT, value), value))
    keep(at.TENTHS_AT, value, putTenths(entryOf(at.TENTHS_AT, value), value))
    keep(at.THOUSANDTHS_AT, value, putThousandths(entryOf(at.THOUSANDTHS_AT, value), value))
  }
}

/** A whole number. */
export function writeWhole(to: usize, value: u32): usize {
  return value < at.KEPT_NUMBERS ? copyEntry(to, at.WHOLES_AT, value) : putWhole(to, value)
}

/** Tenths up to 100 as a number: 105 is 10.5, 120 is 12, 0 is null. */
export function writeTenths(to: usize, tenths: u32): usize {
  return copyEntry(to, at.TENTHS_AT, tenths)
}

/** Thousandths from 0 to 1,000 as a number without closing zeros: 120 is 0.12. */
export function writeThousandths(to: usize, thousandths: u32): usize {
  return copyEntry(to, at.THOUSANDTHS_AT, thousandths)
}

/** An entry has at most seven bytes of text, and its length as the eighth. */
function entryOf(table: usize, value: u32): usize {
  return table + ((<usize>value) << 3)
}

function keep(table: usize, value: u32, end: usize): void {
  const entry = entryOf(table, value)
  store<u8>(entry, end - entry, 7)
}

/** Copies the whole entry; what comes next overwrites what is behind its text. */
function copyEntry(to: usize, table: usize, value: u32): usize {
  const entry = load<u64>(entryOf(table, value))
  store<u64>(to, entry)
  return to + <usize>(entry >> 56)
}

function putWhole(to: usize, value: u32): usize {
  const end = value < 10 ? to : putWhole(to, value / 10)
  return putByte(end, ZERO + (value % 10))
}

function putTenths(to: usize, tenths: u32): usize {
  if (tenths === 0) {
    store<u32>(to, NULL)
    return to + 4
  }
  const end = putWhole(to, tenths / 10)
  return tenths % 10 === 0 ? end : putByte(putByte(end, POINT), ZERO + (tenths % 10))
}

function putThousandths(to: usize, thousandths: u32): usize {
  let end = putWhole(to, thousandths / 1000)
  if (thousandths % 1000 === 0) return end
  end = putByte(end, POINT)
  for (let rest = thousandths % 1000, place: u32 = 100; rest !== 0; rest %= place, place /= 10)
    end = putByte(end, ZERO + rest / place)
  return end
}

function putByte(to: usize, byte: u32): usize {
  store<u8>(to, byte)
  return to + 1
}
