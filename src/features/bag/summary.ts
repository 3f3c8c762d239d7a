import type { Message, Said } from '../../words/message.ts'
import { deg, mph, say, sentence, sentences, yards } from '../../words/say.ts'
import { clubNameSaid } from '../../words/say-club.ts'
import type { BagClub, BagSpeed } from './distances.ts'
import type { Flag } from './flags.ts'
import type { Survey } from './plan/proposal.ts'
import type { BagGapping, FlagName } from './schema.ts'
import { clubAt } from './wording.ts'

const countOf = {
  gap_too_big: 'bag.gapsTooBig',
  gap_too_small: 'bag.gapsTooSmall',
  overlap: 'bag.overlaps',
  duplicate_loft: 'bag.duplicateLofts',
  wedge_gap_too_wide: 'bag.wedgeGapsTooWide',
} as const satisfies Record<FlagName, string>

/** The bag in a few sentences: how far it reaches, what is wrong, and the first thing to do. */
export const summarize = ({
  bag: { clubs, speed },
  flags,
  suggestions: [first],
}: Pick<Survey, 'bag' | 'flags'> & Pick<BagGapping, 'suggestions'>): Said =>
  sentences([
    reach(clubs, speed),
    faults(flags, clubs),
    ...(first ? [say('bag.first', { suggestion: first.text })] : []),
  ])

const reach = (clubs: readonly BagClub[], { driverSpeed }: BagSpeed): Message => {
  const [longest, shortest] = [clubs[0]!, clubs[clubs.length - 1]!]
  const named = ({ club: { label, loftDeg } }: BagClub) =>
    say('bag.clubOfLoft', { club: clubNameSaid(label), loft: deg(loftDeg) })
  const span =
    longest.carryYards === null
      ? say('bag.lofts', { clubs: clubs.length, longest: named(longest), shortest: named(shortest) })
      : say('bag.carries', {
          clubs: clubs.length,
          longest: clubAt(longest),
          shortest: clubNameSaid(shortest.club.label),
          carry: yards(shortest.carryYards!),
        })
  const estimated = clubs.filter(({ carrySource }) => carrySource === 'estimated').length
  return sentence(estimated === 0 ? span : say('bag.estimates', { reach: span, estimated, speed: mph(driverSpeed!) }))
}

const faults = (flags: readonly Flag[], clubs: readonly BagClub[]): Message => {
  const unknown = clubs.filter(({ carryYards }) => carryYards === null).length
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
