import { chartSpan } from '../../golf/driver-flight.ts'
import { forgivingHybrid, tourHybrid } from '../../golf/heads.ts'
import { fairwayLoftDeg, hybridLoftBySpeed, sevenWoodBelow, utilityIronFromMph } from '../../golf/lofts.ts'
import { fairwayDesignations } from '../../golf/words.ts'
import { type RulePictures, sampled } from './picture.ts'

/** Pictures of the rules of fairway woods and hybrids. */
export const woodPictures = {
  'FWY-LOFT': () => [
    {
      kind: 'lines',
      title: 'Loft before attack and launch, degrees',
      axis: 'Driver speed, mph',
      golfer: 'driverSpeedMph',
      legend: 'Wood',
      lines: fairwayDesignations.map((name) => ({
        name,
        points: sampled([chartSpan.mphMin, chartSpan.mphMax], 1, (mph) => fairwayLoftDeg(name, mph)),
      })),
    },
  ],
  'HYB-LOFT': () => [
    {
      kind: 'lines',
      title: 'Loft that a hybrid speed asks for, degrees',
      axis: 'Hybrid speed, mph',
      golfer: 'hybridSpeedMph',
      lines: [{ name: '', points: hybridLoftBySpeed }],
    },
  ],
  'HYB-HEAD': () => [
    {
      kind: 'table',
      title: 'The first line that is yours decides',
      heads: ['Golfer', 'Head'],
      rows: [
        ['Moderate or large hook', 'core'],
        ['Moderate or large slice', 'draw'],
        ['Slow swings, as for drivers', 'light'],
        ['Straight or forgiving was asked for', 'most forgiving'],
        ['Misses both ways, or strikes off the middle', 'most forgiving'],
        [`Handicap ${tourHybrid.handicapMax} or less from ${tourHybrid.fromMph} mph of hybrid speed`, 'tour'],
        [
          `Handicap ${forgivingHybrid.handicapMin} and more, or none known under ${forgivingHybrid.unknownBelowMph} mph of driver speed`,
          'most forgiving',
        ],
        ['Everybody else', 'core'],
      ],
    },
  ],
  'HYB-SEVEN-WOOD': () => [
    {
      kind: 'table',
      title: 'What is mentioned beside a 3-hybrid',
      heads: ['Your 3-hybrid', 'Mentioned'],
      rows: [
        [`lands under ${sevenWoodBelow.landingDeg}° or peaks under ${sevenWoodBelow.peakFeet} ft`, '7-wood'],
        [`hooks, from ${utilityIronFromMph} mph of hybrid speed`, 'utility iron'],
        ['hooks, at less speed', 'nothing'],
        ['does neither', 'nothing'],
      ],
    },
  ],
} satisfies RulePictures
