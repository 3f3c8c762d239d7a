import { ironClassOf } from '../../golf/irons.ts'
import { standardClub } from '../../golf/lengths.ts'
import { ironBendDegMax } from '../../golf/matching.ts'
import { graphiteFromAge, steelFromGrams } from '../../golf/weights.ts'
import { type IronCategory, ironCategories } from '../../golf/words.ts'
import { type RulePictures, scanned, wordsOf } from './picture.ts'

const short: Readonly<Record<IronCategory, string>> = {
  blade: 'Blade',
  players_iron: 'Player',
  players_distance: 'Pl. distance',
  game_improvement: 'Game impr.',
  super_game_improvement: 'Super GI',
}
/** Speeds of 7-irons and handicaps that a picture shows. */
const speeds = [50, 105] as const
const handicaps = [0, 30] as const

const classBars = () => {
  const classesAt = (handicap: number) =>
    scanned(speeds, 1, (mph) => ironClassOf(handicap, mph)).map(({ band, from }) => ({
      band: wordsOf(band),
      short: short[band as IronCategory],
      from,
    }))
  const rows = scanned(handicaps, 1, (handicap) => JSON.stringify(classesAt(handicap)))
  return rows.map(({ from }, place) => ({
    name: place === rows.length - 1 ? `from ${from}` : `${from ?? 0} to ${rows[place + 1]!.from}`,
    bands: classesAt(from ?? 0),
  }))
}

/** Pictures of the rules of irons. */
export const ironPictures = {
  'IRON-HEAD': () => [
    {
      kind: 'bands',
      title: 'Class of irons by handicap and 7-iron speed',
      axis: '7-iron speed, mph',
      room: 16,
      golfer: 'sevenIronSpeedMph',
      isShared: true,
      bars: classBars(),
    },
  ],
  'IRON-LOFT': () => [
    {
      kind: 'table',
      title: `7-iron lofts as sold, degrees, from which irons bend by ${ironBendDegMax} either way`,
      heads: ['Class', 'Men', 'Women'],
      rows: ironCategories.map((category) => [
        wordsOf(category),
        ...(['male', 'female'] as const).map((gender) => standardClub('7-iron', category, gender)?.loftDeg ?? ''),
      ]),
    },
  ],
  'IRON-MATERIAL': () => [
    {
      kind: 'bands',
      title: `Steel or graphite under ${graphiteFromAge} years, without a wish or sore joints`,
      axis: 'Fitted weight of the shaft, grams',
      room: 20,
      golfer: 'shaftGrams',
      isShared: true,
      bars: (['men', 'women'] as const).map((group) => ({
        name: wordsOf(group),
        bands: [
          { band: 'Graphite', from: null },
          { band: 'Steel', from: steelFromGrams[group] },
        ],
      })),
    },
  ],
} satisfies RulePictures
