import { type System, writeQuantity } from '../../../golf/quantity.ts'
import {
  type CsvShot,
  type CsvTable,
  type CsvUnits,
  type Mapping,
  mappingOf,
  namesUnits,
  numberIn,
  readCsv,
  shotsIn,
} from '../csv.ts'
import { labAddress, newKey } from './fitting.ts'
import { keep, keepForm, readKept, restoreForm } from './kept.ts'
import { readChoice } from './request.ts'
import { ask, Refused } from './service.ts'
import { type Say, startChart } from './shots-chart.ts'
import { byUnit, switchUnits } from './units.ts'

type Words = Readonly<
  Record<
    'found' | 'nothing' | 'tooMany' | 'reading' | 'outliers' | 'fit' | 'fitThis' | 'failed' | 'unreachable',
    string
  >
>

interface ClubMedians {
  readonly club: string | null
  readonly shots: number
  readonly shotsCounted: number
  readonly fits: string | null
  readonly whyNot: string | null
  readonly metrics: readonly { readonly metric: string; readonly median: number }[]
  readonly leftOut: readonly { readonly shotNumber: number }[]
}

/** What was read from the service: kept, so that a reload shows it again. */
interface Read {
  readonly sessionId: string
  readonly sessionUrl: string
  readonly clubs: readonly ClubMedians[]
}

/** A file that was dropped, and its session once it was read. */
interface Dropped {
  readonly name: string
  readonly text: string
  readonly read: Read | null
}

const shotsMax = 2_000
/** As the columns of the table stand. */
const shownMetrics = {
  clubSpeed: 'mph',
  ballSpeed: 'mph',
  launchAngle: 'degrees',
  spinRate: 'rpm',
  carry: 'yards',
} as const
const byId = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

/** The page on which clubs are fitted from the export of a launch monitor. */
export const startSession = (studio: HTMLElement, form: HTMLFormElement): void => {
  const words = JSON.parse(form.dataset['words']!) as Words
  const system = () => studio.dataset['units'] as System
  const remember = () => keepForm(form, system())
  let dropped = readKept<Dropped>('shots')
  let table: CsvTable | null = null
  const put = (next: Dropped) => {
    dropped = next
    keep('shots', dropped)
  }
  const draw = () => {
    if (table === null || dropped?.read == null) return
    showRead(dropped.read, { studio, form, words, shots: shotsOf(form, table) })
  }
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    put({ name: file.name, text: await file.text(), read: null })
    table = readCsv(dropped!.text)
    tellFound(table, file.name, words)
    remember()
  }
  byId<HTMLInputElement>('file').addEventListener('change', ({ target }) =>
    take((target as HTMLInputElement).files?.[0]),
  )
  const drop = byId('drop')
  drop.addEventListener('dragover', (event) => event.preventDefault())
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    void take(event.dataTransfer?.files[0])
  })
  form.addEventListener('input', remember)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (table === null) return
    const shots = shotsOf(form, table)
    void attempt(words, async () => {
      put({ ...dropped!, read: await readShots(shots, words) })
      draw()
      byId('clubs-heading').focus()
    })
  })
  switchUnits(studio, () => {
    remember()
    draw()
  })
  if (dropped !== null) {
    table = readCsv(dropped.text)
    tellFound(table, dropped.name, words)
  }
  const before = restoreForm(form)
  if (before !== null && before !== system()) byUnit(studio, before)
  draw()
}

const shotsOf = (form: HTMLFormElement, table: CsvTable): CsvShot[] =>
  shotsIn(table, chosenMapping(), readChoice(form, 'csvUnits') as CsvUnits).slice(0, shotsMax)

const tellFound = (table: CsvTable | null, name: string, words: Words): void => {
  byId('about').hidden = table === null
  byId('clubs').hidden = true
  byId('found').classList.toggle('wrong', table === null)
  if (table === null) {
    byId('found').textContent = words.nothing.replace('{name}', name)
    return
  }
  const mapping = mappingOf(table.columns)
  for (const select of columnSelects()) {
    const { columns } = table
    select.replaceChildren(
      select.options[0]!,
      ...columns.map(({ name, unit }, i) => new Option(unit === '' ? name : `${name} (${unit})`, String(i))),
    )
    select.value = String(mapping[select.dataset['column'] as keyof Mapping])
  }
  byId('about').querySelector('fieldset')!.hidden = namesUnits(table, mapping)
  const shots = shotsIn(table, mapping, 'imperial')
  const found = words.found.replace('{shots}', String(shots.length)).replace('{clubs}', String(clubsOf(shots)))
  const more = shots.length > shotsMax ? ` ${words.tooMany.replace('{shots}', String(shots.length))}` : ''
  byId('found').textContent = found.replace('{name}', name) + more
}

const columnSelects = () => [...document.querySelectorAll<HTMLSelectElement>('select[data-column]')]
const clubsOf = (shots: readonly CsvShot[]): number => new Set(shots.map(({ club }) => club)).size

