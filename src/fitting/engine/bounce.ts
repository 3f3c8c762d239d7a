import bounceCsv from '../../../db/rules/wedge-bounce.csv' with { type: 'text' }
import type { WedgeClass } from '../../golf.ts'
import { numberIn, readTable, textIn } from '../../ruleset/index.ts'
import { clip, interpolate, roundTo } from '../../units.ts'
import { weakest } from './evidence.ts'
import { type Golfer, handicapAtMost, handicapOrAverage } from './golfer.ts'
import { strikeWords } from './miss.ts'
import { capital, degrees, figure, type Spec, signed } from './spec.ts'
import { attackWords, type Swing } from './swing.ts'

/** What bounce needs to know of a golfer. */
type Skill = Pick<Golfer, 'handicap'>
/** What bounce needs to know of a swing. */
type Meeting = Pick<Swing, 'attackDeg' | 'strike'>

type Node = 'steep' | 'neutral' | 'shallow'

const nodes = new Map(
  readTable(bounceCsv).map((row) => [
    `${textIn(row, 'club')} ${textIn(row, 'node')}`,
    {
      attackDeg: numberIn(row, 'attack_angle_deg'),
      bounceDeg: numberIn(row, 'bounce_at_node_deg'),
      grind: textIn(row, 'grind'),
    },
  ]),
)
const nodeOf = (wedge: WedgeClass, node: Node) => nodes.get(`${wedge} ${node}`)!

/** How the club meets the turf, for words and grind. */
const deliveryOf = (attackDeg: number): Node => {
  if (attackDeg <= -6) return 'steep'
  return attackDeg > -3 ? 'shallow' : 'neutral'
}
const deliveryWords: Readonly<Record<Node, string>> = {
  steep: 'a digger',
  neutral: 'a neutral delivery',
  shallow: 'a sweeper',
}

const bounceDegMin = 4
const bounceDegMax = 14

/**
 * Bounce between the nodes by attack angle, so that a tenth of a degree of measurement noise never moves the club.
 * Less skilled golfers get up to 2° more away from the steep node, good ones 1° less at the shallow node.
 * @rule WDG-BOUNCE
 */
export const bounceFor = (wedge: WedgeClass, golfer: Skill, swing: Meeting): number => {
  const { byAttackDeg, bySkillDeg, byStrikeDeg } = bounceTerms(wedge, golfer, swing)
  return roundTo(clip(byAttackDeg + bySkillDeg + byStrikeDeg, bounceDegMin, bounceDegMax), 1)
}

const bounceTerms = (wedge: WedgeClass, golfer: Skill, { attackDeg, strike }: Meeting) => {
  const forgiving = clip((handicapOrAverage(golfer) - 8) / 4, 0, 2)
  const precise = handicapAtMost(golfer, 5) ? 1 : 0
  const [steep, neutral, shallow] = [nodeOf(wedge, 'steep'), nodeOf(wedge, 'neutral'), nodeOf(wedge, 'shallow')]
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
    byStrikeDeg: strike === 'mix' ? 1 : 0,
  }
}

export const grindFor = (wedge: WedgeClass, attackDeg: number): string => nodeOf(wedge, deliveryOf(attackDeg)).grind

/** @rule WDG-BOUNCE */
export const fitBounce = (wedge: WedgeClass, golfer: Golfer, swing: Swing): Spec<number> => {
  const value = bounceFor(wedge, golfer, swing)
  const { byAttackDeg, bySkillDeg, byStrikeDeg } = bounceTerms(wedge, golfer, swing)
  const parts = [`${capital(attackWords(swing.attackDeg))} asks for ${figure(byAttackDeg)}° in the ${wedge}`]
  if (Math.abs(bySkillDeg) >= 0.05)
    parts.push(`${signed(roundTo(bySkillDeg, 0.1))}° for ${golfer.handicap?.how ?? 'an unknown handicap'}`)
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
    why: `${capital(attackWords(attackDeg))} is ${deliveryWords[deliveryOf(attackDeg.value)]}: this ${wedge} sole meets the turf best.`,
    alternatives: [],
  }
}
