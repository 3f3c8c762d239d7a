// Writing bytes: every function takes where to write and returns where the next byte goes.
import { headCount, profileCount } from './image'
import * as at from './layout'

const ZERO: i32 = 0x30

/**
 * Copy by lines of 64 bytes: up to 63 bytes too many, which the next write covers, and which the image has room for
 * behind its last fragment. Most pieces are one to five lines; a call of `memory.copy` costs more than they do.
 */
export function copy(to: usize, from: usize, bytes: usize): usize {
  for (let i: usize = 0; i < bytes; i += 64) {
    v128.store(to + i, v128.load(from + i))
    v128.store(to + i, v128.load(from + i, 16), 16)
    v128.store(to + i, v128.load(from + i, 32), 32)
    v128.store(to + i, v128.load(from + i, 48), 48)
  }
  return to + bytes
}

/** A fragment of the image. */
export function writeRef(to: usize, fragments: usize, ref: u32): usize {
  return copy(to, fragments + (ref >> at.REF_BITS), <usize>(ref & at.REF_BYTES_MAX))
}

/** A text by code. */
export function writeText(to: usize, code: i32): usize {
  const n = headCount()
  const p = profileCount()
  return writeRef(to, at.fragmentsAt(n, p), load<u32>(at.textColumn(n, p) + ((<usize>code) << 2)))
}

/** Texts of a list: up to four codes, one per byte and one higher; all but the first have a comma before them. */
export function writeList(to: usize, codes: u32): usize {
  let end = to
  for (let rest = codes; rest !== 0; rest >>= 8) {
    const from = end
    end = writeText(end, <i32>(rest & 255) - 1)
    if (from === to) {
      // The fragment begins with its comma: move over it.
      memory.copy(from, from + 1, end - from - 1)
      end--
    }
  }
  return end
}

/** A whole number. */
export function writeWhole(to: usize, value: u32): usize {
  if (value < 10) {
    store<u8>(to, ZERO + value)
    return to + 1
  }
  if (value < 100) {
    store<u8>(to, ZERO + value / 10)
    store<u8>(to + 1, ZERO + (value % 10))
    return to + 2
  }
  const end = writeWhole(to, value / 10)
  store<u8>(end, ZERO + (value % 10))
  return end + 1
}

/** Tenths as a number: 105 is 10.5, 120 is 12. */
export function writeTenths(to: usize, tenths: u32): usize {
  const end = writeWhole(to, tenths / 10)
  const rest = tenths % 10
  if (rest === 0) return end
  store<u8>(end, 0x2e)
  store<u8>(end + 1, ZERO + rest)
  return end + 2
}

/** Thousandths from 0 to 1,000 as a number without closing zeros: 120 is 0.12. */
export function writeThousandths(to: usize, thousandths: u32): usize {
  if (thousandths % 1000 === 0) return writeWhole(to, thousandths / 1000)
  store<u8>(to, ZERO)
  store<u8>(to + 1, 0x2e)
  let end = to + 2
  let rest = thousandths
  for (let unit: u32 = 100; rest !== 0; unit /= 10) {
    store<u8>(end++, ZERO + rest / unit)
    rest %= unit
  }
  return end
}
