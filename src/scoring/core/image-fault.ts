/// <reference path="../../../assembly/types.d.ts" />
import * as at from '../../../assembly/layout.ts'
import { clubTypes } from '../../golf/names/words.ts'
import { atOnce, eachPiece, type Steps } from '../../platform/work/steps.ts'

/** Why bytes are not an image that this core reads; null when they are. */
export function* imageFault(bytes: Uint8Array): Steps<string | null> {
  if (bytes.length < at.HEADER_BYTES) return `it has ${bytes.length} bytes, less than its header`
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const field = (offset: number): number => view.getUint32(offset, true)
  if (field(at.MAGIC_FIELD) !== at.MAGIC) return 'it does not begin with the mark of an image'
  if (field(at.ABI_FIELD) !== at.ABI)
    return `it is of layout ${field(at.ABI_FIELD)}, and this core reads layout ${at.ABI}`
  if (field(at.BYTES_FIELD) !== bytes.length) return `it says ${field(at.BYTES_FIELD)} bytes and has ${bytes.length}`
  const [n, p] = [field(at.HEADS_FIELD), field(at.PROFILES_FIELD)]
  if (at.fragmentsAt(n, p) - at.IMAGE_AT > bytes.length) return `it is too short for ${n} heads and ${p} profiles`
  const ends = (at5: number) => clubTypes.map((_, type) => field(at5 + 4 * type))
  if (!isAscendingTo(ends(at.HEAD_ENDS_FIELD), n) || !isAscendingTo(ends(at.PROFILE_ENDS_FIELD), p))
    return 'its club types do not add up to its counts'
  return field(at.CHECKSUM_FIELD) === (yield* checksumming(bytes)) ? null : 'its checksum is wrong'
}

const isAscendingTo = (ends: readonly number[], count: number): boolean =>
  ends.every((end, index) => end >= (ends[index - 1] ?? 0)) && ends.at(-1) === count

/** Checksum of everything after its own field. */
export const checksumOf = (bytes: Uint8Array): number => atOnce(checksumming(bytes))

function* checksumming(bytes: Uint8Array): Steps<number> {
  let crc = 0
  yield* eachPiece(bytes.subarray(at.CHECKSUM_FIELD + 4), (piece) => {
    crc = Bun.hash.crc32(piece, crc)
  })
  return crc
}
