import type { RuleId } from '../../ruleset/index.ts'
import type { BagClub } from './distances.ts'

/** Rules behind the numbers of a club; none where the golfer gave them all. */
export const clubRules = ({ club, carrySource, totalSource }: BagClub): RuleId[] => {
  const rules: RuleId[] = []
  if (club.loftSource === 'stock') rules.push('BAG-LOFT')
  if (carrySource === 'derived' || totalSource === 'derived' || totalSource === 'estimated') rules.push('FLT-TOTAL')
  if (carrySource === 'estimated') rules.push('BAG-CARRY', 'FLT-CARRY')
  // An estimated drive rolls as it flies.
  if (club.type === 'driver' && totalSource === 'estimated') rules.push('FLT-TRAJECTORY', 'FLT-ROLL')
  return rules
}

/** Rules behind the gap between two clubs: that of the yards to aim for, and those of the numbers it is the difference of. */
export const gapRules = (longer: BagClub, shorter: BagClub): RuleId[] => {
  const known = clubRules(longer)
  return ['BAG-IDEAL', ...known, ...clubRules(shorter).filter((rule) => !known.includes(rule))]
}
