import { chartSpan, shapeLanding, shorterDriverHandicapMin, usualLandingDeg } from '../../golf/driver-flight.ts'
import { forgivingWood, lightHead, lightHeadByAge, lowSpinHead, spinnyLowSpinHead } from '../../golf/heads.ts'
import { type MissSize, missSizes } from '../../golf/words.ts'
import { type RulePictures, sampled } from './picture.ts'

const speeds = [chartSpan.mphMin, chartSpan.mphMax] as const
const landing = (moreDeg: number) => sampled(speeds, 5, (mph) => usualLandingDeg(mph) + moreDeg)
const bySpeed = { kind: 'lines', axis: 'Driver speed, mph', golfer: 'driverSpeedMph' } as const
const unless = (size: MissSize, setting: string): string => (size === 'slight' ? 'Standard' : setting)

/** Pictures of the rules of the driver. */
export const driverPictures = {
  'DRV-GOAL': () => [
    {
      ...bySpeed,
      title: 'Steepest landing that a driver is fitted to, degrees',
      lines: [{ name: '', points: landing(shapeLanding.offDeg) }],
    },
  ],
  'DRV-SHAPE': () => [
    {
      ...bySpeed,
      title: 'Landing angle that tells a launch, degrees',
      legend: 'Landing',
      lines: [
        { name: 'steeper: launched high', points: landing(shapeLanding.offDeg) },
        { name: 'usual', points: landing(0) },
        { name: 'flatter: launched low', points: landing(-shapeLanding.offDeg) },
      ],
    },
  ],
  'DRV-STRIKE': () => [
    {
      kind: 'table',
      title: 'What a strike asks for before another head',
      heads: ['Strike', 'First'],
      rows: [
        ['Heel', 'a shorter driver, and never longer than standard'],
        ['All over the face', 'a shorter driver is mentioned, and none is longer than standard'],
        [
          `Any other, from handicap ${shorterDriverHandicapMin} on, unless wrist to floor asks for longer`,
          'a shorter driver is mentioned',
        ],
        ['Middle or toe', 'nothing'],
      ],
    },
  ],
  'DRV-WEIGHT': () => [
    {
      kind: 'table',
      title: 'Weight setting by your usual miss',
      heads: ['Size', 'Fade or slice', 'Hook or draw', 'Straight or both ways'],
      rows: missSizes.map((size) => [size, unless(size, 'Draw Bias'), unless(size, 'Fade Bias'), 'Standard']),
    },
  ],
  'WOOD-HEAD': () => [
    {
      kind: 'table',
      title: 'The first line that is yours decides',
      heads: ['Golfer', 'Head'],
      rows: [
        ['Moderate or large slice', 'draw'],
        [
          `Junior; driver speed under ${lightHead.belowMph} mph, women ${lightHead.womenBelowMph}, at ${lightHeadByAge[1][0]} years ${lightHeadByAge[1][1]}`,
          'light',
        ],
        ['Straight or forgiving was asked for', 'most forgiving'],
        ['Misses both ways, or strikes off the middle', 'most forgiving'],
        [
          `From ${lowSpinHead.fromMph} mph with handicap ${lowSpinHead.handicapMax} or less, no fade, and spin over ${lowSpinHead.spinShareAbove} x its target (not known: from ${lowSpinHead.unknownSpinFromMph} mph)`,
          'low spin',
        ],
        [
          `From ${spinnyLowSpinHead.fromMph} mph with handicap ${spinnyLowSpinHead.handicapMax} or less, spin over ${spinnyLowSpinHead.spinShareAbove} x its target, and launch at most ${spinnyLowSpinHead.lowDegMax}° low`,
          'low spin',
        ],
        [
          `Handicap ${forgivingWood.handicapMin} and more, or none known under ${forgivingWood.unknownBelowMph} mph`,
          'most forgiving',
        ],
        ['Everybody else', 'core'],
      ],
    },
  ],
} satisfies RulePictures
