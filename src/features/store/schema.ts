import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { type BuildParam, buildParams, type originParams } from '../../equipment/store-link/index.ts'
import { hands } from '../../golf/names/words.ts'
import { success, text, texts } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
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
      description: 'Id or full name.',
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
    $id: 'StoreLinkRequest',
    description: 'A club, and how to build it.',
    examples: [{ headId: 'ping-g440-max-driver', hand: 'right', loft: '10.5°', flex: 'Regular', length: 'standard' }],
  },
)
export type StoreLinkRequest = Static<typeof StoreLinkRequest>

const listOf = <Item extends TSchema>(item: Item, description: string) => Type.Array(item, { description })

const param = (description: string, example: string) => Type.Optional(text(description, example))

/** Parameters of a link, by their names in the interface specification. */
const urlParams = {
  hand: param('`right` or `left`.', 'right'),
  wedges: param('Fitted set of wedges: loft:bounce pairs.', '50:10,56:12'),
  loft: param('Degrees, without a sign; irons: the 7-iron.', '10.5'),
  wood: param('Fairway woods: `3-wood`, `5-wood` or `7-wood`.', '5-wood'),
  bounce: param('Wedges: degrees.', '10'),
  shaft: param('shaftId.', 'fujikura-ventus-blue-6'),
  flex: param('Flex.', 'Stiff'),
  flexName: param("Maker's flex.", 'TX'),
  shaftWeight: param('Weight band.', '60-69g'),
  length: param('`standard`, inches from it with a sign, or inches of the finished club.', 'standard'),
  lie: param('`standard` or degrees from it with a sign.', '+1'),
  grip: param('gripId or `stock`.', 'stock'),
  gripSize: param('Size of the grip.', 'Standard'),
  set: param('Irons: clubs of the set.', '5-PW'),
  swingWeight: param('Swing weight.', 'D2'),
  setting: param("`standard`, the maker's name of a hosel setting, or signed degrees of it or of the bend.", 'D4'),
  weightSetting: param('Drivers: `Standard`, `Draw Bias` or `Fade Bias`.', 'Draw Bias'),
  fit: param('fittingId.', 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
  utm_source: param('X-SVC-Platform of the caller, or `clubwright`.', 'clubwright'),
  utm_medium: param('`api`.', 'api'),
  utm_campaign: param('`fitting` or `catalog`.', 'fitting'),
  utm_content: param('`store-link`.', 'store-link'),
  svc_ref: param('The same as `reference`.', 'lnk_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
  svc_shop: param('Shop on whose page the fitting was made.', 'downtown'),
} as const satisfies Record<BuildParam | (typeof originParams)[number], TSchema>

/** Answer of `POST /v1/store/link`. */
export const StoreLinkResponse = closed(
  {
    success,
    url: Type.String({
      format: 'uri',
      examples: ['https://fit.example/store/club/ping-g440-max-driver?hand=right&loft=10.5'],
      description: 'Product page with the build selected, never a checkout.',
    }),
    urlParams: closed(urlParams, {
      $id: 'StoreLinkParams',
      description: 'Every parameter of the url, unencoded, in order.',
    }),
    headId: text('Club.', 'ping-g440-max-driver'),
    brand: text('Maker.', 'PING'),
    model: text('Model.', 'G440 Max'),
    year: Type.Integer({ unit: 'year', description: 'First year sold.', examples: [2025] }),
    fittingId: Type.Optional(text('Fitting that the build was taken from.', 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F')),
    reference: text('`svc_ref` of the link: the store reports back with it.', 'lnk_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
    build: listOf(
      closed(
        {
          parameter: oneOf(buildParams, { description: 'Name in the url.' }),
          value: text('Value in the url.', '10.5'),
          shown: text('In words.', '10.5°'),
          from: oneOf(origins, { description: 'Where it came from: the request, the fitting, or a default.' }),
        },
        { $id: 'ChosenOption', description: 'A choice in the link.' },
      ),
      'What the link selects. The golfer chooses everything else in the store.',
    ),
    leftOut: listOf(
      closed(
        {
          name: text('Fitted figure.', 'weightSetting'),
          value: text('As fitted.', 'Draw Bias'),
          why: text('Why the link does not have it.', 'This head has no movable weight.'),
        },
        { description: 'A fitted figure.' },
      ),
      'Fitted figures that the link cannot include.',
    ),
    compromises: texts('Parts of the fitting that the club cannot provide.', 'The fitted loft of 11° is not made.'),
  },
  { $id: 'StoreLink', description: 'A link to a club’s product page, with the build selected.' },
)
export type StoreLinkResponse = Static<typeof StoreLinkResponse>
