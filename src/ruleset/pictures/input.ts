import { lighterGrams } from '../../golf/clubs/weights.ts'
import { launchOfFlightDeg } from '../../golf/flight/attack.ts'
import { strikeCurves } from '../../golf/flight/strike.ts'
import {
  averageScoreHandicap,
  handicapOfAverageScore,
  handicapPerStroke,
  scratchAverageScore,
} from '../../golf/handicap.ts'
import { growing, isJunior } from '../../golf/juniors.ts'
import { specNames } from '../../golf/names/spec-names.ts'
import { neighborStep } from '../../golf/noise.ts'
import {
  driverMphPerFiveWoodMph,
  driverMphPerHybridMph,
  driverMphPerSevenIronMph,
  driverMphPerThreeWoodMph,
  wedgeMphPerSevenIronMph,
} from '../../golf/speeds.ts'
import { type RulePictures, sampled, scanned, wordsOf } from './picture.ts'

const scoreAt = (handicap: number): number => Math.round(scratchAverageScore + handicap / handicapPerStroke)
const ages = [8, 24] as const

/** Pictures of the rules of what golfers tell. */
export const inputPictures = {
  'IN-BALL-FLIGHT': () => [
    {
      kind: 'table',
      title: 'Launch that a described flight counts as, degrees',
      heads: ['Flight', 'Launch'],
      rows: Object.entries(launchOfFlightDeg),
    },
  ],
  'IN-CONVERT': () => [
    {
      kind: 'table',
      title: 'Speed of the driver behind that of another club',
      heads: ['Club', 'Times its speed'],
      rows: [
        ['3-wood', driverMphPerThreeWoodMph],
        ['5-wood and 7-wood', driverMphPerFiveWoodMph],
        ['Hybrid', driverMphPerHybridMph],
        ['7-iron', driverMphPerSevenIronMph],
        ['Wedge, by way of the 7-iron', `${driverMphPerSevenIronMph} / ${wedgeMphPerSevenIronMph}`],
      ],
    },
  ],
  'IN-DERIVE': () => [
    {
      kind: 'lines',
      title: 'Ball speed / club speed of a usual drive',
      axis: 'Handicap',
      golfer: 'handicap',
      lines: [{ name: '', points: strikeCurves.driverSmash.byHandicap }],
    },
  ],
  'IN-GOALS': () => [
    {
      kind: 'table',
      title: 'What a wish moves',
      heads: ['Wish', 'Change'],
      rows: [
        ['Light, or easy on the joints', `shaft ${lighterGrams.woods} g, irons and wedges ${lighterGrams.irons} g`],
        ['Easy on the joints', 'graphite in irons and wedges'],
        ['Higher or lower', 'shaft one launch profile higher or lower'],
        ['Straight or forgiving', 'the most forgiving head'],
        ['Cheaper', 'the lowest price in all among equal picks'],
      ],
    },
  ],
  'IN-GROUP': () => [
    {
      kind: 'bands',
      title: 'Whose tables, by age and height',
      axis: 'Age, years',
      room: 5,
      golfer: 'ageYears',
      isShared: true,
      bars: [growing.belowIn - 1, growing.belowIn].map((heightIn) => ({
        name: heightIn < growing.belowIn ? `under ${growing.belowIn} in` : `from ${growing.belowIn} in`,
        bands: scanned(ages, 1, (ageYears) => (isJunior({ ageYears, heightIn }) ? 'Junior' : 'Men or women')).map(
          ({ value, from }) => ({ band: value, from }),
        ),
      })),
    },
  ],
  'IN-HANDICAP': () => [
    {
      kind: 'lines',
      title: 'Handicap that an average score counts as',
      axis: 'Average score',
      golfer: 'averageScore',
      lines: [
        {
          name: '',
          points: sampled(
            [scoreAt(averageScoreHandicap.min), scoreAt(averageScoreHandicap.max)],
            1,
            handicapOfAverageScore,
          ),
        },
      ],
    },
  ],
  'IN-NEIGHBORS': () => [
    {
      kind: 'table',
      title: 'How far another club of a close neighbor is off before it is named',
      heads: ['Figure', 'More than'],
      rows: Object.entries(neighborStep).map(([name, step]) => [
        (specNames as Readonly<Record<string, string>>)[name] ?? wordsOf(name),
        step,
      ]),
    },
  ],
} satisfies RulePictures
