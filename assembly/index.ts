// The scoring core: reads a catalog image and a golfer from linear memory and writes the final bytes of a scores answer.
import { emitClubs } from './emit'
import { headCount, headsFrom, imageBytes, profileCount, profilesFrom } from './image'
import * as at from './layout'
import { openNumbers, writeWhole } from './numbers'
import { rankHeads } from './rank'
import { openScores, scoreProfiles } from './scores'
import { openWords } from './words'
import { openTexts, writeText } from './write'

export { build, choose, match } from './match'
export { findShafts } from './shaft-list'

/** The layout that this module was built for. */
export function abi(): u32 {
  return at.ABI
}

/**
 * Score, order and write every wanted head behind the opening that the host has put at the start of the answer, or those
 * of one part.
 * @returns Bytes of the answer; -1 when the host's context is invalid.
 */
export function answer(): i32 {
  const n = headCount()
  const p = profileCount()
  const context = at.contextAt(imageBytes())
  const opening = load<u32>(context + at.OPENING_BYTES)
  if (opening > at.OPENING_BYTES_MAX || !isSound(context)) return -1
  openNumbers()
  openTexts(context)
  openWords()
  openScores(n, context)
  memory.fill(at.blockColumn(context, n, p), 0, <usize>p * 16)

  const counts = memory.data(4 * at.CLUB_TYPES, 4)
  let placed = 0
  for (let type = 0; type < at.CLUB_TYPES; type++) {
    const block = context + at.TYPE_AT + <usize>type * at.TYPE_BYTES
    let count = 0
    if (load<u8>(block + at.TYPE_WANTED)) {
      scoreProfiles(n, context, profilesFrom(type), profilesFrom(type + 1))
      count = rankHeads(n, context, type, headsFrom(type))
    }
    store<i32>(counts + ((<usize>type) << 2), count)
    placed += count
  }

  const from = load<i32>(context + at.PART_FROM)
  const most = load<i32>(context + at.PART_CLUBS)
  const until = most === 0 ? placed : min(placed, from + most)
  const start = at.answerAt(context, n, p)
  let to = start + opening
  if (from === 0) to = writeText(writeWhole(to, placed), at.TEXT_COUNT_CLUBS)
  let before = 0
  for (let type = 0; type < at.CLUB_TYPES; type++) {
    const count = load<i32>(counts + ((<usize>type) << 2))
    const first = max(0, from - before)
    const last = min(count, until - before)
    if (first < last)
      to = emitClubs(n, p, context, type, headsFrom(type) + first, last - first, to, before + first === 0)
    before += count
  }
  store<i32>(context + at.PART_LEFT, placed - until)
  if (until === placed) to = writeText(to, at.TEXT_END)
  return <i32>(to - start)
}

/** Refuse what would read outside the tables, in release builds too. */
function isSound(context: usize): bool {
  if (load<u8>(context + at.GROUND) > 2 || load<u8>(context + at.HAND) > 2) return false
  if (load<u8>(context + at.READER) >= <u8>at.READERS) return false
  for (let type = 0; type < at.CLUB_TYPES; type++) {
    const block = context + at.TYPE_AT + <usize>type * at.TYPE_BYTES
    if (load<u8>(block + at.TYPE_BUILD_STEP) >= <u8>at.BUILD_STEPS) return false
    if (load<u8>(block + at.TYPE_PICK_COUNT) > <u8>at.PICKS) return false
  }
  return true
}
