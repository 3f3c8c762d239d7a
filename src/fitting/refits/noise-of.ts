import { medianErrorTimes, steadyErrorShare, tellingShotsMin } from '../../golf/flight/shots.ts'
import { swingNoise } from '../../golf/noise.ts'
import type { Fit } from '../engine/fit.ts'
import type { FittingRequest } from '../schema/schema.ts'

type Figures = NonNullable<FittingRequest['shots']>['figures']

/** Standard deviations of what was sent about the golfer's own, in the unit of each field. */
type SwingNoise = Readonly<
  Record<'swingSpeed' | 'ballSpeed' | 'launchAngle' | 'attackAngle' | 'spinRate' | 'carryDistance', number>
>

/**
 * How far the sent numbers may be off: by the shots that they are the middle of, where they are told; else as monitors, or what
 * is said from memory, usually are.
 * @rule IN-REFIT
 */
export const noiseOf = ({ swingMetrics: sent, shots }: Pick<Fit['request'], 'swingMetrics' | 'shots'>): SwingNoise => {
  const { monitor, said } = swingNoise
  // Numbers that only a device gives show that a device was there.
  const isSaid = (sent.ballSpeed ?? sent.launchAngle ?? sent.spinRate ?? sent.attackAngle) === undefined
  const source = isSaid && shots === undefined ? said : monitor
  const near = (field: keyof SwingNoise & keyof Figures, usual: number): number =>
    byShots(shots?.figures[field], usual) ?? usual
  return {
    swingSpeed: near('swingSpeed', source.clubMph),
    ballSpeed: near('ballSpeed', monitor.ballMph),
    launchAngle: near('launchAngle', monitor.launchDeg),
    attackAngle: near('attackAngle', monitor.attackDeg),
    spinRate: near('spinRate', monitor.spinShare * (sent.spinRate ?? 0)),
    carryDistance: near('carryDistance', source.carryShare * (sent.carryDistance ?? 0)),
  }
}

/** The error of the middle of these shots, with what a device is always off by; null: too few to tell their spread. */
const byShots = (behind: Figures[keyof Figures], usual: number): number | null =>
  behind === undefined || behind.shots < tellingShotsMin
    ? null
    : Math.hypot(steadyErrorShare * usual, (medianErrorTimes * behind.spread) / Math.sqrt(behind.shots))
