import { describe, expect, test } from 'bun:test'
import {
  carryShareOfTotal,
  type Ground,
  lift,
  lostLift,
  rollYards,
  smashAtSpinLoft,
  spinDrag,
} from '../../src/flight/index.ts'
import { type LinePicture, type RuleId, rulePictures } from '../../src/ruleset/index.ts'

const lineOf = (rule: RuleId, name = ''): LinePicture['lines'][number]['points'] => {
  const [picture] = rulePictures(rule) as readonly LinePicture[]
  return picture!.lines.find((line) => line.name === name)!.points
}

const landing = { landSpeedMph: 60, landingDeg: 40 }
/** Roll as a share of one from the same landing without spin on a normal fairway, where the share is that of the law. */
const rollShareOf = (rpm: number, ground: Ground): number =>
  rollYards({ ...landing, landSpinRpm: rpm }, ground) / rollYards({ ...landing, landSpinRpm: 0 })
const freeRoll = lineOf('FLT-ROLL', 'normal')[0]![1]

describe('pictures of the flight draw what flies', () => {
  const drawn: [rule: RuleId, line: string, flown: (x: number) => number][] = [
    ['FLT-TRAJECTORY', 'drag', spinDrag],
    ['FLT-TRAJECTORY', 'lift', lift],
    ['FLT-LANDING', '', (thousand) => lostLift(0.1, 1000 * thousand)],
    ['FLT-ROLL', 'soft', (rpm) => freeRoll * rollShareOf(rpm, 'soft')],
    ['FLT-ROLL', 'firm', (rpm) => freeRoll * rollShareOf(rpm, 'firm')],
    ['FLT-IMPACT', 'driver', (deg) => smashAtSpinLoft(deg, 'driver')],
    ['FLT-IMPACT', 'all others', (deg) => smashAtSpinLoft(deg, 'PW')],
    ['FLT-TOTAL', '', (mph) => carryShareOfTotal('driver', mph)],
  ]
  test.each(drawn)('%s %s', (rule, line, flown) => {
    const points = lineOf(rule, line)

    expect(points.length).toBeGreaterThan(20)
    for (const [x, y] of points) expect({ x, y: flown(x) }).toEqual({ x, y: expect.closeTo(y, 12) })
  })
})

test('a rule without a picture has none, and a picture is made once', () => {
  expect(rulePictures('IN-DERIVE')).toBe(rulePictures('IN-DERIVE'))
  expect(rulePictures('SHAFT-WEIGHT')).toBeUndefined()
})
