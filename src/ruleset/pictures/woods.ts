import { forgivingHybrid, tourHybrid } from '../../golf/clubs/heads.ts'
import { fairwayLoftDeg, hybridLoftBySpeed, sevenWoodBelow, utilityIronFromMph } from '../../golf/clubs/lofts.ts'
import { chartSpan } from '../../golf/flight/driver-flight.ts'
import { fairwayDesignations } from '../../golf/names/words.ts'
import { deg, feet, mph, say } from '../../words/say.ts'
import { clubsSaid } from './names.ts'
import { type RulePictures, sampled } from './picture.ts'

/** Pictures of the rules of fairway woods and hybrids. */
export const woodPictures = {
  'FWY-LOFT': () => [
    {
      kind: 'lines',
      title: say('pictures.fairwayLoft'),
      axis: say('pictures.driverSpeedAxis'),
      golfer: 'driverSpeedMph',
      legend: say('pictures.wood'),
      lines: fairwayDesignations.map((name) => ({
        name: clubsSaid[name]!,
        points: sampled([chartSpan.mphMin, chartSpan.mphMax], 1, (mph) => fairwayLoftDeg(name, mph)),
      })),
    },
  ],
  'HYB-LOFT': () => [
    {
      kind: 'lines',
      title: say('pictures.hybridLoft'),
      axis: say('pictures.hybridSpeedAxis'),
      golfer: 'hybridSpeedMph',
      lines: [{ name: '', points: hybridLoftBySpeed }],
    },
  ],
  'HYB-HEAD': () => [
    {
      kind: 'table',
      title: say('pictures.firstLineDecides'),
      heads: [say('pictures.golfer'), say('pictures.head')],
      rows: [
        [say('pictures.hooks'), say('pictures.core')],
        [say('pictures.slices'), say('pictures.draw')],
        [say('pictures.slowSwings'), say('pictures.light')],
        [say('pictures.straightAsked'), say('pictures.mostForgiving')],
        [say('pictures.missesBoth'), say('pictures.mostForgiving')],
        [
          say('pictures.lowHandicap', { handicap: tourHybrid.handicapMax, from: mph(tourHybrid.fromMph) }),
          say('pictures.tour'),
        ],
        [
          say('pictures.highHandicapByDriver', {
            handicap: forgivingHybrid.handicapMin,
            below: mph(forgivingHybrid.unknownBelowMph),
          }),
          say('pictures.mostForgiving'),
        ],
        [say('pictures.everybodyElse'), say('pictures.core')],
      ],
    },
  ],
  'HYB-SEVEN-WOOD': () => [
    {
      kind: 'table',
      title: say('pictures.besideThreeHybrid'),
      heads: [say('pictures.yourThreeHybrid'), say('pictures.mentioned')],
      rows: [
        [
          say('pictures.landsFlat', { landing: deg(sevenWoodBelow.landingDeg), peak: feet(sevenWoodBelow.peakFeet) }),
          clubsSaid['7-wood']!,
        ],
        [say('pictures.hooksFast', { from: mph(utilityIronFromMph) }), say('pictures.utilityIron')],
        [say('pictures.hooksSlow'), say('pictures.nothing')],
        [say('pictures.doesNeither'), say('pictures.nothing')],
      ],
    },
  ],
} satisfies RulePictures
