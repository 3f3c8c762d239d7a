import { cavityBack } from '../../golf/clubs/heads.ts'
import { wedgeLengthIn } from '../../golf/clubs/lengths.ts'
import { wedgeClassBelowDeg, wedgeLoftDegOf } from '../../golf/clubs/lofts.ts'
import { bounceNode, meetingBorders } from '../../golf/clubs/wedges.ts'
import { steelWedgeExtraGrams } from '../../golf/clubs/weights.ts'
import { wedgeMphPerSevenIronMph } from '../../golf/speeds.ts'
import { say } from '../../words/say.ts'
import type { RulePictures } from './picture.ts'

const handicapBands = (handicapMin: number) => [
  { band: say('pictures.blade'), from: null },
  { band: say('pictures.cavityBack'), from: handicapMin },
]

/** Pictures of the rules of wedges. */
export const wedgePictures = {
  'WDG-CLASS': () => [
    {
      kind: 'bands',
      title: say('pictures.wedgeByLoft'),
      axis: say('pictures.loftAxis'),
      room: 4,
      golfer: 'loftDeg',
      bars: [
        {
          name: say('pictures.wedge'),
          bands: [
            { band: say('pictures.pitching'), from: null },
            { band: say('pictures.gap'), from: wedgeClassBelowDeg.PW },
            { band: say('pictures.sand'), from: wedgeClassBelowDeg.GW },
            { band: say('pictures.lob'), from: wedgeClassBelowDeg.SW },
          ],
        },
      ],
    },
  ],
  'WDG-GRIND': () => [
    {
      kind: 'bands',
      title: 'Sole by attack angle',
      axis: 'Attack angle, degrees: down is less',
      room: 3,
      golfer: 'attackDeg',
      isShared: true,
      bars: (['GW', 'SW', 'LW'] as const).map((wedge) => ({
        name: wedge,
        bands: (['steep', 'neutral', 'shallow'] as const).map((meeting) => {
          const band = bounceNode(wedge, meeting).grind
          return {
            band,
            short: band.split(/ sole|,/)[0]!,
            from: { steep: null, neutral: meetingBorders.steepDeg, shallow: meetingBorders.shallowDeg }[meeting],
          }
        }),
      })),
    },
  ],
  'WDG-HEAD': () => [
    {
      kind: 'bands',
      title: say('pictures.bladeOrCavity'),
      axis: say('pictures.handicap'),
      room: 10,
      golfer: 'handicap',
      isShared: true,
      bars: [
        { name: 'PW, GW', bands: handicapBands(cavityBack.fullSwingHandicapMin) },
        { name: 'SW, LW', bands: handicapBands(cavityBack.handicapMin) },
      ],
    },
  ],
  'WDG-LOFT': () => [
    {
      kind: 'table',
      title: say('pictures.namedWedges'),
      heads: [say('pictures.wedge'), say('pictures.loftAxis'), say('pictures.steelLength')],
      rows: (['GW', 'SW', 'LW'] as const).map((wedge) => [wedge, wedgeLoftDegOf[wedge], wedgeLengthIn(wedge, 'men')]),
    },
  ],
  'WDG-SHAFT': () => [
    {
      kind: 'table',
      title: 'What decides the shaft of a wedge, the first that is known',
      heads: ['Known', 'Shaft'],
      rows: [
        ['The irons that were fitted', 'as theirs'],
        ['The shaft of the irons', 'as theirs'],
        ['The speed of the 7-iron', 'as an iron of that speed'],
        [
          'The speed of the wedge',
          `flex by the row of wedges, weight as an iron of that speed / ${wedgeMphPerSevenIronMph}`,
        ],
        ['Steel in a sand or lob wedge', `${steelWedgeExtraGrams} g heavier`],
      ],
    },
  ],
} satisfies RulePictures
