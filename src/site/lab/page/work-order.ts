import { isCoreUnmeasured } from '../../../equipment/grips/index.ts'
import type { CompletedFitting } from '../../../fitting/index.ts'
import { builtWithin as tolerances } from '../../../golf/clubs/matching.ts'
import { type Html, html } from '../../../pages/index.ts'
import { clubSaid } from '../../../words/say-club.ts'
import type { LabView } from '../view.ts'
import { ownLines, ownName } from './hero.ts'
import { hoselText } from './hosel-text.ts'
import { noteText } from './keep.ts'
import { dayOnPaper, fill, quantity, type Reader, said } from './reader.ts'

type Pick = CompletedFitting['topPicks'][number]
type Build = Pick['build']
/** What to build, to which value, how exactly. */
type Line = readonly [item: string, value: unknown, tolerance: unknown]

interface Ordered {
  readonly shop: string
  readonly golfer: string | null
  readonly note: string | null
}

/** What the advice has built: changes of the own club, the first pick, or nothing. */
export const orderPage = (view: LabView, ordered: Ordered, reader: Reader): Html => {
  const { advice, fitting } = view
  const { order } = reader.texts
  if (advice.paper === 'new_club') return orderTable(fitting, ordered, reader)
  const lines = ownLines(view, reader).map((line) => html`<li>${line}</li>`)
  return advice.paper === 'none'
    ? html`<h1>${order.heading}</h1>
<p>${order.nothing}</p>
<p>${said(reader, advice.headline)}</p>
${noteOf(ordered, reader)}`
    : html`${orderHead(fitting, ordered, reader)}<h2>${ownName(fitting, reader)}</h2>
<ul class="changes">${lines}</ul>
${orderFoot(ordered, reader)}`
}

const noteOf = ({ note }: Ordered, reader: Reader): Html | string => (note === null ? '' : noteText(note, reader))

const orderHead = (fitting: CompletedFitting, { shop, golfer }: Ordered, reader: Reader): Html => {
  const { order, clubs, keep } = reader.texts
  return html`<h1>${order.heading}</h1>
<dl class="about">
${[
  [keep.shop, shop],
  ...(golfer === null ? [] : [[keep.golfer, golfer]]),
  [order.club, clubs[fitting.clubType]],
  [order.hand, order.hands[fitting.input.golfer.handedness]],
  [order.date, dayOnPaper(reader, fitting.createdAt)],
  [order.fitting, html`<code>${fitting.fittingId}</code>`],
].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>
`
}

const orderFoot = (ordered: Ordered, reader: Reader): Html =>
  html`<p class="signed">${ordered.shop} <span>${reader.texts.order.builtBy}</span></p>
${noteOf(ordered, reader)}`

/** One page from which a builder can build the first pick. */
export const orderTable = (fitting: CompletedFitting, ordered: Ordered, reader: Reader): Html => {
  const { order, build } = reader.texts
  const [pick] = fitting.topPicks
  if (pick === undefined) return html`<h1>${order.heading}</h1>\n<p>${build.none}</p>\n${noteOf(ordered, reader)}`
  return html`${orderHead(fitting, ordered, reader)}<table class="sheet">
<thead><tr><th scope="col">${order.item}</th><th scope="col">${order.value}</th><th scope="col">${order.tolerance}</th><th scope="col">${order.checked}</th></tr></thead>
<tbody>
${[[order.head, `${pick.brand} ${pick.model} (${pick.year})`, order.exact] as Line, ...linesOf(pick, reader)].map(
  ([item, value, tolerance]) =>
    html`<tr><th scope="row">${item}</th><td>${value}</td><td>${tolerance}</td><td class="box" aria-hidden="true"></td></tr>
`,
)}</tbody>
</table>
${orderFoot(ordered, reader)}`
}

