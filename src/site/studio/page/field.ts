import { type ClubType, clubTypes } from '../../../golf/names/words.ts'
import { type Measure, unitOf } from '../../../golf/quantity.ts'
import { type Html, html } from '../../../pages/index.ts'
import { fill, perSystem, quantity, type Reader } from '../../lab/index.ts'
import { fittingOf, worthIn } from '../answers.ts'
import { heightBounds, isIdle, type NumberField, type NumberName, numberFields } from '../fields.ts'
import { type Bounds, boundsFor, fieldNumber } from '../numbers.ts'

/** What is shown only while one of these clubs is chosen. */
export const forClubs = (clubs: readonly ClubType[]): string =>
  clubs.length === clubTypes.length ? '' : ` for ${clubs.map((club) => `for-${club}`).join(' ')}`

/** A text for each club; the one for the chosen club is shown. */
export const byClub = (texts: Readonly<Record<ClubType, unknown>>): Html =>
  html`${clubTypes.map((club) => html`<span class="${forClubs([club]).trim()}">${texts[club]}</span>`)}`

/** How a number is asked for. */
export interface Shown {
  /** In the place of its usual name. */
  readonly label?: Html
  readonly clubs?: readonly ClubType[]
  readonly drawing?: Html
  /** False where the bounds say nothing. */
  readonly hasRange?: boolean
  /** Without the points that the field is worth to a fitting. */
  readonly isPlain?: boolean
  /** Texts that the form is filled in with. */
  readonly given?: URLSearchParams
}

/** A number with its unit, how to measure it, between which values it may be, and what it is worth. */
export const numberEntry = (
  name: NumberName,
  reader: Reader,
  { label, clubs = clubTypes, drawing, isPlain = false, given, hasRange = true }: Shown = {},
): Html => {
  const { names, hows } = reader.texts.studio
  const { path, measure, bounds }: NumberField = numberFields[name]
  return html`<div class="field${forClubs(clubs)}">
<label for="${name}">${label ?? names[name]}</label>
<span class="entry"><input type="number" inputmode="decimal" step="any" id="${name}" name="${name}" data-path="${path}" data-bounds="${JSON.stringify(bounds)}"${measured(measure)}${filledIn(given, name)} aria-describedby="about-${name}">${measure === null ? '' : html`<span class="unit">${perSystem((system) => unitOf(measure, system).unit)}</span>`}</span>
<p class="hint" id="about-${name}"><span class="wrong" id="wrong-${name}"></span>${hows[name]}${hasRange ? html` <span class="range">${range(measure, bounds, reader)}</span>` : ''}${isPlain ? '' : worth(name, path, reader)}</p>
${drawing ?? ''}</div>
`
}

/** What a field measures: the script turns its number into the units of the request. */
export const measured = (measure: Measure | null): Html => html` data-measure="${measure ?? ''}"`

const range = (measure: NumberField['measure'], bounds: NumberField['bounds'], reader: Reader): Html => {
  const within = ({ min, max }: Bounds): Html => {
    const show = (value: number) => (measure === null ? value : quantity(reader, measure, value))
    return fill(reader.texts.studio.range, { from: show(min), to: show(max) })
  }
  if ('min' in bounds) return html`${within(bounds)}.`
  return html`${byClub(Object.fromEntries(clubTypes.map((club) => [club, within(boundsFor(bounds, club))])) as Record<ClubType, Html>)}.`
}

/** A value that the form comes with, which what was typed before does not replace. */
export const filledIn = (given: URLSearchParams | undefined, name: string): Html | '' =>
  given?.get(name) ? html` value="${given.get(name)}" data-given` : ''

/** Fields of which one is needed: without a speed any of them tells one. */
const speedFields: readonly string[] = ['swingSpeed', 'carryDistance', 'totalDistance']

/** Points that an answer adds, where it adds some and moves the chosen club; the script keeps them by the other answers. */
export const worth = (name: string, place: string, { texts: { studio } }: Reader): Html => {
  const points = worthIn(fittingOf([]), place)
  const clubs = clubTypes.filter((club) => speedFields.includes(name) || !isIdle(place, club))
  if (clubs.length === 0) return html``
  return html` <span class="worth${forClubs(clubs)}" data-worth="${place}"${points > 0 ? '' : html` hidden`}>${fill(studio.worth, { points })}</span> <b class="chip good asked" id="asked-${name}" hidden>${studio.asked}</b>`
}

