import type { CompletedFitting } from '../../../fitting/index.ts'
import { builtWithin as tolerances } from '../../../golf/matching.ts'
import { type Html, html } from '../../../pages/index.ts'
import { figureFor, fill, quantity, type Reader } from './reader.ts'

type Build = CompletedFitting['topPicks'][number]['build']
/** What to build, to which value, how exactly. */
type Line = readonly [item: string, value: unknown, tolerance: unknown]

/** One page from which a builder can build the first pick. */
export const workOrder = (fitting: CompletedFitting, serviceName: string, reader: Reader): Html => {
  const [pick] = fitting.topPicks
  if (pick === undefined) return html``
  const { order, clubs } = reader.texts
  const made = new Intl.DateTimeFormat(reader.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(fitting.createdAt),
  )
  return html`<section class="order" aria-labelledby="order">
<h2 id="order">${order.heading}</h2>
<dl class="about">
${[
  [order.fitting, html`<code>${fitting.fittingId}</code>`],
  [order.date, made],
  [order.club, clubs[fitting.clubType]],
  [order.hand, order.hands[fitting.input.golfer.handedness]],
].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>
<table class="sheet">
<thead><tr><th scope="col">${order.item}</th><th scope="col">${order.value}</th><th scope="col">${order.tolerance}</th><th scope="col" class="paper">${order.checked}</th></tr></thead>
<tbody>
${[[order.head, `${pick.brand} ${pick.model} (${pick.year})`, order.exact] as Line, ...linesOf(pick.build, reader)].map(
  ([item, value, tolerance]) =>
    html`<tr><th scope="row">${item}</th><td>${value}</td><td>${tolerance}</td><td class="paper"></td></tr>
`,
)}</tbody>
</table>
<p class="signed paper">${serviceName} <span>${order.builtBy}</span></p>
<button type="button" class="quiet" id="print" hidden>${order.print}</button>
</section>
`
}

const linesOf = (build: Build, reader: Reader): Line[] => {
  const { order, build: words } = reader.texts
  const { loftDeg, lieDeg, lengthIn, swingWeightPoints, shaftGrams } = tolerances
  const plusMinus = (measure: Parameters<typeof quantity>[1], value: number) =>
    html`±${quantity(reader, measure, value)}`
  const degrees = (value: number) => quantity(reader, 'builtDegrees', value)
  const { shaft, lieOffset } = build
  const lie = build.lie === null ? words.standard : degrees(build.lie)
  return [
    [
      order.loft,
      html`${build.designation === undefined ? '' : `${build.designation}, `}${degrees(build.loft)}`,
      plusMinus('builtDegrees', loftDeg),
    ],
    ...settingLines(build, reader),
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
    ...wedgeLines(build, reader),
    [order.shaft, shaft.model, order.exact],
    [order.flex, shaft.flexName, order.exact],
    [
      order.shaftWeight,
      shaft.weightGrams === null ? shaft.weightBand : quantity(reader, 'grams', shaft.weightGrams),
      plusMinus('grams', shaftGrams),
    ],
    [
      order.length,
      build.length === null ? words.standard : quantity(reader, 'inches', build.length),
      plusMinus('inches', lengthIn),
    ],
    [
      order.lie,
      html`${lie}${lieOffset === 0 ? '' : html` (${fill(lieOffset > 0 ? words.upright : words.flat, { degrees: degrees(Math.abs(lieOffset)) })})`}`,
      plusMinus('builtDegrees', lieDeg),
    ],
    [order.swingWeight, build.swingWeight ?? words.unknown, fill(order.points, { points: swingWeightPoints })],
    [order.grip, [build.grip.model, build.grip.size].filter((part) => part !== null).join(', '), order.exact],
  ]
}

/** How the loft comes about: by the hosel of a wood, by bending an iron. */
const settingLines = ({ setting, hosel, loft, playingLoft, designation, set }: Build, reader: Reader): Line[] => {
  const { order } = reader.texts
  const playing = quantity(reader, 'builtDegrees', playingLoft)
  const tolerance = html`±${quantity(reader, 'builtDegrees', tolerances.loftDeg)}`
  const isBent = set !== undefined || ['PW', 'GW', 'SW', 'LW'].includes(designation ?? '')
  if (isBent) return playingLoft === loft ? [] : [[order.bending, playing, tolerance]]
  return [
    ...(setting === null ? [] : [[order.hosel, hoselText(setting, hosel, reader), order.exact] as Line]),
    [order.playingLoft, playing, tolerance],
  ]
}

/** `D4 (+0.75°)`, `+1°`, or a range and that the maker's chart has the setting; then the face. */
export const hoselText = (setting: string | null, hosel: Build['hosel'], reader: Reader): string => {
  const { order } = reader.texts
  const degrees = figureFor(reader, `${setting ?? ''}°`)
  if (hosel === undefined) return degrees
  if (hosel.range !== null) return `${degrees.replace(' to ', ` ${order.to} `)} ${order.byChart}`
  const named = hosel.setting === null ? degrees : `${hosel.setting} (${degrees})`
  if (!hosel.faceDeg) return named
  const face = hosel.faceDeg > 0 ? order.faceCloses : order.faceOpens
  return `${named}, ${face.replace('{degrees}', figureFor(reader, `${Math.abs(hosel.faceDeg)}°`))}`
}

const wedgeLines = ({ wedges = [] }: Build, reader: Reader): Line[] =>
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
          html`±${quantity(reader, 'builtDegrees', tolerances.loftDeg)}`,
        ],
      ]
