import { describe, expect, test } from 'bun:test'
import { requestFrom, wrongFields } from '../../src/cli/fit/fit-fields.ts'
import { inchesOfHeight } from '../../src/golf/names/phrases.ts'

const rightHanded = { handedness: 'right', swingSpeed: '82' }
const problemOf = (field: string, text: string) =>
  wrongFields(requestFrom({ clubType: 'driver', ...rightHanded, [field]: text })).find(({ name }) => name === field)
    ?.problem

describe('X1 words of a list say what they say, or are refused', () => {
  test.each(['5 iron', '6i', '9-iron', 'iron 5', 'irons'])('%s is no 7-iron', (club) => {
    expect(problemOf('clubType', club)).toBe(`Irons are fitted from the 7-iron, not from ${club}: hit a 7-iron.`)
  })
  test.each([
    ['W', 'Fairway woods are fitted from the 3-wood or the driver'],
    ['5 wood', 'Fairway woods are fitted from the 3-wood or the driver'],
    ['driv', 'Fittings need a driver, 3-wood, hybrid, 7-iron or wedge'],
    ['putter', 'Putters are not fitted.'],
  ])('%s is refused with the club to write', (club, words) => {
    expect(problemOf('clubType', club)).toContain(words)
  })
  test.each([
    ['Iron', { clubType: 'iron' }],
    ['7 iron', { clubType: 'iron' }],
    ['PW', { clubType: 'wedge', clubDetails: { wedgeHit: 'PW' } }],
    ['LW', { clubType: 'wedge', clubDetails: { wedgeHit: 'LW' } }],
    ['56', { clubType: 'wedge', currentEquipment: { loft: 56 } }],
    [
      '3 wood',
      { clubType: 'fairway', clubDetails: { fairwayDesignation: '3-wood', fairwaySpeedSource: 'three_wood' } },
    ],
  ])('%s is read as of a session', (clubType, expected) => {
    expect(requestFrom({ clubType })).toEqual({ golfer: {}, swingMetrics: {}, ...expected })
  })
  test('a column of its own counts more than the name of the club', () => {
    expect(requestFrom({ clubType: 'PW', wedgeHit: 'GW' })).toMatchObject({ clubDetails: { wedgeHit: 'GW' } })
  })
  test.each(['S', 'H', 'hook/slice', 'straight-ish'])('the miss %s is refused', (miss) => {
    expect(problemOf('missPattern', miss)).toContain('must be one of: fade, hook, straight, both')
  })
  test('the miss slice is a fade', () => {
    expect(requestFrom({ missPattern: 'Slice' })).toMatchObject({ swingMetrics: { missPattern: 'fade' } })
  })
  test.each(['R', 'RH', 'rh', 'Right-handed', 'right hand', 'righty'])('the hand %s is right', (handedness) => {
    expect(requestFrom({ handedness })).toMatchObject({ golfer: { handedness: 'right' } })
  })
  test.each(['H', 'right/left', 'both'])('the hand %s is refused', (hand) => {
    expect(problemOf('handedness', hand)).toContain('must be one of: right, left')
  })
})

test.each([
  ['12°', 'launchAngle', 12],
  ['+2.5 deg', 'attackAngle', 2.5],
  ['2800 rpm', 'spinRate', 2800],
  ['230 yds', 'carryDistance', 230],
])('X3 %s is read with its unit', (text, name, figure) => {
  expect(requestFrom({ [name]: text })).toMatchObject({ swingMetrics: { [name]: figure } })
})

test.each([
  [`5'10"`, 70],
  ['5′10″', 70],
  [`5'10.5"`, 71],
  ['5 ft. 10 in.', 70],
  ['70 in', 70],
  ['70"', 70],
  ['178 cm', 70],
  ['1,78 m', 70],
  [`5'75"`, null],
  [`5'12"`, null],
  ['178', null],
])('X3 the height %s', (written, inches) => {
  expect(inchesOfHeight(written)).toBe(inches)
})
