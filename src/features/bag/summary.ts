import type { Message, Said } from '../../words/message.ts'
import { deg, mph, say, sentence, sentences, yards } from '../../words/say.ts'
import { clubNameSaid } from '../../words/say-club.ts'
import type { BagGapping, FlagName } from './schema.ts'

const countOf = {
  gap_too_big: 'bag.gapsTooBig',
  gap_too_small: 'bag.gapsTooSmall',
  overlap: 'bag.overlaps',
  duplicate_loft: 'bag.duplicateLofts',
  wedge_gap_too_wide: 'bag.wedgeGapsTooWide',
} as const satisfies Record<FlagName, string>

/** The bag in a few sentences: how far it reaches, what is wrong, and the first thing to do. */
export const summarize = ({
  clubs,
  flags,
  suggestions: [first],
  speed,
}: Pick<BagGapping, 'clubs' | 'flags' | 'suggestions' | 'speed'>): Said => {
  const played = clubs.filter(({ type }) => type !== 'putter')
  return sentences([
    reach(played, speed),
    faults(flags, played),
    ...(first ? [say('bag.first', { suggestion: first.text })] : []),
  ])
}

const reach = (clubs: BagGapping['clubs'], { driverSpeed }: BagGapping['speed']): Message => {
  const [longest, shortest] = [clubs[0]!, clubs[clubs.length - 1]!]
  const named = ({ club, loft }: BagGapping['clubs'][number]) =>
    say('bag.clubOfLoft', { club: clubNameSaid(club), loft: deg(loft!) })
  const span =
    longest.carry === null
      ? say('bag.lofts', { clubs: clubs.length, longest: named(longest), shortest: named(shortest) })
      : say('bag.carries', {
          clubs: clubs.length,
          longest: say('bag.clubAt', { club: clubNameSaid(longest.club), carry: yards(longest.carry) }),
          shortest: clubNameSaid(shortest.club),
          carry: yards(shortest.carry!),
        })
  const estimated = clubs.filter(({ carrySource }) => carrySource === 'estimated').length
  return sentence(estimated === 0 ? span : say('bag.estimates', { reach: span, estimated, speed: mph(driverSpeed!) }))
}

const faults = (flags: BagGapping['flags'], clubs: BagGapping['clubs']): Message => {
  const unknown = clubs.filter(({ carry }) => carry === null).length
  if (flags.length === 0) {
    if (unknown === 0) return say('bag.inOrder')
    return say(unknown === clubs.length ? 'bag.onlyLofts' : 'bag.onlySomeGaps')
  }
  const counts = Object.entries(countOf).map(([name, id]) => ({
    id,
    count: flags.filter(({ flag }) => flag === name).length,
  }))
  return say('bag.faults', {
    faults: counts.filter(({ count }) => count > 0).map(({ id, count }) => say(id, { count })),
  })
}
