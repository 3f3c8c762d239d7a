import type { BagGapping } from './schema.ts'

/** Answer to the example of the request, its lists cut short. */
export const bagGappingExample: BagGapping = {
  success: true,
  clubs: [
    {
      club: 'driver',
      written: 'Driver',
      type: 'driver',
      loft: 10.5,
      loftSource: 'given',
      carry: 228,
      carrySource: 'given',
      total: 248,
      totalSource: 'derived',
    },
    {
      club: '3-wood',
      written: '3 wood',
      type: 'fairway',
      loft: 15,
      loftSource: 'stock',
      carry: 202,
      carrySource: 'estimated',
      total: 215,
      totalSource: 'estimated',
    },
    {
      club: '4-hybrid',
      written: '4h',
      type: 'hybrid',
      loft: 22,
      loftSource: 'stock',
      carry: 175,
      carrySource: 'estimated',
      total: 183,
      totalSource: 'estimated',
    },
  ],
  gaps: [
    {
      from: 'driver',
      to: '3-wood',
      loft: 4.5,
      carry: 26,
      total: 33,
      ideal: null,
    },
    {
      from: '3-wood',
      to: '4-hybrid',
      loft: 7,
      carry: 27,
      total: 32,
      ideal: {
        min: 8,
        max: 12,
      },
    },
  ],
  flags: [
    {
      flag: 'gap_too_big',
      clubs: ['3-wood', '4-hybrid'],
      loftGap: 7,
      carryGap: 27,
      limit: {
        value: 19.19,
        unit: 'yards',
      },
      text: '3-wood 202 and 4-hybrid 175 lie 27 yards apart, more than 19.2.',
      rule: 'BAG-GAP-BIG',
    },
  ],
  suggestions: [
    {
      action: 'add',
      fitWith: 'hybrid',
      remove: null,
      add: {
        club: '17° hybrid',
        type: 'hybrid',
        loft: 17,
        carry: 189,
        bounce: null,
      },
      alsoDrop: null,
      answers: [0],
      text: 'Add a 17° hybrid for about 189 yards: it fills the 27 yards between 3-wood 202 and 4-hybrid 175.',
      rule: 'BAG-FILL',
    },
  ],
  recommendedWedges: {
    pitchingWedge: {
      club: 'PW',
      loft: 44,
      loftSource: 'given',
    },
    wedges: [
      {
        club: 'GW',
        loft: 50,
        gap: 6,
        bounce: 12,
        grind: 'full or mid sole',
        carry: 103,
        inBag: null,
      },
    ],
    lobWedge: 'A lob wedge for greenside shots only may leave a bigger gap: 6° after the sand wedge.',
    text: 'After a 44° pitching wedge: 50° with 12° of bounce, 56° with 12° of bounce, 62° with 10° of bounce.',
    rules: ['WDG-SET', 'WDG-LOB', 'WDG-BOUNCE', 'WDG-GRIND'],
  },
  speed: {
    driverSpeed: 95,
    source: 'driverSpeed',
  },
  notes: ['A putter has no distance to compare: it is left out of the gaps.'],
  summary:
    '12 clubs from driver 228 to 60° wedge 77 yards of carry, 10 of them estimated at 95 mph driver speed. 2 gaps too big, 2 gaps too small, 1 wedge gap too wide. First: Add a 17° hybrid for about 189 yards: it fills the 27 yards between 3-wood 202 and 4-hybrid 175.',
}
