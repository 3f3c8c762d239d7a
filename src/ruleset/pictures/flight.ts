import {
  carryShareOfTotal,
  type Ground,
  lift,
  lostLift,
  rollShare,
  smashAtSpinLoft,
  spinDrag,
} from '../../flight/index.ts'
import { firmness } from '../../golf/flight/ball.ts'
import { chartSpan } from '../../golf/flight/driver-flight.ts'
import { keptSpinShareMin, launchDegMin, smashSpanDeg } from '../../golf/flight/impact.ts'
import { ballSpeedSpread, faceSpreadDeg } from '../../golf/flight/side.ts'
import { centerSmash, strikeCurves, womenEfficiency } from '../../golf/flight/strike.ts'
import { type RulePictures, sampled } from './picture.ts'

const byHandicap = { kind: 'lines', axis: 'Handicap', golfer: 'handicap' } as const
const spinRatios = [0, 0.5] as const
const spinLofts = [smashSpanDeg.min, smashSpanDeg.max] as const
const line = (points: readonly (readonly [number, number])[]) => [{ name: '', points }]

/** Pictures of the rules of the ball's flight. */
export const flightPictures = {
  'FLT-TRAJECTORY': () => [
    {
      kind: 'lines',
      title: 'Drag and lift coefficients of a fast ball',
      axis: 'Speed of its surface by spin / speed of the ball',
      legend: 'Coefficient',
      lines: [
        { name: 'drag', points: sampled(spinRatios, 0.02, spinDrag) },
        { name: 'lift', points: sampled(spinRatios, 0.02, lift) },
      ],
    },
  ],
  'FLT-LANDING': () => [
    {
      kind: 'lines',
      title: 'Share of its lift that a slow ball of little spin loses',
      axis: 'Reynolds number, thousands: a wedge comes down under 100',
      lines: line(sampled([50, 100], 1, (thousand) => lostLift(0, 1000 * thousand))),
    },
  ],
  'FLT-ROLL': () => [
    {
      kind: 'lines',
      title: 'Share of a free roll by the spin at landing',
      axis: 'Spin at landing, rpm',
      legend: 'Ground',
      lines: (Object.keys(firmness) as Ground[]).map((ground) => ({
        name: ground,
        points: sampled([0, 12_000], 500, (rpm) => rollShare(rpm, ground)),
      })),
    },
  ],
  'FLT-DISPERSION': () => [
    { ...byHandicap, title: 'Scatter of the face, degrees (one standard deviation)', lines: line(faceSpreadDeg) },
    { ...byHandicap, title: 'Scatter of the ball speed, as a share of it', lines: line(ballSpeedSpread) },
  ],
  'FLT-IMPACT': () => [
    {
      kind: 'lines',
      title: 'Ball speed / club speed of a center strike',
      axis: 'Dynamic loft less attack angle, degrees',
      legend: 'Club',
      lines: [
        { name: 'driver', points: sampled(spinLofts, 1, (deg) => smashAtSpinLoft(deg, 'driver')) },
        { name: 'all others', points: sampled(spinLofts, 1, (deg) => smashAtSpinLoft(deg, '7-iron')) },
      ],
    },
  ],
  'FLT-STRIKE': () => [
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
  'FLT-SMASH': () => [
    {
      kind: 'table',
      title: 'Ball speed / club speed of a center strike',
      heads: ['Club', 'Times'],
      rows: Object.entries(centerSmash),
    },
  ],
  'FLT-TOTAL': () => [
    {
      kind: 'lines',
      title: 'Carry as a share of the total of a drive',
      axis: 'Driver speed, mph',
      golfer: 'driverSpeedMph',
      lines: line(sampled([chartSpan.mphMin, chartSpan.mphMax], 1, (mph) => carryShareOfTotal('driver', mph))),
    },
  ],
  'FLT-COMPARE': () => [
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
} satisfies RulePictures
