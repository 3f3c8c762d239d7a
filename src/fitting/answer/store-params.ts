import { fairwayClass } from '../../equipment/catalog/index.ts'
import type { BuildParams, LinkParams } from '../../equipment/store-link/index.ts'
import { signed } from '../../golf/names/phrases.ts'
import { tidy } from '../../golf/units.ts'
import type { Build, WantedBuild } from '../../matching/index.ts'

/** A build that a fitting offers, as store-link parameters, and which link of that fitting it is: `pick-1`. */
export const storeParams = (
  wanted: WantedBuild,
  build: Build,
  { fittingId, content }: { readonly fittingId: string; readonly content: string },
): LinkParams => ({
  ...buildParamsOf(wanted, build),
  fit: fittingId,
  utm_source: 'clubwright',
  utm_medium: 'api',
  utm_campaign: 'fitting',
  utm_content: content,
  svc_ref: fittingId,
})

/** Whose build it is, as far as the store asks. */
interface Whose {
  readonly clubType: WantedBuild['clubType']
  readonly hand: WantedBuild['hand']
}

/** A build as store-link parameters: everything the store page can choose. */
export const buildParamsOf = ({ clubType, hand }: Whose, build: Build): BuildParams => {
  const { shaft, length, lieOffset, grip, swingWeight, setting, hosel, weightSetting, bounce, wedges } = build
  const params: { -readonly [Name in keyof BuildParams]: BuildParams[Name] } = { hand, loft: String(build.loft) }
  if (shaft.shaftId !== null) params.shaft = shaft.shaftId
  params.flex = shaft.flex
  if (shaft.flexName !== shaft.flex) params.flexName = shaft.flexName
  params.shaftWeight = shaft.weightBand
  if (length !== null) params.length = String(length)
  if (clubType !== 'driver') {
    // The setting of a hosel brings its own lie; what is left is ordered.
    const orderedDeg = tidy(lieOffset - (hosel?.lieDeg ?? 0))
    params.lie = orderedDeg === 0 ? 'standard' : signed(orderedDeg)
  }
  if (grip.gripId !== null) params.grip = grip.gripId
  params.gripSize = storeGripSize(grip.size)
  if (clubType === 'iron') params.set = build.set ?? '5-PW'
  if (swingWeight !== null) params.swingWeight = swingWeight
  if (setting !== null) params.setting = setting === '0' ? 'standard' : (hosel?.setting ?? setting)
  if (weightSetting !== undefined) params.weightSetting = weightSetting
  const wood = clubType === 'fairway' ? fairwayClass(build.designation ?? null) : null
  if (wood !== null) params.wood = wood
  if (bounce != null) params.bounce = String(bounce)
  if (wedges) params.wedges = wedges.map((wedge) => `${wedge.loft}:${wedge.bounce ?? ''}`).join(',')
  return params
}

/** What a store link cannot carry of a build. */
export interface NotInStore {
  /** Name of the figure in the build. */
  readonly name: string
  readonly value: string
  readonly why: string
}

/** Figures of a build for which the store has no parameter: whoever buys asks for them. */
export const notInStore = ({ grind, shaft, grip }: Build): NotInStore[] => [
  ...(grind == null
    ? []
    : [{ name: 'grind', value: grind, why: 'the store goes by loft and bounce; ask for the sole' }]),
  ...(grip.size === 'Junior'
    ? [{ name: 'gripSize', value: 'Junior', why: `the smallest grip of the store is ${storeGripSize('Junior')}` }]
    : []),
  ...(grip.coreIn == null
    ? []
    : [
        {
          name: 'gripCore',
          value: `${grip.coreIn} in`,
          why: 'the store goes by the size of the grip; ask for the core',
        },
      ]),
  ...(shaft.shaftId === null
    ? [{ name: 'shaft', value: shaft.model, why: 'its exact model is not recorded; flex and weight choose it' }]
    : []),
]

/** The store sells no junior grips: the smallest it has. @source interface specification, gripSize @rule GRIP-SIZE */
const storeGripSize = (size: string): string => (size === 'Junior' ? 'Undersize' : size)
