import { unevenDeg, type WedgeLofts, wedgeLofts } from '../../fitting/index.ts'
import { bentGapDegMax, wedgeGapMax } from '../../golf/clubs/bag.ts'
import { narrowestWedgeGapDeg, noLobWedgeHandicapMin, sandWedgeDeg } from '../../golf/clubs/wedges.ts'
import { tidy } from '../../golf/units.ts'
import { deg, say } from '../../words/say.ts'
import type { ReadClub } from './clubs.ts'
import { type Golfer, handicapOf } from './distances.ts'

/** Lofts of a set after its pitching wedge, degrees. */
type SetLofts = Pick<WedgeLofts, 'toSand' | 'lobWedge'>

/**
 * The set of a golfer who owns wedges: they stay, and only a gap that is too wide is bent shut or gets a wedge. Without a sand
 * wedge the set goes on from the last of them as a fitting would.
 * @param wedges Those of the bag but the pitching wedge.
 * @rule WDG-SET, WDG-LOB
 */
export const keepWedges = (pitchingDeg: number, wedges: readonly ReadClub[], golfer: Golfer): SetLofts => {
  const owned = worthKeeping(
    pitchingDeg,
    wedges.map(({ loftDeg }) => loftDeg),
  )
  const kept = filled(pitchingDeg, bent(pitchingDeg, owned))
  const weakest = wedges.find(({ loftDeg }) => loftDeg === owned[owned.length - 1])?.wedgeClass
  const [lastDeg = pitchingDeg, sandDeg = 0] = kept.toReversed()
  if (weakest === 'SW' || (weakest === 'LW' && isSand(lastDeg, sandDeg)))
    return { toSand: kept, lobWedge: { loftDeg: null, why: say('wedges.carriedEndAtSand') } }
  if (weakest === 'LW') {
    const why = say('wedges.carriedLobStays', { degrees: deg(tidy(lastDeg - sandDeg)) })
    return { toSand: kept.slice(0, -1), lobWedge: { loftDeg: lastDeg, why } }
  }
  const isLobHard = (handicapOf(golfer)?.value ?? 0) >= noLobWedgeHandicapMin
  const { toSand, lobWedge } = wedgeLofts({ pitchingDeg: lastDeg, fullSwing: golfer.lobWedgeFullSwing, isLobHard })
  return { toSand: [...kept, ...toSand], lobWedge }
}

/** Whether the weakest wedge is the sand wedge of its set: the one before it is too strong for that, or missing. */
const isSand = (lastDeg: number, beforeDeg: number): boolean =>
  beforeDeg === 0 || (beforeDeg < sandWedgeDeg.min && lastDeg <= sandWedgeDeg.max)

/** Lofts without those too close to another: of the closest two the one goes that leaves the more even set. */
const worthKeeping = (pitchingDeg: number, lofts: readonly number[]): number[] => {
  let kept = lofts.toSorted((a, b) => a - b)
  for (;;) {
    const gaps = kept.map((loft, i) => loft - (kept[i - 1] ?? pitchingDeg))
    const least = Math.min(...gaps)
    if (!(least < narrowestWedgeGapDeg)) return kept
    const at = gaps.indexOf(least)
    const without = (place: number) => kept.toSpliced(place, 1)
    const choices = at === 0 ? [without(0)] : [without(at), without(at - 1)]
    const [first, second = first] = choices as [number[], number[]?]
    kept = unevenDeg([pitchingDeg, ...second]) < unevenDeg([pitchingDeg, ...first]) ? second : first
  }
}

/** Gaps that are too wide for the set and too narrow for another wedge: the weaker wedge, else the stronger, is bent a degree. */
const bent = (pitchingDeg: number, owned: readonly number[]): number[] => {
  const lofts = [pitchingDeg, ...owned]
  const isWide = (place: number) => lofts[place]! - lofts[place - 1]! > wedgeGapMax.degrees
  for (let place = 1; place < lofts.length; place++) {
    if (!isWide(place) || lofts[place]! - lofts[place - 1]! > bentGapDegMax) continue
    const next = (lofts[place + 1] ?? lofts[place]!) + 1 - lofts[place]!
    const before = lofts[place - 1]! + 1 - (lofts[place - 2] ?? Number.NEGATIVE_INFINITY)
    if (next <= wedgeGapMax.degrees) lofts[place]!--
    else if (before <= wedgeGapMax.degrees) lofts[place - 1]!++
  }
  return lofts.slice(1)
}

/** A wedge, or several, in every gap that is too wide. */
const filled = (pitchingDeg: number, lofts: readonly number[]): number[] =>
  lofts.flatMap((loftDeg, i) => {
    const from = lofts[i - 1] ?? pitchingDeg
    if (loftDeg - from <= wedgeGapMax.degrees) return [loftDeg]
    const fixed = { wedgeClass: 'SW', loftDeg } as const
    return wedgeLofts({ pitchingDeg: from, fixed, fullSwing: undefined, isLobHard: true }).toSand
  })
