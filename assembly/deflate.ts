// DEFLATE (RFC 1951) for answers, in one block. What makes it quick: the codes are known beforehand, so that bytes are written
// as soon as they are read; and a copy is looked for only where a word begins or ends, since that is where texts of the
// catalog repeat.
import * as at from './deflate-layout'

/**
 * Compress `bytes` bytes from `from` on, none of them zero, behind an opening of so many bits at `output`.
 * @returns Bits of the output, opening included.
 */
export function deflate(room: usize, from: usize, bytes: usize, output: usize, opening: usize): usize {
  const seen = room + at.SEEN
  memory.fill(seen, 0, 4 << at.SEEN_BITS)
  const end = from + bytes
  // Ends every copy.
  const behind = load<u8>(end)
  store<u8>(end, 0)
  let to = opening
  let place = from
  while (place < end) {
    if (load<u8>(place) < at.WORDS_FROM || load<u8>(place - 1) < at.WORDS_FROM) {
      const slot = seen + hashOf(place)
      const before = <usize>load<u32>(slot)
      store<u32>(slot, <u32>place)
      if (before !== 0 && place - before <= at.WINDOW) {
        const length = commonBytes(before, place)
        if (length >= at.COPY_BYTES_MIN) {
          to = putCopy(output, to, room, length, place - before)
          place += length
          continue
        }
      }
    }
    const code = load<u32>(room + at.LITERAL_CODES + ((<usize>load<u8>(place)) << 2))
    to = putBits(output, to, code & 0xffffff, code >> 24)
    place++
  }
  store<u8>(end, behind)
  const code = load<u32>(room + at.END_CODE)
  return putBits(output, to, code & 0xffffff, code >> 24)
}

/** Where the table of addresses has what begins like this. */
function hashOf(place: usize): usize {
  return (<usize>(((load<u64>(place) << 16) * 0x9e3779b1) >> (64 - at.SEEN_BITS))) << 2
}

/** How many bytes are equal from both places on. */
function commonBytes(a: usize, b: usize): usize {
  let bytes: usize = 0
  while (true) {
    const low = i8x16.bitmask(i8x16.ne(v128.load(a + bytes), v128.load(b + bytes)))
    const high = i8x16.bitmask(i8x16.ne(v128.load(a + bytes, 16), v128.load(b + bytes, 16)))
    const differ = low | (high << 16)
    if (differ !== 0) return bytes + <usize>ctz(differ)
    bytes += 32
  }
}

/** Bytes that stood so far before, as one copy or several. */
function putCopy(output: usize, start: usize, room: usize, length: usize, distance: usize): usize {
  const back = <u32>distance - 1
  const extra = back > 3 ? 30 - clz(back) : 0
  const code = load<u32>(room + at.DISTANCE_CODES + ((<usize>(2 * extra + (back >> extra))) << 2))
  const distanceBits = (code >> 24) + extra
  const distanceCode = <u64>(code & 0xffffff) | ((<u64>(back & ((1 << extra) - 1))) << (code >> 24))
  let to = start
  for (let left = length; left > 0; ) {
    const bytes = copyBytes(left)
    const size = load<u32>(room + at.LENGTH_CODES + (bytes << 2))
    to = putBits(output, to, <u64>(size & 0xffffff) | (distanceCode << (size >> 24)), (size >> 24) + distanceBits)
    left -= bytes
  }
  return to
}

/** As much as one copy takes, but that three bytes are the least of the next. */
function copyBytes(left: usize): usize {
  if (left <= at.COPY_BYTES_MAX) return left
  return min(at.COPY_BYTES_MAX, left - 3)
}

/** Up to 56 bits behind those that are written. */
function putBits(output: usize, to: usize, bits: u64, count: u32): usize {
  const byte = output + (to >> 3)
  store<u64>(byte, <u64>load<u8>(byte) | (bits << (to & 7)))
  return to + count
}
