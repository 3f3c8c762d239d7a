import type { GripSizeResponse } from './schema.ts'

/** Answer to the example of the request, with one grip of three. */
export const gripSizeExample: GripSizeResponse = {
  success: true,
  status: 'recommended',
  recommendation: {
    size: 'standard',
    extraWraps: '+1',
    display: 'Standard plus 1 wrap of tape',
    storeGripSize: 'Standard',
  },
  reasoning: [
    {
      rule: 'GRIP-SIZE',
      text: 'A hand of 7.6 in lies between 6.75 and 8 in: standard.',
      source: 'Compromise of published charts that disagree by up to an inch',
    },
    {
      rule: 'GRIP-WRAP',
      text: 'A longest finger of 3.2 in is over 3 in: one wrap.',
      source: 'Interface specification, grip size; 9 1/4 in read as hand length, because a finger ends at 6 in',
    },
  ],
  grips: [
    {
      gripId: 'golf-pride-tour-velvet',
      brand: 'Golf Pride',
      model: 'Tour Velvet',
      size: 'Standard',
      storeGripSize: 'Standard',
      weightGrams: 49.5,
      price: 6.99,
      material: 'rubber',
      cord: false,
      taper: 'standard',
      firmness: 'medium',
      reminder: 'both',
      clubTypes: ['driver', 'fairway', 'hybrid', 'iron', 'wedge'],
    },
  ],
  howToMeasure: null,
  recorded: { gloveSize: 'ML', handedness: 'right' },
}
