import { forgivingWood, lightHead, lightHeadByAge, lowSpinHead, spinnyLowSpinHead } from '../../golf/clubs/heads.ts'
import { chartSpan, shapeLanding, shorterDriverHandicapMin, usualLandingDeg } from '../../golf/flight/driver-flight.ts'
import { type MissSize, missSizes } from '../../golf/names/words.ts'
import type { Said } from '../../words/message.ts'
import { deg, mph, say } from '../../words/say.ts'
import { sizesSaid } from './names.ts'
import { type RulePictures, sampled } from './picture.ts'

const speeds = [chartSpan.mphMin, chartSpan.mphMax] as const
const landing = (moreDeg: number) => sampled(speeds, 5, (mph) => usualLandingDeg(mph) + moreDeg)
const bySpeed = { kind: 'lines', axis: say('pictures.driverSpeedAxis'), golfer: 'driverSpeedMph' } as const
const unless = (size: MissSize, setting: Said): Said => (size === 'slight' ? say('pictures.standardSetting') : setting)

/** Pictures of the rules of the driver. */
export const driverPictures = {
  'DRV-GOAL': () => [
    {
      ...bySpeed,
      title: say('pictures.steepestLanding'),
      lines: [{ name: '', points: landing(shapeLanding.offDeg) }],
    },
  ],
  'DRV-SHAPE': () => [
    {
      ...bySpeed,
      title: say('pictures.tellingLanding'),
      legend: say('pictures.landing'),
      lines: [
        { name: say('pictures.steeper'), points: landing(shapeLanding.offDeg) },
        { name: say('pictures.usual'), points: landing(0) },
        { name: say('pictures.flatter'), points: landing(-shapeLanding.offDeg) },
      ],
    },
  ],
  'DRV-STRIKE': () => [
    {
      kind: 'table',
      title: say('pictures.strikeFirst'),
      heads: [say('pictures.strike'), say('pictures.first')],
      rows: [
        [say('pictures.heel'), say('pictures.shorterDriver')],
        [say('pictures.allOver'), say('pictures.shorterMentionedNoneLonger')],
        [say('pictures.anyOtherStrike', { handicap: shorterDriverHandicapMin }), say('pictures.shorterMentioned')],
        [say('pictures.middleOrToe'), say('pictures.nothing')],
      ],
    },
  ],
  'DRV-WEIGHT': () => [
    {
      kind: 'table',
      title: say('pictures.weightByMiss'),
      heads: [
        say('pictures.size'),
        say('pictures.fadeOrSlice'),
        say('pictures.hookOrDraw'),
        say('pictures.straightOrBoth'),
      ],
      rows: missSizes.map((size) => [
        sizesSaid[size],
        unless(size, say('pictures.drawBias')),
        unless(size, say('pictures.fadeBias')),
        say('pictures.standardSetting'),
      ]),
    },
  ],
  'WOOD-HEAD': () => [
    {
      kind: 'table',
      title: say('pictures.firstLineDecides'),
      heads: [say('pictures.golfer'), say('pictures.head')],
      rows: [
        [say('pictures.slices'), say('pictures.draw')],
        [
          say('pictures.slowOrJunior', {
            below: mph(lightHead.belowMph),
            women: mph(lightHead.womenBelowMph),
            age: lightHeadByAge[1][0],
            aged: mph(lightHeadByAge[1][1]),
          }),
          say('pictures.light'),
        ],
        [say('pictures.straightAsked'), say('pictures.mostForgiving')],
        [say('pictures.missesBoth'), say('pictures.mostForgiving')],
        [
          say('pictures.spinsMuch', {
            from: mph(lowSpinHead.fromMph),
            handicap: lowSpinHead.handicapMax,
            times: lowSpinHead.spinShareAbove,
            unknown: mph(lowSpinHead.unknownSpinFromMph),
          }),
          say('pictures.lowSpin'),
        ],
        [
          say('pictures.spinsTooMuch', {
            from: mph(spinnyLowSpinHead.fromMph),
            handicap: spinnyLowSpinHead.handicapMax,
            times: spinnyLowSpinHead.spinShareAbove,
            low: deg(spinnyLowSpinHead.lowDegMax),
          }),
          say('pictures.lowSpin'),
        ],
        [
          say('pictures.highHandicap', {
            handicap: forgivingWood.handicapMin,
            below: mph(forgivingWood.unknownBelowMph),
          }),
          say('pictures.mostForgiving'),
        ],
        [say('pictures.everybodyElse'), say('pictures.core')],
      ],
    },
  ],
} satisfies RulePictures
