import {
  bounceNode,
  bounceRange,
  forgivingBounce,
  type Meeting,
  meetingBorders,
  mixedStrikeBounceDeg,
  preciseBounce,
} from '../../../golf/clubs/wedges.ts'
import type { WedgeClass } from '../../../golf/names/words.ts'
import { clip, interpolate, roundTo } from '../../../golf/units.ts'
import { deg, say, sentence, signed } from '../../../words/say.ts'
import { weakest } from '../fact.ts'
import { rounded, type Spec, shown } from '../spec.ts'
import type { Swing } from '../swing/context.ts'
import { type Golfer, handicapAtMost, handicapOrAverage } from '../swing/golfer.ts'
import { strikeSaid } from '../swing/miss.ts'
import { attackSaid } from '../swing/swing.ts'

/** What bounce needs to know of a golfer. */
type Skill = Pick<Golfer, 'handicap'>
/** What bounce needs to know of a swing. */
type Delivered = Pick<Swing, 'attackDeg' | 'strike'>

/** How the club meets the turf, for words and grind. */
const deliveryOf = (attackDeg: number): Meeting => {
  if (attackDeg <= meetingBorders.steepDeg) return 'steep'
  return attackDeg > meetingBorders.shallowDeg ? 'shallow' : 'neutral'
}
const delivered = { steep: 'sole.digger', neutral: 'sole.neutral', shallow: 'sole.sweeper' } as const

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
  const parts = [
    say('sole.ofAttack', { attack: attackSaid(swing.attackDeg), bounce: deg(rounded(byAttackDeg)), wedge }),
  ]
  if (Math.abs(bySkillDeg) >= 0.05) {
    const change = signed(deg(rounded(bySkillDeg)))
    const handicap = golfer.handicap?.how
    parts.push(
      handicap === undefined ? say('sole.ofUnknownSkill', { change }) : say('sole.ofSkill', { change, handicap }),
    )
  }
  if (byStrikeDeg > 0) parts.push(say('sole.ofStrike', { change: signed(deg(byStrikeDeg)), strike: strikeSaid(swing) }))
  return {
    value,
    unit: 'deg',
    display: shown(deg(value)),
    rule: 'WDG-BOUNCE',
    basis: weakest(swing.attackDeg, golfer.handicap ?? 'default'),
    why: sentence(...parts),
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
    why: say(delivered[deliveryOf(attackDeg.value)], { attack: attackSaid(attackDeg), wedge }),
    alternatives: [],
  }
}
