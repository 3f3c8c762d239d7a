import { type Static, Type } from '@sinclair/typebox'
import { count, figure, orNull, success, text, texts } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { services } from './record.ts'

/** Miles and fitters by default. */
export const radiusMilesDefault = 50
/** Fitters per answer when the query names no limit. */
export const fittersDefault = 10

// Only the ZIP has an example: the API page sends every example at once, and a search takes one location.
/** Query of `GET /v1/fitters`: zip, or city with state, or lat with lng. */
export const FittersQuery = closed({
  zip: Type.Optional(
    Type.String({
      pattern: '^\\d{5}(-?\\d{4})?$',
      form: '02138, 02138-1234 or 021381234',
      description: 'US ZIP code, five or nine digits. Located at the internal point of its Census ZCTA.',
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
      default: radiusMilesDefault,
      description: 'Radius in miles.',
      examples: [50],
    }),
  ),
  services: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: `Comma-separated; only fitters that list all of these services: ${services.join(', ')}.`,
      examples: ['driver,irons'],
    }),
  ),
  brand: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Brand that is fitted.',
      examples: ['titleist'],
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 25,
      default: fittersDefault,
      description: 'Maximum number of fitters.',
      examples: [10],
    }),
  ),
})
export type FittersQuery = Static<typeof FittersQuery>

const known = (description: string, example: string) => orNull(text('As in the source.', example), description)
const point = {
  lat: figure('degrees', 'Latitude, degrees.', 42.38),
  lng: figure('degrees', 'Longitude, degrees.', -71.13),
}

/** One fitter as answers show it. `null`: not known. */
export const Fitter = closed(
  {
    name: text('Name of the business.', 'Harvard Golf Studio'),
    address: known('Street, city, state and ZIP, as far as known; or null.', '1 Brattle Street, Cambridge, MA 02138'),
    location: closed(
      {
        ...point,
        isEstimated: Type.Boolean({
          description: 'True: the internal point of the ZIP, so the distance is approximate.',
        }),
      },
      { description: 'Where it is.' },
    ),
    distanceMiles: Type.Number({
      minimum: 0,
      unit: 'miles',
      description: 'Great-circle miles from the origin, to a tenth.',
      examples: [1.4],
    }),
    phone: known('Telephone number, or null.', '+1 617 555 0123'),
    website: known('Home page, or null.', 'https://golf.example'),
    bookingUrl: known('Page for booking a fitting, or null.', 'https://golf.example/book'),
    openingHours: known('Opening hours, as the source writes them; or null.', 'Mo-Fr 09:00-18:00'),
    services: Type.Array(oneOf(services), { description: 'What is fitted. Empty: not known.' }),
    brands: texts('Brands fitted. Empty: not known.', 'PING', 'Titleist'),
    partner: Type.Boolean({ description: 'Listed first.' }),
    partnerLabel: Type.Optional(text('Partners only: the label to show with the name.', 'Partner')),
    recognition: known('Award or list that names the fitter, or null.', 'Best Clubfitters 2026'),
    rating: Type.Optional(
      closed(
        {
          value: Type.Number({
            minimum: 0,
            maximum: 5,
            unit: 'stars',
            description: '0 to 5, higher is better.',
            examples: [4.7],
          }),
          source: text('Who rated.', 'Club Fitters Guild'),
        },
        { description: 'Only if its source is known.' },
      ),
    ),
    attribution: Type.Optional(
      text('Show this with the record, as its source requires.', '© OpenStreetMap contributors'),
    ),
    sample: Type.Boolean({ description: 'True: made up, not a real business.' }),
  },
  { $id: 'Fitter', description: 'A club fitter.' },
)
export type Fitter = Static<typeof Fitter>

/** Answer of `GET /v1/fitters`. */
export const FittersResponse = closed(
  {
    success,
    origin: closed(
      {
        label: text('What was located: the ZIP, the city and state, or the coordinates.', '02138'),
        ...point,
        placedBy: oneOf(['zip', 'city', 'coordinates'], { description: 'How it was located.' }),
        source: text('Where the point comes from.', 'US Census Bureau, 2025 Gazetteer'),
      },
      { description: 'The point that distances are measured from.' },
    ),
    radiusMiles: figure('miles', 'Radius searched, miles.', 50),
    count: count('fitters', 'Fitters returned.', 3),
    fitters: Type.Array(Fitter, {
      description: 'Partners within the radius, then all others within it, nearest first.',
    }),
    summary: text('The answer in words.', '3 fitters within 50 miles of 02138.'),
  },
  { $id: 'FoundFitters', description: 'Fitters within the radius: partners first, then by distance.' },
)
export type FittersResponse = Static<typeof FittersResponse>
