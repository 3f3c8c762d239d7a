import { fairwayClass } from '../../equipment/catalog/index.ts'
import { wedgeBendDegMax } from '../../golf/clubs/matching.ts'
import { fairwayDesignations, hands } from '../../golf/names/words.ts'
import { either, say } from '../../words/say.ts'
import { degreesIn, type Left, type Reader, readOption } from './reading.ts'

/** Hand: one the head is made for, in any of its lofts. */
export const readHand: Reader = (text, { head, lofts, soles }) => {
  const hand = hands.find((known) => known === text.toLowerCase())
  const isMade = hand !== undefined && head.hands.includes(hand)
  if (!isMade) {
    if (hand === undefined) return { problem: say('refusal.mustBe', { what: either(head.hands) }) }
    return { problem: say(hand === 'left' ? 'store.notLeft' : 'store.notRight') }
  }
  const left = {
    hand,
    lofts: lofts.filter((loft) => loft.hands.includes(hand)),
    soles: soles.filter((sole) => sole.hands.includes(hand)),
  }
  return { value: hand, shown: hand === 'left' ? 'Left-handed' : 'Right-handed', left }
}

/** Loft: one the head is made in, for the chosen hand. */
export const readLoft: Reader = (text, { head, lofts, soles }) => {
  const loftDeg = degreesIn(text)
  const loft = lofts.find((option) => option.loft === loftDeg)
  if (loft === undefined) return readOption(lofts.map(({ id }) => id))
  const name =
    loft.designation === null ? '' : `, ${head.clubType === 'iron' ? ironName(loft.designation) : loft.designation}`
  return {
    value: loft.id,
    shown: `${loft.loft}°${name}`,
    // An iron set has all its lofts: naming one leaves the others.
    ...(head.clubType !== 'iron' && {
      left: { lofts: [loft], soles: soles.filter((sole) => sole.loft === loft.loft) },
    }),
  }
}

const ironName = (designation: string): string => (/^\d/.test(designation) ? `${designation}-iron` : designation)

/** Fairway woods: the class a loft belongs to. */
export const readWood: Reader = (text, { head, lofts }) => {
  if (head.clubType !== 'fairway') return { problem: say('store.onlyFairways') }
  const wood = fairwayDesignations.find((known) => known === text.toLowerCase())
  const ofWood = lofts.filter(({ designation }) => wood !== undefined && fairwayClass(designation) === wood)
  if (wood === undefined || ofWood.length === 0)
    return readOption(
      lofts.map(({ designation }) => fairwayClass(designation)).filter((known) => known !== null),
      say('store.noWood'),
    )
  return { value: wood, shown: wood, left: { lofts: ofWood } }
}

/** Wedges: a bounce that the chosen loft is made with. */
export const readBounce: Reader = (text, { head, soles }) => {
  if (head.clubType !== 'wedge') return { problem: say('store.onlyWedges') }
  const bounceDeg = degreesIn(text)
  const withBounce = soles.filter(({ bounce }) => bounce === bounceDeg)
  if (withBounce.length === 0)
    return readOption(
      soles.filter(({ bounce }) => bounce !== null).map(({ bounce }) => String(bounce)),
      say('store.noBounce'),
    )
  return { value: String(bounceDeg), shown: `${bounceDeg}°`, left: { soles: withBounce } }
}

/** One wedge of a set. */
export interface WedgeOfSet {
  readonly loftDeg: number
  /** Null where the maker publishes none. */
  readonly bounceDeg: number | null
}

/** The wedges in `50:10,54:12,58:8`; a bounce may be missing: `56:`. Null for any other text. */
export const wedgesIn = (text: string): readonly WedgeOfSet[] | null => {
  const pairs = text.split(',').map((pair) =>
    pair
      .trim()
      .split(':')
      .map((part) => part.trim()),
  )
  const wedges = pairs.map(([loft = '', bounce = '']) => ({
    loftDeg: degreesIn(loft),
    bounceDeg: bounce === '' ? null : degreesIn(bounce),
  }))
  const isRead = pairs.every((pair) => pair.length <= 2) && wedges.length <= wedgesMax
  return isRead && wedges.every(({ loftDeg, bounceDeg }) => loftDeg > 0 && !Number.isNaN(bounceDeg)) ? wedges : null
}

/** More wedges than a bag holds clubs are not a set. @source Rules of Golf, rule 4.1b: fourteen clubs */
const wedgesMax = 14

/** Wedges: a set of one line, as loft:bounce pairs. A loft may be bent by a degree. */
export const readWedges: Reader = (text, { head, soles }) => {
  if (head.clubType !== 'wedge') return { problem: say('store.onlyWedges') }
  const wedges = wedgesIn(text)
  if (wedges === null) return { problem: say('store.wedgePairs') }
  const strange = wedges.find((wedge) => !isMade(wedge, soles))
  if (strange !== undefined) return readOption(soles.map(({ loft, bounce }) => `${loft}:${bounce ?? ''}`))
  return {
    value: wedges.map(({ loftDeg, bounceDeg }) => `${loftDeg}:${bounceDeg ?? ''}`).join(','),
    shown: wedges.map(({ loftDeg }) => `${loftDeg}°`).join(', '),
  }
}

const isMade = ({ loftDeg, bounceDeg }: WedgeOfSet, options: Left['soles']): boolean =>
  options.some(({ loft, bounce }) => Math.abs(loft - loftDeg) <= wedgeBendDegMax && bounce === bounceDeg)
