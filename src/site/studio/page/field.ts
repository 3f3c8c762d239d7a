import { type Measure, systems, unitOf } from '../../../golf/quantity.ts'
import { type ClubType, clubTypes } from '../../../golf/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { fill, perSystem, quantity, type Reader } from '../../lab/index.ts'
import {
  type Bounds,
  heightBounds,
  type NumberField,
  type NumberName,
  numberFields,
  tellsMostFor,
  worthOf,
} from '../fields.ts'

/** What is shown only while one of these clubs is chosen. */
export const forClubs = (clubs: readonly ClubType[]): string =>
  clubs.length === clubTypes.length ? '' : ` for ${clubs.map((club) => `for-${club}`).join(' ')}`

/** A text for each club; the one for the chosen club is shown. */
export const byClub = (texts: Readonly<Record<ClubType, unknown>>): Html =>
  html`${clubTypes.map((club) => html`<span class="${forClubs([club]).trim()}">${texts[club]}</span>`)}`

interface Shown {
  /** In the place of its usual name. */
  readonly label?: Html
  readonly clubs?: readonly ClubType[]
  readonly drawing?: Html
  /** Without the points that the field is worth to a fitting. */
  readonly isPlain?: boolean
}

/** A number with its unit, how to measure it, between which values it may be, and what it is worth. */
export const numberEntry = (
  name: NumberName,
  reader: Reader,
  { label, clubs = clubTypes, drawing, isPlain = false }: Shown = {},
): Html => {
  const { names, hows } = reader.texts.studio
  const { path, measure, bounds }: NumberField = numberFields[name]
  const adds = worthOf(name)
  return html`<div class="field${forClubs(clubs)}">
<label for="${name}">${label ?? names[name]}</label>
<span class="entry"><input type="number" inputmode="decimal" step="any" id="${name}" name="${name}" data-path="${path}" data-bounds="${JSON.stringify(bounds)}"${inUnits(measure)}${adds === undefined ? '' : html` data-adds="${adds}"`} aria-describedby="about-${name}">${measure === null ? '' : html`<span class="unit">${perSystem((system) => unitOf(measure, system).unit)}</span>`}</span>
<p class="hint" id="about-${name}"><span class="wrong" id="wrong-${name}"></span>${hows[name]} <span class="range">${range(measure, bounds, reader)}</span>${isPlain ? '' : worth(name, reader)}</p>
${drawing ?? ''}</div>
`
}

/** How the number of a field is turned from the units of the request, and its digits, in each system. */
export const inUnits = (measure: Measure | null): Html => {
  const [times, digits] = (['times', 'digits'] as const).map((part) =>
    Object.fromEntries(
      systems.map((system) => [
        system,
        measure === null ? { times: 1, digits: 0 }[part] : unitOf(measure, system)[part],
      ]),
    ),
  )
  return html` data-times="${JSON.stringify(times)}" data-digits="${JSON.stringify(digits)}"`
}

const range = (measure: NumberField['measure'], bounds: NumberField['bounds'], reader: Reader): Html => {
  const within = ({ min, max }: Bounds): Html => {
    const show = (value: number) => (measure === null ? value : quantity(reader, measure, value))
    return fill(reader.texts.studio.range, { from: show(min), to: show(max) })
  }
  if ('min' in bounds) return html`${within(bounds)}.`
  return html`${byClub(Object.fromEntries(clubTypes.map((club) => [club, within(bounds[club])])) as Record<ClubType, Html>)}.`
}

/** What knowing it adds, and whether it is among what tells most of the chosen club. */
export const worth = (name: string, { texts: { studio } }: Reader): Html => {
  const points = worthOf(name)
  if (points === undefined) return html``
  const clubs = tellsMostFor(name)
  const most = clubs.length === 0 ? '' : html` <b class="chip good${forClubs(clubs)}">${studio.tellsMost}</b>`
  return html` <span class="worth">${fill(studio.worth, { points })}</span>${most}<b class="chip good asked" id="asked-${name}" hidden>${studio.asked}</b>`
}

/** Feet and inches, or centimeters: whichever system is shown. */
export const heightEntry = (reader: Reader, isPlain = false): Html => {
  const { studio } = reader.texts
  const { min, max }: Bounds = heightBounds
  const adds = worthOf('height')
  const part = (name: string, unit: string, system: string, most: number) =>
    html`<span class="entry ${system}"><input type="number" inputmode="decimal" step="any" min="0" max="${most}" id="${name}" name="${name}" data-height="${name}"${name === 'heightInches' ? '' : html` data-adds="${adds}"`} aria-label="${studio.names.height}, ${unit}" aria-describedby="about-height"><span class="unit">${unit}</span></span>`
  return html`<div class="field" role="group" aria-labelledby="name-height" id="height" data-bounds="${JSON.stringify({ min, max })}">
<span class="label" id="name-height">${studio.names.height}</span>
<span class="pair">${part('heightFeet', studio.feet, 'imperial', Math.floor(max / 12))}${part('heightInches', studio.inches, 'imperial', 11)}${part('heightCm', 'cm', 'metric mixed', Math.floor(max * 2.54))}</span>
<p class="hint" id="about-height"><span class="wrong" id="wrong-height"></span>${studio.hows.height}${isPlain ? '' : worth('height', reader)}</p>
</div>
`
}

interface Choice<Word extends string> {
  readonly name: string
  readonly path: string
  readonly legend: string | Html
  readonly words: Readonly<Record<Word, string>>
  readonly chosen?: Word | ''
  /** The option for no answer; none if an answer is required. */
  readonly none?: string
  readonly hint?: string | Html
  readonly className?: string
}

/** One of a few, as buttons beside each other. */
export const choice = <Word extends string>(asked: Choice<Word>): Html => {
  const { name, path, legend, words, chosen, none, hint, className = '' } = asked
  const adds = worthOf(name)
  const options = [...Object.entries(words), ...(none === undefined ? [] : [['', none]])] as [string, string][]
  return html`<fieldset class="choice${className}">
<legend>${legend}</legend>
<div class="options">
${options.map(
  ([value, word]) =>
    html`<label><input type="radio" name="${name}" value="${value}" data-path="${path}"${adds === undefined || value === '' ? '' : html` data-adds="${adds}"`}${value === (chosen ?? '') ? html` checked` : ''}><span>${word}</span></label>
`,
)}</div>
${hint === undefined ? '' : html`<p class="hint">${hint}</p>\n`}</fieldset>
`
}

/** The button that sends a form, what it costs, and the line for its progress and refusal. */
export const sendPart = (
  { texts: { studio } }: Reader,
  { send, price, needsScript, before = '' }: { send: string; price: string; needsScript: string; before?: Html | '' },
): Html => html`<div class="send">
<p class="notice needs-script">${needsScript}</p>
${before}<button type="submit" class="large" disabled>${send}</button>
<button type="button" class="quiet" id="clear" hidden>${studio.clear}</button>
<p class="soft">${price}</p>
<p class="progress" id="progress" role="status"></p>
<div class="refused" id="refused" role="alert" hidden></div>
</div>
`
