import bounceCsv from '../../../db/rules/wedge-bounce.csv' with { type: 'text' }
import type { WedgeClass } from '../../golf.ts'
import { numberIn, readTable, textIn } from '../../ruleset/index.ts'
import { clip, interpolate, roundTo } from '../../units.ts'
import { type Fact, weakest } from './evidence.ts'
import { type Golfer, handicapAtMost, handicapOrAverage } from './golfer.ts'
import { degrees, type Spec } from './spec.ts'
import type { Swing } from './swing.ts'

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
export const bounceFor = (wedge: WedgeClass, golfer: Golfer, swing: Swing): number => {
  const forgiving = clip((handicapOrAverage(golfer) - 8) / 4, 0, 2)
  const precise = handicapAtMost(golfer, 5) ? 1 : 0
  const [steep, neutral, shallow] = [nodeOf(wedge, 'steep'), nodeOf(wedge, 'neutral'), nodeOf(wedge, 'shallow')]
  const byAttack = interpolate(
    [
      [steep.attackDeg, steep.bounceDeg],
      [neutral.attackDeg, neutral.bounceDeg + forgiving],
      [shallow.attackDeg, shallow.bounceDeg + forgiving - precise],
    ],
    swing.attackDeg.value,
  )
  return roundTo(clip(byAttack + (swing.strike === 'mix' ? 1 : 0), bounceDegMin, bounceDegMax), 1)
}

export const grindFor = (wedge: WedgeClass, attackDeg: number): string => nodeOf(wedge, deliveryOf(attackDeg)).grind

/** @rule WDG-BOUNCE */
export const fitBounce = (wedge: WedgeClass, golfer: Golfer, swing: Swing): Spec<number> => {
  const value = bounceFor(wedge, golfer, swing)
  const attack: Fact = swing.attackDeg
  return {
    value,
    unit: 'deg',
    display: degrees(value),
    rule: 'WDG-BOUNCE',
    basis: weakest(attack, golfer.handicap ?? 'default'),
    why: `${capital(attack.how)} is ${deliveryWords[deliveryOf(attack.value)]}${swing.strike === 'mix' ? '; +1° for strikes all over the face' : ''}.`,
    alternatives: [],
  }
}

/** @rule WDG-GRIND */
export const fitGrind = (wedge: WedgeClass, swing: Swing): Spec<string> => {
  const value = grindFor(wedge, swing.attackDeg.value)
  const why = `${capital(deliveryWords[deliveryOf(swing.attackDeg.value)])} in a ${wedge} plays best on this sole.`
  return {
    value,
    unit: null,
    display: value,
    rule: 'WDG-GRIND',
    basis: weakest(swing.attackDeg),
    why,
    alternatives: [],
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
