import { lengthChangeIn, menLengthBands, standardClub, standardClubs } from '../../golf/lengths.ts'
import { hybridLie, missLieDeg, strikeLieDeg } from '../../golf/lies.ts'
import { juniorDriverFloorDeg, juniorFairwayLoftDegMin, juniorSevenIronLoftDeg } from '../../golf/lofts.ts'
import { signed } from '../../golf/phrases.ts'
import type { Knot } from '../../golf/units.ts'
import { type ClubType, missSizes } from '../../golf/words.ts'
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

/** Pictures of the rules of length and lie, and of juniors. */
export const staticPictures = {
  'LEN-WOOD': () => [
    {
      kind: 'lines',
      title: 'Length from standard, inches',
      axis: 'Wrist to floor, inches (men)',
      golfer: 'wristToFloorIn',
      legend: 'Club',
      lines: [
        { name: 'driver', points: lengthSteps('driver', 'driver') },
        { name: 'fairway wood', points: lengthSteps('fairway', '3-wood') },
        { name: 'hybrid', points: lengthSteps('hybrid', '3-hybrid') },
      ],
    },
  ],
  'LIE-MISS': () => [
    {
      kind: 'table',
      title: `Degrees of lie, upright is more; hybrids take ${hybridLie.share} of it`,
      heads: ['Size', 'Fade or slice', 'Hook or draw', 'Toe strikes', 'Heel strikes'],
      rows: missSizes.map((size) => [
        size,
        signed(missLieDeg[size]),
        signed(-missLieDeg[size]),
        signed(strikeLieDeg),
        signed(-strikeLieDeg),
      ]),
    },
  ],
  'LIE-WOOD': () => [
    {
      kind: 'table',
      title: 'Standard lie of woods, degrees',
      heads: ['Club', 'Men', 'Women'],
      rows: standardClubs
        .filter(({ club, gender }) => gender === 'male' && (club === 'driver' || club.endsWith('-wood')))
        .map(({ club, lieDeg }) => [
          club,
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