/** A figure that no maker publishes is a guess: whoever builds to it measures first. */
const linesOf = ({ build, estimated }: Pick, reader: Reader): Line[] => {
  const { order, build: words } = reader.texts
  const within = (name: string, tolerance: unknown): unknown => (estimated.includes(name) ? order.measure : tolerance)
  const { loftDeg, lieDeg, lengthIn, swingWeightPoints, shaftGrams } = tolerances
  const plusMinus = (measure: Parameters<typeof quantity>[1], value: number) =>
    html`±${quantity(reader, measure, value)}`
  const degrees = (value: number) => quantity(reader, 'builtDegrees', value)
  const { shaft, lieOffset } = build
  const lie = build.lie === null ? words.standard : degrees(build.lie)
  return [
    [
      order.loft,
      html`${build.designation === undefined ? '' : html`${said(reader, clubSaid(build.designation))}, `}${degrees(build.loft)}`,
      within('loft', plusMinus('builtDegrees', loftDeg)),
    ],
    ...settingLines(build, within('loft', plusMinus('builtDegrees', loftDeg)), reader),
    ...(build.weightSetting === undefined ? [] : [[order.weight, build.weightSetting, order.exact] as Line]),
    ...(build.set === undefined ? [] : [[order.set, build.set, order.exact] as Line]),
    ...(build.bounce == null
      ? []
      : [
          [
            words.bounce,
            html`${degrees(build.bounce)}${build.grind == null ? '' : `, ${build.grind}`}`,
            order.exact,
          ] as Line,
        ]),
    ...wedgeLines(build, within('loft', plusMinus('builtDegrees', loftDeg)), reader),
    [order.shaft, shaft.model, estimated.includes('shaft model') ? order.askShop : order.exact],
    [order.flex, shaft.flexName, order.exact],
    [
      order.shaftWeight,
      shaft.weightGrams === null ? shaft.weightBand : quantity(reader, 'grams', shaft.weightGrams),
      within('shaft weight', plusMinus('grams', shaftGrams)),
    ],
    [
      order.length,
      build.length === null ? words.standard : quantity(reader, 'clubInches', build.length),
      within('length', plusMinus('clubInches', lengthIn)),
    ],
    [
      order.lie,
      html`${lie}${lieOffset === 0 ? '' : html` (${fill(lieOffset > 0 ? words.upright : words.flat, { degrees: degrees(Math.abs(lieOffset)) })})`}`,
      within('lie', plusMinus('builtDegrees', lieDeg)),
    ],
    [order.swingWeight, build.swingWeight ?? words.unknown, fill(order.points, { points: swingWeightPoints })],
    [order.grip, [build.grip.model, build.grip.size].filter((part) => part !== null).join(', '), order.exact],
    ...coreLines(build, reader),
  ]
}

/** The core of the grip, with the size that comes of it where it is not that of the butt; or by the butt, which is measured. Older fittings have none. */
const coreLines = ({ grip: { model, coreIn, coreNote } }: Build, reader: Reader): Line[] => {
  const { order } = reader.texts
  if (coreIn === undefined || model === null) return []
  if (isCoreUnmeasured(coreNote) || (coreIn === null && coreNote === undefined))
    return [[order.core, order.byButt, order.measure]]
  if (coreNote !== undefined) return [[order.core, said(reader, coreNote), order.exact]]
  const core = new Intl.NumberFormat(reader.locale, { minimumFractionDigits: 3 }).format(coreIn!)
  return [[order.core, `${core} in`, order.exact]]
}

/** How the loft comes about: by the hosel of a wood, by bending an iron. */
const settingLines = (
  { setting, hosel, loft, playingLoft, designation, set }: Build,
  tolerance: unknown,
  reader: Reader,
): Line[] => {
  const { order } = reader.texts
  const playing = quantity(reader, 'builtDegrees', playingLoft)
  const isBent = set !== undefined || ['PW', 'GW', 'SW', 'LW'].includes(designation ?? '')
  if (isBent) return playingLoft === loft ? [] : [[order.bending, playing, tolerance]]
  return [
    ...(setting === null ? [] : [[order.hosel, hoselText(setting, hosel, reader), order.exact] as Line]),
    [order.playingLoft, playing, tolerance],
  ]
}

const wedgeLines = ({ wedges = [] }: Build, tolerance: unknown, reader: Reader): Line[] =>
  wedges.length === 0
    ? []
    : [
        [
          reader.texts.order.wedges,
          wedges
            .map(({ loft, bounce, grind }) =>
              [quantity(reader, 'builtDegrees', loft).text, bounce, grind].filter((part) => part !== null).join('/'),
            )
            .join(', '),
          tolerance,
        ],
      ]
