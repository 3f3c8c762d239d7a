import { ironClassOf } from '../../golf/clubs/irons.ts'
import { standardClub } from '../../golf/clubs/lengths.ts'
import { ironBendDegMax } from '../../golf/clubs/matching.ts'
import { graphiteFromAge, steelFromGrams } from '../../golf/clubs/weights.ts'
import { type IronCategory, ironCategories } from '../../golf/names/words.ts'
import type { Said } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { groupsSaid } from './names.ts'
import { type Band, type RulePictures, scanned } from './picture.ts'

const classes: Readonly<Record<IronCategory, readonly [name: Said, short: Said]>> = {
  blade: [say('pictures.blade'), say('pictures.blade')],
  players_iron: [say('pictures.playersIron'), say('pictures.player')],
  players_distance: [say('pictures.playersDistance'), say('pictures.plDistance')],
  game_improvement: [say('pictures.gameImprovement'), say('pictures.gameImpr')],
  super_game_improvement: [say('pictures.superGameImprovement'), say('pictures.superGi')],
}
/** Speeds of 7-irons and handicaps that a picture shows. */
const speeds = [50, 105] as const
const handicaps = [0, 30] as const

const classBars = () => {
  const classesAt = (handicap: number) =>
    scanned(speeds, 1, (mph) => ironClassOf(handicap, mph)).map(({ value, from }): Band => {
      const [band, short] = classes[value]
      return { band, short, from }
    })
  const rows = scanned(handicaps, 1, (handicap) => JSON.stringify(classesAt(handicap)))
  return rows.map(({ from }, place) => ({
    name:
      place === rows.length - 1
        ? say('pictures.fromHandicap', { from: from! })
        : say('general.figure', { figure: { n: [from ?? 0, rows[place + 1]!.from!], to: true } }),
    bands: classesAt(from ?? 0),
  }))
}

/** Pictures of the rules of irons. */
export const ironPictures = {
  'IRON-HEAD': () => [
    {
      kind: 'bands',
      title: say('pictures.ironClass'),
      axis: say('pictures.sevenIronSpeedAxis'),
      room: 16,
      golfer: 'sevenIronSpeedMph',
      isShared: true,
      bars: classBars(),
    },
  ],
  'IRON-LOFT': () => [
    {
      kind: 'table',
      title: say('pictures.ironLoft', { deg: ironBendDegMax }),
      heads: [say('pictures.class'), say('pictures.men'), say('pictures.women')],
      rows: ironCategories.map((category) => [
        classes[category][0],
        ...(['male', 'female'] as const).map((gender) => standardClub('7-iron', category, gender)?.loftDeg ?? ''),
      ]),
    },
  ],
  'IRON-MATERIAL': () => [
    {
      kind: 'bands',
      title: say('pictures.ironMaterial', { age: graphiteFromAge }),
      axis: say('pictures.fittedGrams'),
      room: 20,
      golfer: 'shaftGrams',
      isShared: true,
      bars: (['men', 'women'] as const).map((group) => ({
        name: groupsSaid[group],
        bands: [
          { band: say('pictures.graphite'), from: null },
          { band: say('pictures.steel'), from: steelFromGrams[group] },
        ],
      })),
    },
  ],
} satisfies RulePictures
