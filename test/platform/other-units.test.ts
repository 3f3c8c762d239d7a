import { describe, expect, test } from 'bun:test'
import { GripSizeRequest } from '../../src/equipment/grips/schema.ts'
import { BagRequest } from '../../src/features/bag/schema.ts'
import { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { fieldProblems } from '../support/in-english.ts'

describe('figures in another unit are answered with the figure to send', () => {
  const driver = (golfer: object, swingMetrics: object) => ({
    clubType: 'driver',
    golfer: { handedness: 'right', ...golfer },
    swingMetrics: { swingSpeed: 95, ...swingMetrics },
  })
  const told = (value: unknown) => fieldProblems(FittingRequest, value).map(({ detail }) => detail)
  test.each([
    [{}, { swingSpeed: 153 }, 'must be 30 to 150 mph; 153 km/h is 95.1 mph'],
    [{}, { swingSpeed: 28 }, 'must be 30 to 150 mph; 28 m/s is 62.6 mph'],
    [{}, { swingSpeed: 9 }, 'must be 30 to 150 mph'],
    [{}, { ballSpeed: 260 }, 'must be 50 to 250 mph; 260 km/h is 161.6 mph'],
    [{}, { peakHeight: 38 }, 'must be 50 to 200 feet; leave it out if it is 38 as it stands'],
    [{}, { peakHeight: 28 }, 'must be 50 to 200 feet; 28 m is 91.9 feet; leave it out if it is 28 as it stands'],
    [{}, { landingAngle: 52 }, 'must be 10 to 50 degrees; leave it out if it is 52 as it stands'],
    [{ wristToFloor: 86 }, {}, 'must be 20 to 50 inches; 86 cm is 33.9 inches'],
    [{ weight: 45 }, {}, 'must be a whole number from 50 to 500 pounds; 45 kg is 99 pounds'],
    [{ heightFeet: 180 }, {}, 'must be a whole number from 3 to 8 ft; 180 cm is 5 ft 11 in'],
    [{}, { swingSpeedKmh: 153 }, 'is not a field here; send swingSpeed: 95.1 (mph)'],
    [{}, { ball_speed_mps: 62 }, 'is not a field here; send ballSpeed: 138.7 (mph)'],
    [{}, { swingSpeedMph: 95 }, 'is not a field here; send swingSpeed: 95'],
    [{ weightKg: 82 }, {}, 'is not a field here; send weight: 181 (pounds)'],
    [{ heightCm: 180 }, {}, 'is not a field here; send heightFeet: 5 and heightInches: 11'],
    [{ heightM: 1.8 }, {}, 'is not a field here; send heightFeet: 5 and heightInches: 11'],
    [{ heightIn: 71 }, {}, 'is not a field here; send heightFeet: 5 and heightInches: 11'],
    [{ height: 71 }, {}, 'is not a field here; send heightFeet and heightInches'],
  ])('%j %j', (golfer, swing, detail) => {
    expect(told(driver(golfer, swing))[0]).toStartWith(detail)
  })
  test('a figure that JSON cannot hold is not repeated', () => {
    const told = fieldProblems(FittingRequest, JSON.parse('{"swingMetrics":{"swingSpeedKmh":1e400}}'))
    expect(JSON.stringify(told)).toContain('send swingSpeed, in mph')
  })
  test('for a hand and a bag too', () => {
    const details = [
      ...fieldProblems(GripSizeRequest, { handLengthCm: 19.3 }),
      ...fieldProblems(GripSizeRequest, { handLengthIn: 19.3 }),
      ...fieldProblems(BagRequest, { clubs: [{ club: 'driver', carryM: 210 }, { club: 'PW' }], driverSpeed: 160 }),
    ].map(({ detail }) => detail)
    expect(details).toEqual([
      'is not a field here; send handLengthIn: 7.6 (inches)',
      'must be 3 to 13 inches; 19.3 cm is 7.6 inches',
      'is not a field here; send carry: 229.7 (yards)',
      'must be 40 to 150 mph; 160 km/h is 99.4 mph',
    ])
  })
})
