import { signed } from '../../golf/phrases.ts'
import { clip, interpolate, roundTo } from '../../golf/units.ts'
import {
  bounceNode,
  bounceRange,
  forgivingBounce,
  type Meeting,
  meetingBorders,
  mixedStrikeBounceDeg,
  preciseBounce,
} from '../../golf/wedges.ts'
import type { WedgeClass } from '../../golf/words.ts'
import { capitalize } from '../../platform/values.ts'
import type { Swing } from './context.ts'
import { howWords, weakest } from './fact.ts'
import { type Golfer, handicapAtMost, handicapOrAverage } from './golfer.ts'
import { strikeWords } from './miss.ts'
import { degrees, figure, type Spec } from './spec.ts'
import { attackWords } from './swing.ts'

/** What bounce needs to know of a golfer. */
type Skill = Pick<Golfer, 'handicap'>
/** What bounce needs to know of a swing. */
type Delivered = Pick<Swing, 'attackDeg' | 'strike'>

/** How the club meets the turf, for words and grind. */
const deliveryOf = (attackDeg: number): Meeting => {
  if (attackDeg <= meetingBorders.steepDeg) return 'steep'
  return attackDeg > meetingBorders.shallowDeg ? 'shallow' : 'neutral'
}
const deliveryWords: Readonly<Record<Meeting, string>> = {
  steep: 'a digger',
  neutral: 'a neutral delivery',
  shallow: 'a sweeper',
}

/**
 * Bounce between the nodes by attack angle, so that a tenth of a degree of measurement noise never moves the club.
 * Less skilled golfers get up to 2° more away from the steep node, good ones 1° less at the shallow node.
 * @rule WDG-BOUNCE
 */
export const bounceFor = (wedge: WedgeClass, golfer: Skill, swing: Delivered): number =>
  bounceOf(bounceTerms(wedge, golfer, swing))

const bounceOf = ({ byAttackDeg, bySkillDeg, byStrikeDeg }: ReturnType<typeof bounceTerms>): number =>
  roundTo(clip(byAttackDeg + bySkillDeg + byStrikeDeg, bounceRange.minDeg, bounceRange.maxDeg), 1)

const bounceTerms = (wedge: WedgeClass, golfer: Skill, { attackDeg, strike }: Delivered) => {
  const { aboveHandicap, strokesPerDeg, degMax } = forgivingBounce
  const forgiving = clip((handicapOrAverage(golfer) - aboveHandicap) / strokesPerDeg, 0, degMax)
  const precise = handicapAtMost(golfer, preciseBounce.handicapMax) ? preciseBounce.deg : 0
  const [steep, neutral, shallow] = [
    bounceNode(wedge, 'steep'),
    bounceNode(wedge, 'neutral'),
    bounceNode(wedge, 'shallow'),
  ]
  const between = (atSteep: number, atNeutral: number, atShallow: number): number =>
    interpolate(
      [
        [steep.attackDeg, atSteep],
        [neutral.attackDeg, atNeutral],
        [shallow.attackDeg, atShallow],
      ],
      attackDeg.value,
    )
  return {
    byAttackDeg: between(steep.bounceDeg, neutral.bounceDeg, shallow.bounceDeg),
    bySkillDeg: between(0, forgiving, forgiving - precise),
    byStrikeDeg: strike === 'mix' ? mixedStrikeBounceDeg : 0,
  }
}

/** Grind for a wedge class at an attack angle in degrees. @rule WDG-BOUNCE */
export const grindFor = (wedge: WedgeClass, attackDeg: number): string => bounceNode(wedge, deliveryOf(attackDeg)).grind

/** @rule WDG-BOUNCE */
export const fitBounce = (wedge: WedgeClass, golfer: Golfer, swing: Swing): Spec<number> => {
  const terms = bounceTerms(wedge, golfer, swing)
  const { byAttackDeg, bySkillDeg, byStrikeDeg } = terms
  const value = bounceOf(terms)
  const parts = [`${capitalize(attackWords(swing.attackDeg))} asks for ${figure(byAttackDeg)}° in the ${wedge}`]
  if (Math.abs(bySkillDeg) >= 0.05)
    parts.push(
      `${signed(roundTo(bySkillDeg, 0.1))}° for ${golfer.handicap ? howWords(golfer.handicap) : 'an unknown handicap'}`,
    )
  if (byStrikeDeg > 0) parts.push(`${signed(byStrikeDeg)}° for ${strikeWords(swing)}`)
  return {
    value,
    unit: 'deg',
    display: degrees(value),
    rule: 'WDG-BOUNCE',
    basis: weakest(swing.attackDeg, golfer.handicap ?? 'default'),
    why: `${parts.join('; ')}.`,
    alternatives: [],
  }
}

/** @rule WDG-GRIND */
export const fitGrind = (wedge: WedgeClass, { attackDeg }: Swing): Spec<string> => {
  const value = grindFor(wedge, attackDeg.value)
  return {
    value,
    unit: null,
    display: value,
    rule: 'WDG-GRIND',
    basis: weakest(attackDeg),
    why: `${capitalize(attackWords(attackDeg))} is ${deliveryWords[deliveryOf(attackDeg.value)]}: this ${wedge} sole meets the turf best.`,
    alternatives: [],
  }
}
