import type { AdviceKind } from '../../src/fitting/advice/index.ts'
import type { FittingRequest } from '../../src/fitting/index.ts'

const man = { handedness: 'right', gender: 'male', handicap: 12, age: 45 } as const
const driver = (
  swingMetrics: FittingRequest['swingMetrics'],
  currentEquipment?: FittingRequest['currentEquipment'],
): FittingRequest => ({
  clubType: 'driver',
  golfer: man,
  swingMetrics,
  ...(currentEquipment && { currentEquipment }),
})
const slicer = { swingSpeed: 97, ballSpeed: 139, launchAngle: 10, spinRate: 2900, attackAngle: -2 }
const g440 = { brand: 'PING', model: 'G440 MAX' }

/** Golfers of each kind of advice, three of them at a border. */
export const golden: Readonly<Record<string, readonly [kind: AdviceKind, FittingRequest]>> = {
  'Q1 the fitted loft, by name': ['keep', driver({ carryDistance: 225, estimateSpeed: true }, { ...g440, loft: 10.5 })],
  'Q1 a degree off': ['adjust', driver({ carryDistance: 225, estimateSpeed: true }, { ...g440, loft: 9.5 })],
  'border: half a degree off': ['keep', driver({ carryDistance: 225, estimateSpeed: true }, { ...g440, loft: 10 })],
  'Q2 a target that is off by strike': [
    'nothing_to_gain',
    driver({ ...slicer, missPattern: 'straight' }, { brand: 'PING', model: 'G430 MAX', loft: 9 }),
  ],
  'a slicer: direction before yards': [
    'try',
    driver({ ...slicer, missPattern: 'fade', missSize: 'large' }, { brand: 'PING', model: 'G430 MAX', loft: 9 }),
  ],
  'a 5-wood for the bag': [
    'try',
    {
      clubType: 'fairway',
      golfer: man,
      swingMetrics: { swingSpeed: 98 },
      clubDetails: { fairwayDesignation: '5-wood' },
    },
  ],
  'speeds that contradict each other': ['measure_first', driver({ swingSpeed: 95, ballSpeed: 170 })],
  'border: nothing but age and sex': ['measure_first', driver({ estimateSpeed: true })],
  'a slice of no size': ['ask', driver({ swingSpeed: 95, missPattern: 'fade' })],
  'Q3 no own club': ['cannot_tell', driver({ carryDistance: 225, estimateSpeed: true })],
  'border: 1.1 no own club, and a ball on its target': [
    'nothing_to_gain',
    driver({
      ...{ swingSpeed: 102.4, ballSpeed: 148.1, launchAngle: 10.2, spinRate: 3350, attackAngle: -3.1 },
      ...{ clubPath: -3.2, faceAngle: 1.1, carryDistance: 236, missPattern: 'fade', missSize: 'moderate' },
    }),
  ],
}