const chosenMapping = (): Mapping =>
  Object.fromEntries(columnSelects().map(({ dataset, value }) => [dataset['column'], Number(value)])) as Mapping

/** Show an error in the page's place for errors. */
const attempt = async (words: Words, work: () => Promise<void>): Promise<void> => {
  const refused = byId('refused')
  refused.hidden = true
  try {
    await work()
  } catch (error) {
    refused.textContent = `${words.failed} ${error instanceof Refused ? error.message : words.unreachable}`
    refused.hidden = false
  }
  byId('progress').textContent = ''
}

const readShots = async (shots: readonly CsvShot[], words: Words): Promise<Read> => {
  byId('progress').textContent = words.reading
  const session = sessionOf(shots)
  const { sessionId } = session
  const { sessionUrl } = await ask<{ sessionUrl: string }>('POST', '/v1/sessions/ingest', { body: session })
  const { clubs } = await ask<{ clubs: ClubMedians[] }>('GET', `/v1/sessions/${sessionId}`)
  return { sessionId, sessionUrl, clubs }
}

interface Shown {
  readonly studio: HTMLElement
  readonly form: HTMLFormElement
  readonly words: Words
  readonly shots: readonly CsvShot[]
}

const showRead = ({ sessionId, sessionUrl, clubs }: Read, { studio, form, words, shots }: Shown): void => {
  const { units, locale } = studio.dataset
  const say: Say = (measure, value) => writeQuantity(measure, units as System, locale!, value)
  byId<HTMLAnchorElement>('every').href = sessionUrl
  byId('rows').replaceChildren(...clubs.map((club) => rowOf(club, sessionId, { form, words, say })))
  const found = clubs.map(({ club, leftOut }) => ({ club, leftOut: leftOut.map(({ shotNumber }) => shotNumber) }))
  startChart(found, shots, say)
  byId('clubs').hidden = false
}

const sessionOf = (shots: readonly CsvShot[]) => {
  const now = new Date().toISOString()
  return {
    payloadVersion: 1,
    appVersion: 'studio',
    sessionId: newUuid(),
    fitterId: 'studio',
    startedAtUtc: now,
    processedAtUtc: now,
    segments: [
      {
        id: newUuid(),
        shots: shots.map(({ club, numbers }, i) => ({
          shotId: newUuid(),
          shotNumber: i + 1,
          capturedAtUtc: now,
          club,
          source: 'csv',
          measurementRef: 'club-face',
          units: 'imperial',
          needsReview: false,
          extended: numbers,
        })),
      },
    ],
  }
}

/** (`crypto.randomUUID` is only where the connection is secure.) */
const newUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

interface Row {
  readonly form: HTMLFormElement
  readonly words: Words
  readonly say: Say
}

const rowOf = (medians: ClubMedians, sessionId: string, { form, words, say }: Row): HTMLElement => {
  const row = document.createElement('tr')
  const name = document.createElement('th')
  name.scope = 'row'
  name.textContent = medians.club ?? '–'
  const shown = Object.entries(shownMetrics).map(([id, measure]) => {
    const median = medians.metrics.find(({ metric }) => metric === id)?.median
    return median === undefined ? '–' : say(measure, median)
  })
  const out = medians.leftOut.map(({ shotNumber }) => shotNumber).join(', ')
  const leftOut = out === '' ? '–' : words.outliers.replace('{shots}', out)
  const figures = [`${medians.shotsCounted}`, ...shown, leftOut].map(cellOf)
  row.append(name, fitCell(medians, sessionId, form, words), ...figures)
  return row
}

const cellOf = (text: string): HTMLElement => {
  const cell = document.createElement('td')
  cell.textContent = text
  return cell
}

/** The button that fits a club, or why it is not fitted. */
const fitCell = (
  { club, fits, whyNot, shotsCounted }: ClubMedians,
  sessionId: string,
  form: HTMLFormElement,
  words: Words,
) => {
  const cell = cellOf('')
  if (fits === null || club === null || shotsCounted === 0) {
    cell.className = 'why'
    cell.textContent = whyNot ?? '–'
    return cell
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.fit
  button.setAttribute('aria-label', words.fitThis.replace('{club}', club))
  const key = newKey()
  button.addEventListener('click', () =>
    attempt(words, async () => {
      button.disabled = true
      const handicap = numberIn(byId<HTMLInputElement>('handicap').value)
      const golfer = {
        handedness: readChoice(form, 'handedness'),
        ...(handicap !== undefined && { handicap: handicap > 25 ? '25+' : handicap }),
      }
      try {
        const fitting = await ask<{ fittingId: string }>('POST', `/v1/sessions/${sessionId}/fit`, {
          body: { club, golfer },
          headers: { 'idempotency-key': `${key}-${golfer.handedness}-${handicap ?? ''}` },
        })
        location.assign((await labAddress(fitting)) ?? `/v1/fittings/${fitting.fittingId}`)
      } finally {
        button.disabled = false
      }
    }),
  )
  cell.append(button)
  return cell
}
