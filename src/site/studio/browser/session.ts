import { type System, writeQuantity } from '../../../golf/quantity.ts'
import { type ClubMedians, drawClubs } from './clubs-table.ts'
import { keep, keepForm, readKept, restoreForm } from './kept.ts'
import { showMisread, startMisread } from './misread.ts'
import { forget, type Reading, readingQuery, showReading } from './reading.ts'
import { ask, Refused } from './service.ts'
import { type DrawnShot, type Say, startChart } from './shots-chart.ts'
import { byUnit, switchUnits } from './units.ts'

type Words = Readonly<Record<'failed' | 'unreachable' | 'reading' | 'outliers' | 'fit' | 'fitThis' | 'or', string>> &
  Readonly<Record<'clubSaid' | 'metrics', Readonly<Record<string, string>>>>

/** What was read from the service: kept, so that a reload shows it again. */
interface Read {
  readonly sessionId: string
  readonly sessionUrl: string
  readonly clubs: readonly ClubMedians[]
  readonly shots: readonly DrawnShot[]
}

/** A file that was dropped, how it was read, and its session once that was stored. */
interface Dropped {
  readonly name: string
  /** Its bytes in base64: files are in any encoding. */
  readonly bytes: string
  readonly reading: Reading | null
  readonly read: Read | null
}

const byId = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

/** The page on which clubs are fitted from the export of a launch monitor. */
export const startSession = (studio: HTMLElement, form: HTMLFormElement): void => {
  const words = JSON.parse(form.dataset['words']!) as Words
  const system = () => studio.dataset['units'] as System
  const remember = () => keepForm(form, system())
  let dropped = readKept<Dropped>('shots')
  const put = (next: Dropped) => {
    dropped = next
    keep('shots', dropped)
  }
  const draw = () => {
    if (dropped !== null) showMisread(bytesOf(dropped), dropped.reading)
    if (dropped?.reading != null) showReading(form, dropped.name, dropped.reading)
    if (dropped?.read != null) showRead(dropped.read, { studio, form, words })
  }
  const readAgain = () =>
    attempt(words, async () => {
      byId('progress').textContent = words.reading
      put({ ...dropped!, reading: await send<Reading>(dropped!, `${readingQuery(form)}&dryRun=true`), read: null })
      byId('clubs').hidden = true
      draw()
      remember()
    })
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    forget(form)
    put({ name: file.name, bytes: await base64Of(file), reading: null, read: null })
    showMisread(bytesOf(dropped!), null)
    await readAgain()
  }
  startDrop(take)
  startMisread(
    () => (dropped === null ? null : bytesOf(dropped)),
    (work) => attempt(words, work),
  )
  form.addEventListener('input', remember)
  form.addEventListener('change', ({ target }) => {
    if (dropped !== null && (target as HTMLElement).closest('[data-reads]') !== null) void readAgain()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (dropped === null) return
    void attempt(words, async () => {
      byId('progress').textContent = words.reading
      put({ ...dropped!, read: await store(dropped!, readingQuery(form)) })
      draw()
      byId('clubs-heading').focus()
    })
  })
  switchUnits(studio, () => {
    remember()
    draw()
  })
  draw()
  const before = restoreForm(form)
  if (before !== null && before !== system()) byUnit(studio, before)
  draw()
}

const startDrop = (take: (file: File | undefined) => Promise<void>): void => {
  byId<HTMLInputElement>('file').addEventListener('change', ({ target }) =>
    take((target as HTMLInputElement).files?.[0]),
  )
  const drop = byId('drop')
  drop.addEventListener('dragover', (event) => event.preventDefault())
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    void take(event.dataTransfer?.files[0])
  })
}

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

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const bytesOf = ({ bytes }: Dropped) => Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))

const send = <Answer>(dropped: Dropped, query: string): Promise<Answer> =>
  ask<Answer>('POST', `/v1/sessions/import?${query}`, { file: bytesOf(dropped) })

const store = async (dropped: Dropped, query: string): Promise<Read> => {
  const { session, sessionUrl } = await send<Reading & { readonly sessionUrl: string }>(dropped, query)
  const { sessionId } = session
  const { clubs } = await ask<{ clubs: ClubMedians[] }>('GET', `/v1/sessions/${sessionId}`)
  const shots = session.segments.flatMap((segment) => segment.shots)
  return {
    sessionId,
    sessionUrl,
    clubs,
    shots: shots.map(({ club, shotNumber, ball }) => ({ club, shotNumber, numbers: ball })),
  }
}

interface Shown {
  readonly studio: HTMLElement
  readonly form: HTMLFormElement
  readonly words: Words
}

const showRead = ({ sessionId, sessionUrl, clubs, shots }: Read, { studio, form, words }: Shown): void => {
  const { units, locale } = studio.dataset
  const say: Say = (measure, value) => writeQuantity(measure, units as System, locale!, value)
  byId<HTMLAnchorElement>('every').href = sessionUrl
  drawClubs(clubs, { sessionId, form, words, locale: locale!, say, attempt: (work) => attempt(words, work) })
  const found = clubs.map(({ club, leftOut }) => ({ club, leftOut: leftOut.map(({ shotNumber }) => shotNumber) }))
  startChart(found, shots, say)
  byId('clubs').hidden = false
}