/** Feet and inches, or centimeters: whichever system is shown. */
export const heightEntry = (
  reader: Reader,
  { isPlain = false, given }: Pick<Shown, 'isPlain' | 'given'> = {},
): Html => {
  const { studio } = reader.texts
  const { min, max }: Bounds = heightBounds
  const part = (name: string, unit: string, system: string, most: number) =>
    html`<span class="entry ${system}"><input type="number" inputmode="decimal" step="any" min="0" max="${most}" id="${name}" name="${name}" data-height="${name}"${filledIn(given, name)} aria-label="${studio.names.height}, ${unit}" aria-describedby="about-height"><span class="unit">${unit}</span></span>`
  return html`<div class="field" role="group" aria-labelledby="name-height" id="height" data-bounds="${JSON.stringify({ min, max })}">
<span class="label" id="name-height">${studio.names.height}</span>
<span class="pair">${part('heightFeet', studio.feet, 'imperial', Math.floor(max / 12))}${part('heightInches', studio.inches, 'imperial', 11)}${part('heightCm', 'cm', 'metric mixed', Math.floor(fieldNumber('inches', 'metric', max)))}</span>
<p class="hint" id="about-height"><span class="wrong" id="wrong-height"></span>${studio.hows.height}${isPlain ? '' : worth('height', 'golfer.heightFeet', reader)}</p>
</div>
`
}

/** A question with a few answers. */
export interface Choice<Word extends string> {
  readonly name: string
  readonly path: string
  readonly legend: string | Html
  readonly words: Readonly<Record<Word, string | Html>>
  readonly chosen?: Word | ''
  /** The option for no answer; none if an answer is required. */
  readonly none?: string
  readonly hint?: string | Html
  readonly className?: string
  /** Kinds of clubs of which an answer is asked; of all where it is not named. */
  readonly clubsOf?: Readonly<Partial<Record<Word, readonly ClubType[]>>>
  /** Texts that the form is filled in with. */
  readonly given?: URLSearchParams
}

/** One of a few, as buttons beside each other. */
export const choice = <Word extends string>(asked: Choice<Word>): Html => {
  const { name, path, legend, words, none, hint, className = '', clubsOf, given } = asked
  const said = given?.get(name)
  const chosen = said ?? asked.chosen ?? ''
  const options = [...Object.entries(words), ...(none === undefined ? [] : [['', none]])] as [
    Word | '',
    string | Html,
  ][]
  return html`<fieldset class="choice${className}">
<legend>${legend}</legend>
<div class="options">
${options.map(
  ([value, word]) =>
    html`<label class="${forClubs(clubsOf?.[value as Word] ?? clubTypes).trim()}"><input type="radio" name="${name}" value="${value}" data-path="${path}"${said ? html` data-given` : ''}${value === (asked.chosen ?? '') ? html` data-usual` : ''}${value === chosen ? html` checked` : ''}><span>${word}</span></label>
`,
)}</div>
${hint === undefined ? '' : html`<p class="hint">${hint}</p>\n`}</fieldset>
`
}

/** The button that sends a form, what it costs whom that concerns, and the line for its progress and refusal. */
export const sendPart = (
  { texts: { studio } }: Reader,
  {
    send,
    price,
    needsScript,
    before = '',
  }: { send: string; price: string | null; needsScript?: string; before?: Html | '' },
): Html => html`<div class="send">
${needsScript === undefined ? '' : html`<p class="notice needs-script">${needsScript}</p>\n`}${before}<button type="submit" class="large"${needsScript === undefined ? '' : html` disabled`}>${send}</button>
<button type="button" class="quiet" id="clear" hidden>${studio.clear}</button>
${price === null ? '' : html`<p class="soft">${price}</p>\n`}<p class="progress" id="progress" role="status"></p>
<div class="refused" id="refused" role="alert" hidden></div>
</div>
`
