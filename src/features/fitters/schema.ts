import { type Static, Type } from '@sinclair/typebox'
import { closed, oneOf } from '../../platform/schema.ts'
import { services } from './record.ts'

/** Miles and fitters by default. */
export const radiusMilesDefault = 50
export const fittersDefault = 10

// Only the ZIP has an example: the API page sends every example at once, and a search takes one location.
/** Query of `GET /v1/fitters`: zip, or city with state, or lat with lng. */
export const FittersQuery = closed({
  zip: Type.Optional(
    Type.String({
      pattern: '^\\d{5}(-?\\d{4})?$',
      form: '02138, 02138-1234 or 021381234',
      description: 'US ZIP code, five or nine digits. Placed at the internal point of its Census ZCTA.',
      examples: ['02138'],
    }),
  ),
  city: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'With state, or as `Boston, MA`.',
    }),
  ),
  state: Type.Optional(Type.String({ minLength: 2, maxLength: 40, description: '`MA` or `Massachusetts`.' })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, unit: 'degrees', description: 'Latitude, with lng.' })),
  lng: Type.Optional(
    Type.Number({
      minimum: -180,
      maximum: 180,
      unit: 'degrees',
      description: 'Longitude, with lat; negative in the Americas.',
    }),
  ),
  radiusMiles: Type.Optional(
    Type.Number({
      minimum: 1,
      maximum: 500,
      unit: 'miles',
      description: `Miles around it; default ${radiusMilesDefault}.`,
      examples: [50],
    }),
  ),
  services: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: `Comma-separated; only fitters that list all of them: ${services.join(', ')}.`,
      examples: ['driver,irons'],
    }),
  ),
  brand: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Brand fitted.',
      examples: ['titleist'],
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 25,
      description: `Fitters to list; default ${fittersDefault}.`,
      examples: [10],
    }),
  ),
})
export type FittersQuery = Static<typeof FittersQuery>

const known = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const point = {
  lat: Type.Number({ description: 'Latitude, degrees.' }),
  lng: Type.Number({ description: 'Longitude, degrees.' }),
}

/** One fitter as answers show it. `null`: not known. */
export const Fitter = closed({
  name: Type.String({ description: 'Name of the business.' }),
  address: known('Street, city, state and ZIP, as far as they are known.'),
  location: closed({
    ...point,
    isEstimated: Type.Boolean({ description: 'True: the internal point of the ZIP, so the distance is approximate.' }),
  }),
  distanceMiles: Type.Number({ minimum: 0, description: 'Great-circle miles from the origin, to a tenth.' }),
  phone: known('Telephone number.'),
  website: known('Home page.'),
  bookingUrl: known('Page that books a fitting.'),
  openingHours: known('Opening hours, as the source writes them.'),
  services: Type.Array(oneOf(services), { description: 'What is fitted. Empty: not known.' }),
  brands: Type.Array(Type.String(), { description: 'Brands fitted. Empty: not known.' }),
  partner: Type.Boolean({ description: 'Listed first.' }),
  partnerLabel: Type.Optional(Type.String({ description: 'Of partners only: the label to show with the name.' })),
  recognition: known('Award or list that names the fitter.'),
  rating: Type.Optional(
    closed(
      {
        value: Type.Number({ minimum: 0, maximum: 5, description: '0 to 5, higher is better.' }),
        source: Type.String({ description: 'Who rated.' }),
      },
      { description: 'Only where its source is known.' },
    ),
  ),
  attribution: Type.Optional(Type.String({ description: 'Show this with the record: its source asks for it.' })),
  sample: Type.Boolean({ description: 'True: made up, not a real business.' }),
})
export type Fitter = Static<typeof Fitter>

/** Answer of `GET /v1/fitters`. */
export const FittersResponse = closed(
  {
    success: Type.Literal(true),
    origin: closed(
      {
        label: Type.String({ description: 'What was placed: the ZIP, the city with its state, or the coordinates.' }),
        ...point,
        placedBy: oneOf(['zip', 'city', 'coordinates'], { description: 'How it was placed.' }),
        source: Type.String({ description: 'Where the point comes from.' }),
      },
      { description: 'The point that distances are measured from.' },
    ),
    radiusMiles: Type.Number({ description: 'Radius searched.' }),
    count: Type.Integer({ minimum: 0, description: 'Fitters returned.' }),
    fitters: Type.Array(Fitter, {
      description: 'Partners within the radius, then all others within it, nearest first.',
    }),
    summary: Type.String({ description: 'The answer in words.' }),
  },
  { description: 'Fitters within the radius: partners first, then by distance.' },
)
export type FittersResponse = Static<typeof FittersResponse>
