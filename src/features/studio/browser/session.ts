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
import { ask, Refused } from './service.ts'

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

const shotsMax = 2_000
/** As the columns of the table stand. */
const shownMetrics = ['clubSpeed', 'ballSpeed', 'launchAngle', 'spinRate', 'carry']
const byId = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

/** The page on which clubs are fitted from the export of a launch monitor. */
export const startSession = (form: HTMLFormElement): void => {
  const words = JSON.parse(form.dataset['words']!) as Words
  let table: CsvTable | null = null
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    table = readCsv(await file.text())
    tellFound(table, file.name, words)
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
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (table !== null) void attempt(words, () => readShots(form, table!, words))
  })
}

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
  Object.fromEntries(
    columnSelects().map(({ dataset, value }) => [dataset['column'], Number(value)]),
  ) as unknown as Mapping

const checked = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)!.value

/** Tell what goes wrong, where the page tells it. */
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

const readShots = async (form: HTMLFormElement, table: CsvTable, words: Words): Promise<void> => {
  byId('progress').textContent = words.reading
  const shots = shotsIn(table, chosenMapping(), checked(form, 'csvUnits') as CsvUnits).slice(0, shotsMax)
  const session = sessionOf(shots)
  const { sessionUrl } = await ask<{ sessionUrl: string }>('POST', '/v1/sessions/ingest', { body: session })
  const { clubs } = await ask<{ clubs: ClubMedians[] }>('GET', `/v1/sessions/${session.sessionId}`)
  byId<HTMLAnchorElement>('every').href = sessionUrl
  byId('rows').replaceChildren(...clubs.map((club) => rowOf(club, session.sessionId, form, words)))
  byId('clubs').hidden = false
  byId('clubs-heading').focus()
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

const rowOf = (medians: ClubMedians, sessionId: string, form: HTMLFormElement, words: Words): HTMLElement => {
  const row = document.createElement('tr')
  const name = document.createElement('th')
  name.scope = 'row'
  name.textContent = medians.club ?? '–'
  const shown = shownMetrics.map((id) => {
    const median = medians.metrics.find(({ metric }) => metric === id)?.median
    return median === undefined ? '–' : String(id === 'spinRate' ? Math.round(median) : Math.round(median * 10) / 10)
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
        handedness: checked(form, 'handedness'),
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
