import type { Outcome } from '../../../flight/side/index.ts'
import { gainYardsMax } from '../../../golf/driver-flight.ts'
import { type System, unitOf, writtenNumber } from '../../../golf/quantity.ts'
import { type Html, html } from '../../../pages/index.ts'
import type { LabView, SetUp } from '../view.ts'
import { fill, gapBetween, perSystem, plainText, quantity, type Reader } from './reader.ts'

/** The verdict where no table follows it, which would have the units. */
export const verdictAlone = (view: LabView, reader: Reader): string =>
  plainText(verdict(view, reader, { isAlone: true }), reader)

/** What to do in a few words, with what carry and total change by: the differences of the table below it. */
export const verdict = (view: LabView, reader: Reader, { isAlone } = { isAlone: false }): Html => {
  const { fitting } = view
  const { verdict: words, clubs } = reader.texts
  const { clubType, specs, woodFit, wedgeFit } = fitting
  if (wedgeFit) return wedgeVerdict(wedgeFit, reader)
  const shown = quantity(reader, 'degrees', specs.loft.value)
  const loft = clubType === 'iron' ? fill(words.sevenIron, { loft: shown }) : shown
  const begin = (kind: keyof typeof words.begin): Html => fill(words.begin[kind], { club: clubs[clubType], loft })
  const [now, fitted] = [outcomeOf(view, 'now'), outcomeOf(view, 'fitted')]
  const present = presentVerdict(view)
  if (now !== undefined && fitted !== undefined) {
    const told = { loft: shown, isKept: present === 'keep', isAlone }
    const change = perSystem((system) => gainIn(system, now, fitted, told, reader))
    return html`${begin(present === 'unknown' ? 'replace' : present)}${change}`
  }
  const start = begin(present)
  if (woodFit) {
    const { carryYards, driverCarryYards } = woodFit
    const gap = gapBetween(driverCarryYards, carryYards)
    return html`${start}: ${fill(words.wood, { yards: quantity(reader, 'yards', carryYards), gap })}`
  }
  if (fitted === undefined) return html`${start}: ${words.noFlight}`
  const [yards, total] = [fitted.carryYards, fitted.totalYards].map((value) => quantity(reader, 'yards', value))
  return html`${start}: ${fill(words.expected, { yards, total })}`
}

/** What to do with the present club. Where that is not known, a fitted flight that is no gain is to be compared, and never to be tried. */
const presentVerdict = ({ fitting, isNoGain }: LabView): keyof Reader['texts']['verdict']['begin'] => {
  const present = fitting.clubRecommendations.currentClub?.verdict ?? 'unknown'
  return isNoGain && (present === 'unknown' || present === 'replace') ? 'compare' : present
}

/** Outcome of a set-up; undefined where none was flown. */
export const outcomeOf = ({ setUps }: LabView, wanted: SetUp['kind']): Outcome | undefined =>
  setUps.find(({ kind }) => kind === wanted)?.outcome

/** Differences of the written figures, in each system: whoever subtracts them finds the same. No sentence promises more than DRV-GAIN. */
const gainIn = (
  system: System,
  now: Outcome,
  fitted: Outcome,
  { loft, isKept, isAlone }: { readonly loft: Html; readonly isKept: boolean; readonly isAlone: boolean },
  { texts, locale }: Reader,
): Html => {
  const { verdict: words } = texts
  const { unit, times } = unitOf('yards', system)
  const most = Math.round(gainYardsMax * times)
  const number = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const more = (then: number, before: number): number =>
    writtenNumber('yards', system, then) - writtenNumber('yards', system, before)
  const written = (by: number): string => {
    const said = number.format(Math.max(-most, Math.min(most, by))).replace('-', '\u2212')
    return `${Math.abs(by) > most ? `${words.over} ` : ''}${said}${isAlone ? `\u00a0${unit}` : ''}`
  }
  const [carry, total] = [more(fitted.carryYards, now.carryYards), more(fitted.totalYards, now.totalYards)]
  if (carry === 0 && total === 0) return html`: ${isKept ? words.nothing : words.alike}`
  const gain = fill(words.gain, { carry: written(carry), total: written(total) })
  return isKept ? html` (${loft}: ${gain})` : html`: ${gain}`
}

const wedgeVerdict = (
  { set, pitchingWedgeLoftDeg }: NonNullable<LabView['fitting']['wedgeFit']>,
  reader: Reader,
): Html => {
  const lofts = set.map(({ loftDeg }) => quantity(reader, 'degrees', loftDeg).text)
  const listed = new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(lofts)
  return fill(reader.texts.verdict.wedges, {
    lofts: listed,
    pitching: quantity(reader, 'degrees', pitchingWedgeLoftDeg),
  })
}
