import type { LinkParams } from '../store/index.ts'
import { signed } from './engine/spec.ts'
import type { Pick, WantedBuild } from './match/index.ts'

/** A pick's build as store-link parameters: everything the store page can choose. */
export const storeParams = (wanted: WantedBuild, pick: Pick, fittingId: string): LinkParams => {
  const { build } = pick
  const { shaftId } = build.shaft
  return {
    hand: wanted.hand,
    loft: String(build.loft),
    ...(shaftId !== null && { shaft: shaftId }),
    flex: build.shaft.flex,
    shaftWeight: build.shaft.weightBand,
    ...(build.length !== null && { length: String(build.length) }),
    ...(wanted.clubType !== 'driver' && build.lieOffset !== 0 && { lie: signed(build.lieOffset) }),
    ...(build.grip.gripId !== null && { grip: build.grip.gripId }),
    gripSize: storeGripSize(build.grip.size),
    ...(wanted.clubType === 'iron' && { set: build.set ?? '5-PW' }),
    ...(build.swingWeight !== null && { swingWeight: build.swingWeight }),
    ...(wanted.designation !== undefined && { wood: wanted.designation }),
    ...(build.bounce != null && { bounce: String(build.bounce) }),
    ...(build.wedges && { wedges: build.wedges.map(({ loft, bounce }) => `${loft}:${bounce ?? ''}`).join(',') }),
    fit: fittingId,
    utm_source: 'clubwright',
    utm_medium: 'api',
    utm_campaign: 'fitting',
    utm_content: `pick-${pick.rank}`,
    svc_ref: fittingId,
  }
}

/** The store sells no junior grips: the smallest it has. @source interface specification, gripSize @rule GRIP-SIZE */
const storeGripSize = (size: string): string => (size === 'Junior' ? 'Undersize' : size)
