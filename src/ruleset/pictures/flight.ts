import { firmness, liftLaw, lostLiftLaw, rollLaw, spinDragLaw } from '../../golf/ball.ts'
import { driverCarryShare } from '../../golf/carries.ts'
import { chartSpan } from '../../golf/driver-flight.ts'
import { keptSpinShareMin, launchDegMin, smashLaw, smashSpanDeg } from '../../golf/impact.ts'
import { ballSpeedSpread, faceSpreadDeg } from '../../golf/side.ts'
import { centerSmash, strikeCurves, womenEfficiency } from '../../golf/strike.ts'
import { clip } from '../../golf/units.ts'
import type { RuleId } from '../rules.ts'
import { type RulePicture, sampled } from './picture.ts'

const byHandicap = { kind: 'lines', axis: 'Handicap', golfer: 'handicap' } as const
const spinRatios = [0, 0.5] as const
const line = (points: readonly (readonly [number, number])[]) => [{ name: '', points }]

/** Pictures of the rules of the ball's flight. */
export const flightPictures = {
  'FLT-TRAJECTORY': [
    {
      kind: 'lines',
      title: 'Drag and lift coefficients of a fast ball',
      axis: 'Speed of its surface by spin / speed of the ball',
      legend: 'Coefficient',
      lines: [
        {
          name: 'drag',
          points: sampled(spinRatios, 0.02, (s) =>
            Math.max(spinDragLaw.min, spinDragLaw.times * s ** spinDragLaw.power),
          ),
        },
        {
          name: 'lift',
          points: sampled(spinRatios, 0.02, (s) => {
            const power = s ** liftLaw.power
            return (liftLaw.most * power) / (liftLaw.half + power)
          }),
        },
      ],
    },
  ],
  'FLT-LANDING': [
    {
      kind: 'lines',
      title: 'Share of its lift that a slow ball of little spin loses',
      axis: 'Reynolds number, thousands: a wedge comes down under 100',
      lines: line(
        sampled([50, 100], 1, (thousand) => {
          const { belowReynolds, overReynolds, most, belowSpinRatio, overSpinRatio } = lostLiftLaw
          const t = clip((belowReynolds - 1000 * thousand) / overReynolds, 0, 1)
          return most * t ** 2 * (3 - 2 * t) * Math.min(1, belowSpinRatio / overSpinRatio)
        }),
      ),
    },
  ],
  'FLT-ROLL': [
    {
      kind: 'lines',
      title: 'Share of a free roll by the spin at landing',
      axis: 'Spin at landing, rpm',
      legend: 'Ground',
      lines: Object.entries(firmness).map(([name, times]) => ({
        name,
        points: sampled([0, 12_000], 500, (rpm) => times * Math.max(rollLaw.min, rollLaw.share - rollLaw.perRpm * rpm)),
      })),
    },
  ],
  'FLT-DISPERSION': [
    { ...byHandicap, title: 'Scatter of the face, degrees (one standard deviation)', lines: line(faceSpreadDeg) },
    { ...byHandicap, title: 'Scatter of the ball speed, as a share of it', lines: line(ballSpeedSpread) },
  ],
  'FLT-IMPACT': [
    {
      kind: 'lines',
      title: 'Ball speed / club speed of a center strike',
      axis: 'Dynamic loft less attack angle, degrees',
      lines: line(
        sampled([smashSpanDeg.min, smashSpanDeg.max], 1, (deg) =>
          Math.min(smashLaw.max, smashLaw.atLevel - smashLaw.perDeg * deg + smashLaw.perSquareDeg * deg ** 2),
        ),
      ),
    },
  ],
  'FLT-STRIKE': [
    {
      ...byHandicap,
      title: 'Share of the ball speed of a center strike',
      legend: 'Golfers',
      lines: [
        { name: 'men', points: strikeCurves.efficiency.byHandicap },
        { name: 'women', points: womenEfficiency },
      ],
    },
  ],
  'FLT-SMASH': [
    {
      kind: 'table',
      title: 'Ball speed / club speed of a center strike',
      heads: ['Club', 'Times'],
      rows: Object.entries(centerSmash),
    },
  ],
  'FLT-TOTAL': [
    {
      kind: 'lines',
      title: 'Carry as a share of the total of a drive',
      axis: 'Driver speed, mph',
      golfer: 'driverSpeedMph',
      lines: line(
        sampled([chartSpan.mphMin, chartSpan.mphMax], 1, (mph) => {
          const { share, atMph, perMph, min, max } = driverCarryShare
          return clip(share + perMph * (mph - atMph), min, max)
        }),
      ),
    },
  ],
  'FLT-COMPARE': [
    {
      kind: 'table',
      title: 'How your measured shot moves with the loft',
      heads: ['Figure', 'Moves'],
      rows: [
        ['Ball speed', 'in proportion to the impact model'],
        ['Launch', `by the difference, not under ${launchDegMin}°`],
        ['Spin', `by the smaller of both, ${100 * keptSpinShareMin} % of it stay`],
        ['Carry and peak', 'in proportion to what was measured'],
        ['Landing', 'by the difference to what was measured'],
      ],
    },
  ],
} as const satisfies Partial<Record<RuleId, readonly RulePicture[]>>
