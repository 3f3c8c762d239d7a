import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { hands } from '../../golf/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { type BuildParam, buildParams, type originParams } from '../store-link/index.ts'
import { origins } from './assemble.ts'

const option = (description: string, examples: readonly string[]) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 80, description, examples: [...examples] }))

/** A figure as another answer gives it, or as text. */
const figure = (description: string, examples: readonly string[]) =>
  Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Number()], { description, examples: [...examples] }),
  )

/** Body of `POST /v1/store/link`. */
export const StoreLinkRequest = closed(
  {
    headId: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Id or whole name.',
      examples: ['ping-g440-max-driver'],
    }),
    fittingId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'Completed fitting of the same club type: its specs go into the link.',
        examples: ['fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
      }),
    ),
    hand: Type.Optional(oneOf(hands, { description: 'Hand of the club.', examples: ['right'] })),
    loft: figure('One of its lofts, degrees.', ['10.5°', '10.5']),
    shaftId: option('Stock shaft, or for drivers a shaft upgrade.', ['fujikura-ventus-blue-6']),
    flex: option('Flex of the shaft.', ['Stiff']),
    shaftWeight: option('Weight band: `60-69g`.', ['60-69g']),
    length: figure('`standard`, inches from it with a sign, or inches of the club.', ['standard', '+0.25', '45.5']),
    lie: figure('`standard`, or degrees from it with a sign, positive upright. No drivers.', ['+1', '2 flat']),
    gripId: option('Grip, or `stock`.', ['stock', 'golf-pride-tour-velvet']),
    gripSize: Type.Optional(
      oneOf(['Undersize', 'Standard', 'Midsize', 'Jumbo'], { description: 'Size of the grip.', examples: ['Midsize'] }),
    ),
    set: Type.Optional(oneOf(['4-PW', '5-PW', '6-PW'], { description: 'Irons; default 5-PW.' })),
    swingWeight: option('Swing weight.', ['D2']),
    bounce: figure('Wedges: bounce, degrees.', ['10']),
  },
  {
    description: 'A club, and how to build it.',
    examples: [{ headId: 'ping-g440-max-driver', hand: 'right', loft: '10.5°', flex: 'Regular', length: 'standard' }],
  },
)
export type StoreLinkRequest = Static<typeof StoreLinkRequest>

const text = (description: string) => Type.String({ description })
const listOf = <Item extends TSchema>(item: Item, description: string) => Type.Array(item, { description })

const param = (description: string) => Type.Optional(Type.String({ description }))

/** Parameters of a link, by their names in the interface specification. */
const urlParams = {
  hand: param('`right` or `left`.'),
  wedges: param('Fitted set of wedges: loft:bounce pairs.'),
  loft: param('Degrees, without a sign; irons: the 7-iron.'),
  wood: param('Fairway woods: `3-wood`, `5-wood` or `7-wood`.'),
  bounce: param('Wedges: degrees.'),
  shaft: param('shaftId.'),
  flex: param('Flex.'),
  shaftWeight: param('Weight band.'),
  length: param('`standard`, inches from it with a sign, or inches of the finished club.'),
  lie: param('`standard` or degrees from it with a sign.'),
  grip: param('gripId or `stock`.'),
  gripSize: param('Size of the grip.'),
  set: param('Irons: clubs of the set.'),
  swingWeight: param('Swing weight.'),
  setting: param('`standard`, or degrees with a sign by which the hosel is turned or the neck bent.'),
  weightSetting: param('Drivers: `Standard`, `Draw Bias` or `Fade Bias`.'),
  fit: param('fittingId.'),
  utm_source: param('X-SVC-Platform of the caller, or `clubwright`.'),
  utm_medium: param('`api`.'),
  utm_campaign: param('`fitting` or `catalog`.'),
  utm_content: param('`store-link`.'),
  svc_ref: param('The same as `reference`.'),
  svc_shop: param('Shop on whose page the fitting was made.'),
} as const satisfies Record<BuildParam | (typeof originParams)[number], TSchema>

/** Answer of `POST /v1/store/link`. */
export const StoreLinkResponse = closed(
  {
    success: Type.Literal(true),
    url: Type.String({
      format: 'uri',
      description: 'Product page with the build chosen, never a checkout.',
    }),
    urlParams: closed(urlParams, { description: 'Every parameter of the url, unencoded, in its order.' }),
    headId: text('Club.'),
    brand: text('Maker.'),
    model: text('Model.'),
    year: Type.Integer({ description: 'First year sold.' }),
    fittingId: Type.Optional(text('Fitting that the build was taken from.')),
    reference: text('`svc_ref` of the link: the store reports back with it.'),
    build: listOf(
      closed({
        parameter: oneOf(buildParams, { description: 'Name in the url.' }),
        value: text('As in the url.'),
        shown: text('In words.'),
        from: oneOf(origins, { description: 'Who chose it: the request, the fitting, or a default.' }),
      }),
      'What the link chooses. Whatever is missing is left for the golfer to choose in the store.',
    ),
    leftOut: listOf(
      closed({ name: text('Fitted figure.'), value: text('As fitted.'), why: text('Why the link does not carry it.') }),
      'Fitted figures that the link cannot carry.',
    ),
    compromises: listOf(Type.String(), 'What of the fitting the club cannot provide.'),
  },
  {
    description: 'A link to the product page of a club, with the build chosen.',
  },
)
export type StoreLinkResponse = Static<typeof StoreLinkResponse>
