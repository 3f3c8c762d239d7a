import { type Static, Type } from '@sinclair/typebox'
import { closed, oneOf } from '../../platform/schema.ts'

/** What a fitter fits. */
export const services = ['driver', 'fairway_hybrid', 'irons', 'wedges', 'putter', 'full_bag'] as const
/** Kind of club that a fitter fits. */
export type Service = (typeof services)[number]

/** Text without control characters. */
const text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$', form: 'one line' })
const optional = (maxLength: number) => Type.Optional(text(maxLength))
const url = Type.Optional(
  Type.String({ maxLength: 500, pattern: '^https?://[^\\s/?#@]+\\.[^\\s@]+$', form: 'https://...' }),
)

/** One fitter as it is stored. A member that is not known is left out. */
export const FitterRecord = closed({
  name: text(120),
  street: optional(120),
  city: optional(80),
  /** USPS code where it is a state of the US. */
  state: optional(40),
  zip: optional(12),
  lat: Type.Number({ minimum: -90, maximum: 90, unit: 'degrees' }),
  lng: Type.Number({ minimum: -180, maximum: 180, unit: 'degrees' }),
  /** True: placed at the ZIP, because the source had no coordinates. */
  locationEstimated: Type.Boolean(),
  phone: optional(40),
  website: url,
  bookingUrl: url,
  openingHours: optional(300),
  services: Type.Array(oneOf(services)),
  brands: Type.Array(text(60), { maxItems: 100 }),
  partner: Type.Boolean(),
  recognition: optional(200),
  rating: Type.Optional(closed({ value: Type.Number({ minimum: 0, maximum: 5, unit: 'stars' }), source: text(80) })),
  attribution: optional(200),
  /** True: made up, no real business. */
  sample: Type.Boolean(),
})
export type FitterRecord = Static<typeof FitterRecord>
