import type { ClubType } from '../../src/golf/names/words.ts'
import { capitalize } from '../../src/platform/values.ts'

/** Twenty golfers of all kinds, four for each kind of club, as a fitter would meet them. */
const golfers: Readonly<
  Record<ClubType, Readonly<Record<string, readonly [golfer: object, swing: object, more?: object]>>>
> = {
  driver: {
    'touring professional, measured': [
      { handicap: -4, age: 29, heightFeet: 6, heightInches: 0, wristToFloor: 35 },
      {
        swingSpeed: 118,
        ballSpeed: 176,
        launchAngle: 10.5,
        attackAngle: 0.5,
        spinRate: 2500,
        missPattern: 'hook',
        missSize: 'slight',
      },
      { currentEquipment: { brand: 'TaylorMade', model: 'Qi10 (2024)', loft: 9 } },
    ],
    'senior of 74, speed and carry told': [
      { handicap: 19, age: 74 },
      { swingSpeed: 78, carryDistance: 175 },
      { currentEquipment: { loft: 10.5 } },
    ],
    'woman, beginner, slices': [
      { gender: 'female', handicap: '25+', age: 38, heightFeet: 5, heightInches: 4 },
      { swingSpeed: 66, missPattern: 'fade', missSize: 'large' },
    ],
    'girl of 12': [{ gender: 'female', age: 12, heightFeet: 4, heightInches: 9, wristToFloor: 28 }, { swingSpeed: 62 }],
  },
  fairway: {
    'low handicap, 3-wood measured': [
      { handicap: 4, age: 45 },
      { swingSpeed: 101, ballSpeed: 148, launchAngle: 10, attackAngle: -2, spinRate: 3600 },
      {
        clubDetails: { fairwaySpeedSource: 'three_wood', fairwayDesignation: '3-wood' },
        currentEquipment: { loft: 15 },
      },
    ],
    'average man, driver speed': [
      { handicap: 16, age: 55 },
      { swingSpeed: 90, missPattern: 'fade' },
    ],
    'woman of 66, driver speed': [{ gender: 'female', handicap: 24, age: 66 }, { swingSpeed: 62 }],
    'left-handed, fast, 7-wood': [
      { handedness: 'left', handicap: 1, age: 24 },
      { swingSpeed: 114 },
      { clubDetails: { fairwayDesignation: '7-wood' } },
    ],
  },
  hybrid: {
    'man, carry told': [
      { handicap: 15, age: 50 },
      { swingSpeed: 84, carryDistance: 190 },
      { currentEquipment: { loft: 22 } },
    ],
    'hooks at speed': [
      { handicap: 6, age: 31 },
      { swingSpeed: 98, missPattern: 'hook', missSize: 'large' },
      { currentEquipment: { loft: 19 } },
    ],
    'woman, ball speed only': [
      { gender: 'female', handicap: 18, age: 47 },
      { ballSpeed: 96 },
      { currentEquipment: { loft: 26 } },
    ],
    'senior, lands it flat': [
      { handicap: 22, age: 70 },
      { swingSpeed: 70, ballSpeed: 97, launchAngle: 12, spinRate: 3500 },
      { currentEquipment: { loft: 24 } },
    ],
  },
  iron: {
    'scratch, measured': [
      { handicap: 0, age: 27, heightFeet: 5, heightInches: 11, wristToFloor: 34.5 },
      { swingSpeed: 92, ballSpeed: 121, launchAngle: 16.5, attackAngle: -4.5, spinRate: 7000 },
      { currentEquipment: { loft: 33 } },
    ],
    'tall, handicap 12, speed only': [
      { handicap: 12, age: 40, heightFeet: 6, heightInches: 5, wristToFloor: 39 },
      { swingSpeed: 84 },
    ],
    'woman, handicap 30': [
      { gender: 'female', handicap: '25+', age: 60, heightFeet: 5, heightInches: 3 },
      { swingSpeed: 57 },
    ],
    'senior, strong irons, carry told': [
      { handicap: 14, age: 67 },
      { swingSpeed: 72, carryDistance: 140 },
      { currentEquipment: { loft: 27 } },
    ],
  },
  wedge: {
    'scratch, full lob wedge': [
      { handicap: 0, age: 30 },
      { swingSpeed: 82, attackAngle: -4 },
      { clubDetails: { wedgeHit: 'SW', pwLoft: 46, sevenIronSpeed: 92, lobWedgeFullSwing: 'yes' } },
    ],
    'digs, strong pitching wedge': [
      { handicap: 17, age: 52 },
      { swingSpeed: 70, attackAngle: -9, spinRate: 6500 },
      { clubDetails: { wedgeHit: 'SW', pwLoft: 43, sevenIronSpeed: 80 } },
    ],
    'measured carry of the sand wedge': [
      { handicap: 9, age: 44 },
      { swingSpeed: 74, carryDistance: 92 },
      { currentEquipment: { loft: 54 }, clubDetails: { wedgeHit: 'SW', pwLoft: 45 } },
    ],
    'woman, light shafts': [
      { gender: 'female', handicap: 20, age: 57 },
      { swingSpeed: 54, attackAngle: -3 },
      { clubDetails: { wedgeHit: 'SW', pwLoft: 44, sevenIronSpeed: 60 } },
    ],
  },
}

/** The requests by what a heading says of the golfer. */
export const twentyGolfers: readonly (readonly [title: string, request: object])[] = Object.entries(golfers).flatMap(
  ([clubType, people]) =>
    Object.entries(people).map(
      ([who, [golfer, swingMetrics, more]]) =>
        [
          `${capitalize(clubType)}: ${who}`,
          { clubType, golfer: { handedness: 'right', ...golfer }, swingMetrics, ...more },
        ] as const,
    ),
)
