import type { RuleId } from '../../ruleset/index.ts'
import type { BagClub } from './distances.ts'

/** Rules behind the numbers of a club; none where the golfer gave them all. */
export const clubRules = ({ club, carrySource, totalSource }: BagClub): RuleId[] => {
  const rules = new Set<RuleId>()
  if (club.loftSource === 'stock') rules.add('BAG-LOFT')
  if (carrySource === 'derived' || ['derived', 'estimated'].includes(totalSource)) rules.add('FLT-TOTAL')
  if (carrySource === 'estimated') rules.add('BAG-CARRY').add('FLT-CARRY')
  // An estimated drive rolls as it flies.
  if (club.type === 'driver' && totalSource === 'estimated') rules.add('FLT-TRAJECTORY').add('FLT-ROLL')
  return [...rules]
}

/** Rules behind the gap between two clubs: that of the yards to aim for, and those of the numbers it is the difference of. */
export const gapRules = (longer: BagClub, shorter: BagClub): RuleId[] => [
  ...new Set<RuleId>(['BAG-IDEAL', ...clubRules(longer), ...clubRules(shorter)]),
]
