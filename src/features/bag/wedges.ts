import { assumed, bounceFor, grindFor, measured } from '../../fitting/index.ts'
import { recommendedWedgeDeg } from '../../golf/clubs/bag.ts'
import { attackDegOf } from '../../golf/flight/attack.ts'
import type { WedgeClass } from '../../golf/names/words.ts'
import { tidy } from '../../golf/units.ts'
import type { Message } from '../../words/message.ts'
import { deg, say, sentences } from '../../words/say.ts'
import { withArticleSaid } from './article.ts'
import type { ReadClub } from './clubs.ts'
import { type Golfer, handicapOf, type MeasuredBag } from './distances.ts'
import { keepWedges } from './kept-wedges.ts'
import type { BagGapping } from './schema.ts'

type RecommendedWedges = NonNullable<BagGapping['recommendedWedges']>

/**
 * Bounce for a wedge at an attack angle.
 * @param attackDeg Undefined when not measured.
 * @rule WDG-BOUNCE
 */
export const bounceAt = (wedge: WedgeClass, attackDeg: number | undefined, golfer: Golfer): number =>
  bounceFor(wedge, { handicap: handicapOf(golfer) }, { attackDeg: attackOf(wedge, attackDeg), strike: null })

const attackOf = (wedge: WedgeClass, attackDeg: number | undefined) =>
  attackDeg === undefined ? assumed(attackDegOf[wedge], '') : measured(attackDeg, '')

/**
 * The wedges that follow from the pitching wedge: those that are carried, with what their gaps lack; without any, the set that
 * a fitting would recommend.
 *
 * The pitching wedge is the club of that name, else the strongest wedge below 48.5°; without one there is no set.
 * @rule WDG-SET, WDG-LOB, WDG-BOUNCE, WDG-GRIND
 */
export const recommendWedges = (
  clubs: readonly ReadClub[],
  golfer: Golfer,
  attackDeg: number | undefined,
  carryOf: MeasuredBag['carryOf'],
): RecommendedWedges | null => {
  const pitching = pitchingWedgeOf(clubs)
  if (!pitching) return null
  const owned = clubs.filter((club) => club.type === 'wedge' && club !== pitching)
  const { toSand, lobWedge: lob } = keepWedges(pitching.loftDeg, owned, golfer)
  const lofts = lob.loftDeg === null ? toSand : [...toSand, lob.loftDeg]
  const wedges = lofts.map((loft, i): RecommendedWedges['wedges'][number] => {
    const club: WedgeClass = i >= toSand.length ? 'LW' : i === toSand.length - 1 ? 'SW' : 'GW'
    return {
      club,
      loft,
      gap: tidy(loft - (lofts[i - 1] ?? pitching.loftDeg)),
      bounce: bounceAt(club, attackDeg, golfer),
      grind: grindFor(club, attackOf(club, attackDeg).value),
      carry: carryOf('wedge', loft),
      inBag: wedgeNear(clubs, loft, pitching)?.written ?? null,
    }
  })
  return {
    pitchingWedge: { club: pitching.written, loft: pitching.loftDeg, loftSource: pitching.loftSource },
    wedges,
    lobWedge: lob.why,
    text: sentences([
      say('bag.wedges', {
        loft: deg(pitching.loftDeg),
        wedges: wedges.map(({ loft, bounce }) => say('bag.wedge', { loft: deg(loft), bounce: deg(bounce) })),
      }),
      ...toBuy(pitching.loftDeg, wedges),
    ]),
    rules: ['WDG-SET', 'WDG-LOB', 'WDG-BOUNCE', 'WDG-GRIND'],
  }
}

/** Wedges that the bag lacks, each by its neighbors; nothing where none of the set is in the bag. */
const toBuy = (pitchingDeg: number, wedges: RecommendedWedges['wedges']): Message[] => {
  if (wedges.every(({ inBag }) => inBag === null)) return []
  const missing = wedges.flatMap(({ loft, inBag }, i) => {
    if (inBag !== null) return []
    const [beforeDeg, afterDeg] = [wedges[i - 1]?.loft ?? pitchingDeg, wedges[i + 1]?.loft]
    const wedge = withArticleSaid(`${loft}°`, say('general.figure', { figure: deg(loft) }))
    const before = deg(beforeDeg)
    return [
      afterDeg === undefined
        ? say('bag.wedgeAfter', { wedge, before })
        : say('bag.wedgeBetween', { wedge, before, after: deg(afterDeg) }),
    ]
  })
  return [missing.length === 0 ? say('bag.allInBag') : say('bag.newToBag', { wedges: missing })]
}

const pitchingWedgeOf = (clubs: readonly ReadClub[]): ReadClub | undefined => {
  const wedges = clubs.filter(({ wedgeClass }) => wedgeClass === 'PW').sort(strongestFirst)
  return wedges.find(({ name }) => name === 'PW') ?? wedges[0]
}

const wedgeNear = (clubs: readonly ReadClub[], loftDeg: number, pitching: ReadClub): ReadClub | undefined =>
  clubs
    .filter(
      (club) => club.type === 'wedge' && club !== pitching && Math.abs(club.loftDeg - loftDeg) <= recommendedWedgeDeg,
    )
    .sort((a, b) => Math.abs(a.loftDeg - loftDeg) - Math.abs(b.loftDeg - loftDeg) || strongestFirst(a, b))[0]

const strongestFirst = (a: ReadClub, b: ReadClub): number => a.loftDeg - b.loftDeg || (a.written < b.written ? -1 : 1)
