import { type MessageId, say } from '../../words/say.ts'
import type { Catalog, Grip, GripSize } from '../catalog/index.ts'
import { gripForHand, type HandGrip, type HandGripSize } from './hand.ts'
import { gripsInSize } from './rank.ts'
import { reasonsFor, unmeasured } from './reasons.ts'
import {
  type extraWraps,
  type GripSizeRequest,
  type GripSizeResponse,
  gripsListed,
  type StoreGripSize,
} from './schema.ts'

/**
 * The grip for a hand, why, and grips of the catalog made in that size.
 *
 * Without a hand length nothing is recommended: finger and glove size alone never decide.
 * @rule GRIP-SIZE, GRIP-WRAP, GRIP-STORE
 * @example recommendGrip(catalog, { handLengthIn: 7.25 }).recommendation?.size // 'standard'
 */
export const recommendGrip = (catalog: Catalog, request: GripSizeRequest): GripSizeResponse => {
  const { handLengthIn, fingerLengthIn, gloveSize, handedness } = request
  const recorded = { gloveSize: gloveSize ?? null, handedness: handedness ?? null }
  if (handLengthIn === undefined)
    return {
      success: true,
      status: 'needs_hand_length',
      recommendation: null,
      reasoning: unmeasured(request),
      grips: [],
      howToMeasure: say('gripSizes.howToMeasure'),
      recorded,
    }
  const grip = gripForHand(handLengthIn, fingerLengthIn)
  return {
    success: true,
    status: 'recommended',
    recommendation: recommendationOf(grip),
    reasoning: reasonsFor(request, handLengthIn, grip),
    grips: request.includeGrips === false ? [] : selectGrips(catalog, grip, request.gripLimit ?? gripsListed),
    howToMeasure: null,
    recorded,
  }
}

const recommendationOf = ({ size, extraWraps }: HandGrip): NonNullable<GripSizeResponse['recommendation']> => {
  const display = say(sizeIds[size])
  return {
    size,
    extraWraps: wrapWords[extraWraps],
    display: extraWraps === 0 ? display : say('gripSizes.withWraps', { size: display, wraps: extraWraps }),
    storeGripSize: storeGripSizeOf(size),
  }
}

const wrapWords: Readonly<Record<HandGrip['extraWraps'], (typeof extraWraps)[number]>> = { 0: 'none', 1: '+1', 2: '+2' }

const sizeIds = {
  junior: 'gripCores.junior',
  undersize: 'gripCores.undersize',
  standard: 'gripCores.standard',
  midsize: 'gripCores.midsize',
  jumbo: 'gripCores.jumbo',
} as const satisfies Readonly<Record<HandGripSize, MessageId>>

/** Names under which the catalog has the sizes. */
const catalogSize = {
  junior: 'Junior',
  undersize: 'Undersize',
  standard: 'Standard',
  midsize: 'Midsize',
  jumbo: 'Jumbo',
} as const satisfies Readonly<Record<HandGripSize, GripSize>>

/** The store builds no junior grips: the smallest it has. @source interface specification, gripSize @rule GRIP-STORE */
const storeGripSizeOf = (size: HandGripSize): StoreGripSize => (size === 'junior' ? 'Undersize' : catalogSize[size])

/** Made in the size, and in the size the store builds it in, so that the store link takes every grip listed. */
const selectGrips = ({ grips }: Catalog, { size }: HandGrip, limit: number): GripSizeResponse['grips'] => {
  const storeGripSize = storeGripSizeOf(size)
  return gripsInSize(grips, catalogSize[size])
    .filter(({ sizes }) => sizes.includes(storeGripSize))
    .slice(0, limit)
    .map((grip) => offer(grip, catalogSize[size], storeGripSize))
}

const offer = (grip: Grip, size: GripSize, storeGripSize: StoreGripSize): GripSizeResponse['grips'][number] => ({
  gripId: grip.gripId,
  brand: grip.brand,
  model: grip.model,
  size,
  storeGripSize,
  weightGrams: grip.sizeDetail.find((detail) => detail.size === size)?.weightGrams ?? null,
  price: grip.price,
  material: grip.material,
  cord: grip.cord,
  taper: grip.taper,
  firmness: grip.firmness,
  reminder: grip.reminder,
  clubTypes: grip.clubTypes,
})
