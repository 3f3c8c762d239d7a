import { lengthChangeIn, menLengthBands, standardClub, standardClubs } from '../../golf/clubs/lengths.ts'
import { hybridLie, missLieDeg, strikeLieDeg } from '../../golf/clubs/lies.ts'
import { juniorDriverFloorDeg, juniorFairwayLoftDegMin, juniorSevenIronLoftDeg } from '../../golf/clubs/lofts.ts'
import { type ClubType, missSizes } from '../../golf/names/words.ts'
import type { Knot } from '../../golf/units.ts'
import { say, signed } from '../../words/say.ts'
import { clubsSaid, sizesSaid } from './names.ts'
import type { RulePictures } from './picture.ts'

/** Change of a length by wrist to floor, as steps. The first and last bands reach as far as anybody does. */
const lengthSteps = (club: ClubType, standard: string): readonly Knot[] =>
  menLengthBands.slice(1, -1).flatMap(({ from, to, adjustmentIn }): Knot[] => {
    const change = lengthChangeIn(club, adjustmentIn, standardClub(standard, 'all', 'male')!.lengthIn)
    return [
      [from, change],
      [to, change],
    ]
  })

const change = (degrees: number) => say('general.figure', { figure: signed(degrees) })

/** Pictures of the rules of length and lie, and of juniors. */
export const staticPictures = {
  'LEN-WOOD': () => [
    {
      kind: 'lines',
      title: say('pictures.lengthFromStandard'),
      axis: say('pictures.wristMen'),
      golfer: 'wristToFloorIn',
      legend: say('pictures.club'),
      lines: [
        { name: clubsSaid['driver']!, points: lengthSteps('driver', 'driver') },
        { name: say('pictures.fairwayWood'), points: lengthSteps('fairway', '3-wood') },
        { name: clubsSaid['hybrid']!, points: lengthSteps('hybrid', '3-hybrid') },
      ],
    },
  ],
  'LIE-MISS': () => [
    {
      kind: 'table',
      title: say('pictures.degreesOfLie', { share: hybridLie.share }),
      heads: [
        say('pictures.size'),
        say('pictures.fadeOrSlice'),
        say('pictures.hookOrDraw'),
        say('pictures.toeStrikes'),
        say('pictures.heelStrikes'),
      ],
      rows: missSizes.map((size) => [
        sizesSaid[size],
        change(missLieDeg[size]),
        change(-missLieDeg[size]),
        change(strikeLieDeg),
        change(-strikeLieDeg),
      ]),
    },
  ],
  'LIE-WOOD': () => [
    {
      kind: 'table',
      title: say('pictures.woodLie'),
      heads: [say('pictures.club'), say('pictures.men'), say('pictures.women')],
      rows: standardClubs
        .filter(({ club, gender }) => gender === 'male' && (club === 'driver' || club.endsWith('-wood')))
        .map(({ club, lieDeg }) => [
          clubsSaid[club]!,
          lieDeg,
          standardClubs.find((one) => one.club === club && one.gender === 'female')?.lieDeg ?? '',
        ]),
    },
  ],
  'JUN-LOFT': () => [
    {
      kind: 'table',
      title: 'Lofts of juniors, degrees',
      heads: ['Club', 'Loft'],
      rows: [
        ['Driver', `${juniorDriverFloorDeg} or more`],
        ['Fairway wood', `${juniorFairwayLoftDegMin} or more`],
        ['7-iron', juniorSevenIronLoftDeg],
      ],
    },
  ],
} satisfies RulePictures
