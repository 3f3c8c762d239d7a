// Room for compressing an answer, behind what matching finds: codes by the host, and where bytes were last seen.
import { align64 } from './layout'

/** Code of each byte, and of the end behind them: the code | its bits << 24, u32. */
export const LITERAL_CODES: usize = 0
export const END_CODE: usize = 1024
/** Code of each length of a copy, with the bits that follow it, in the same form. */
export const LENGTH_CODES: usize = 1028
/** Code of each class of distances, without the bits that follow it, in the same form. */
export const DISTANCE_CODES: usize = 2064
/** A table of addresses by hash, u32. */
export const SEEN: usize = 2240
export const SEEN_BITS: u32 = 13
const ROOM_BYTES: usize = 35008

/** How far back a copy may lie, bytes. */
export const WINDOW: usize = 32768
/** Shorter copies take as many bits as their bytes. */
export const COPY_BYTES_MIN: usize = 6
export const COPY_BYTES_MAX: usize = 258
/** Space, quotes, comma, hyphen, point: what stands between words. */
export const WORDS_FROM: u8 = 0x30
export const CODE_BITS_MAX: usize = 15

export function deflateRoomAt(matchEnd: usize): usize {
  return align64(matchEnd)
}
export function deflateEndAt(room: usize): usize {
  return room + ROOM_BYTES
}

/** The output lies behind the answer, in the room that the longest answer would have. */
export function outputAt(answerEnd: usize): usize {
  return align64(answerEnd + 1)
}
/** As much as an output can take: every byte in the longest of codes, and a last store of eight bytes. */
export function outputBytesMax(opening: usize, bytes: usize): usize {
  return opening + ((bytes * CODE_BITS_MAX) >> 3) + 16
}
