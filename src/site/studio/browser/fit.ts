import type { System } from '../../../golf/quantity.ts'
import { labAddress, newKey } from './fitting.ts'
import { keep, keepForm, readKept, restoreForm } from './kept.ts'
import { hideQuestions, showQuestions } from './questions.ts'
import { isOff, type Request, readChoice, readRequest, withStock } from './request.ts'
import { ask, Refused, withKey } from './service.ts'
import { byUnit, numberOf, switchUnits } from './units.ts'
import { beyondWords, mark, show, unmark } from './wrong.ts'

type Words = Readonly<
  Record<'beyond' | 'quality' | 'grip' | 'fitting' | 'longer' | 'drawing' | 'done' | 'failed' | 'unreachable', string>
>

interface Fitting {
  readonly fittingId: string
  readonly clubType: string
  readonly status: 'completed' | 'running' | 'failed'
  readonly labUrl?: string
  readonly error?: { readonly detail: string }
  readonly next?: {
    readonly action: string
    readonly check?: readonly string[]
    readonly freeFields?: readonly string[]
    readonly measure?: { readonly field: string } | null
  }
}

const byId = (id: string): HTMLElement => document.getElementById(id)!

/** The page of the guided fitting. */
export const startFit = (studio: HTMLElement, form: HTMLFormElement): void => {
  const words = JSON.parse(form.dataset['words']!) as Words
  const system = () => studio.dataset['units'] as System
  const before = restoreForm(form)
  switchUnits(studio, () => refresh())
  if (before !== null && before !== system()) byUnit(studio, before)
  const refresh = () => {
    form.dataset['club'] = readChoice(form, 'clubType')
    form.dataset['way'] = readChoice(form, 'way')
    form.dataset['miss'] = readChoice(form, 'missPattern')
    keepForm(form, system())
    markAsked()
    tellQuality(form, words)
  }
  form.addEventListener('input', ({ target }) => {
    unmark(target as HTMLInputElement)
    refresh()
  })
  form.addEventListener('toggle', refresh, true)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send({ studio, form, words })
  })
  form.querySelector<HTMLInputElement>('#handLengthIn')!.addEventListener('change', ({ target }) => {
    void tellGrip(target as HTMLInputElement, system(), words)
  })
  byId('clear').addEventListener('click', () => {
    form.reset()
    byId('grip').textContent = ''
    refresh()
  })
  byId('clear').hidden = false
  form.querySelector<HTMLButtonElement>('button[type=submit]')!.disabled = false
  refresh()
}

/** What is known, by the points that each answer has. @rule IN-CONFIDENCE */
const tellQuality = (form: HTMLFormElement, { quality }: Words): void => {
  const meter = byId('quality') as HTMLMeterElement
  const points = [...form.querySelectorAll<HTMLInputElement>('input[data-adds]')]
    .filter((field) => (field.type === 'radio' ? field.checked : field.value !== ''))
    .filter((field) => !isOff(field, readChoice(form, 'clubType')!, readChoice(form, 'way')))
    .reduce((sum, { dataset }) => sum + Number(dataset['adds']), Number(meter.dataset['start']))
  meter.value = Math.min(points, Number(meter.dataset['max']))
  byId('quality-words').textContent = quality.replace('{points}', String(meter.value))
}

/** A distance alone: the service reads the speed from it. Of the wedges it is that of the pitching wedge. */
const withSpeedOfCarry = (form: HTMLFormElement, request: Request): Request => {
  if (readChoice(form, 'way') !== 'carry') return request
  return {
    ...request,
    ...(request['clubType'] === 'wedge' && {
      clubDetails: { ...(request['clubDetails'] as object), wedgeHit: 'PW' },
    }),
    swingMetrics: { ...(request['swingMetrics'] as object), estimateSpeed: true },
  }
}

interface Sent {
  readonly studio: HTMLElement
  readonly form: HTMLFormElement
  readonly words: Words
  /** The fitting whose questions these answers answer. */
  readonly corrects?: string
}

const send = async ({ studio, form, words, corrects }: Sent): Promise<void> => {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!
  const say = (text: string) => {
    byId('progress').textContent = text
  }
  const system = studio.dataset['units'] as System
  const { request, wrong } = readRequest(form, system)
  refuse('')
  hideQuestions()
  for (const { field, bounds } of wrong) mark(field, beyondWords(field, bounds, words, studio))
  const needed = neededField(form)
  if (needed !== null) mark(needed, beyondWords(needed, JSON.parse(needed.dataset['bounds']!), words, studio))
  const first = needed ?? wrong[0]?.field
  if (first !== undefined) {
    show(first)
    return
  }
  button.disabled = true
  say(words.fitting)
  try {
    const asked = withSpeedOfCarry(form, withStock(studio, request))
    const fitting = await requestFit(corrects === undefined ? asked : { ...asked, corrects }, () => say(words.longer))
    keep('asked', { clubType: fitting.clubType, field: fitting.next?.measure?.field ?? '' })
    const draw = async () => {
      say(words.drawing)
      const address = await labAddress(fitting)
      if (address === null) say(words.done.replace('{id}', fitting.fittingId))
      else location.assign(withKey(address))
    }
    if (fitting.next?.action !== 'ask') await draw()
    else {
      say('')
      showQuestions(form, {
        questions: fitting.next.check ?? [],
        fields: fitting.next.freeFields ?? [],
        onShow: () => void draw().catch((error) => tell(error, form, words)),
        onCorrect: () => void send({ studio, form, words, corrects: fitting.fittingId }),
      })
    }
  } catch (error) {
    say('')
    tell(error, form, words)
  }
  button.disabled = false
}

/** The first field for a speed or a distance if the chosen club has none of them: one must be there. */
const neededField = (form: HTMLFormElement): HTMLInputElement | null => {
  const way = readChoice(form, 'way')
  const fields = [...form.querySelectorAll<HTMLInputElement>(`.by-${way} .field input`)].filter(
    (field) => !isOff(field, readChoice(form, 'clubType'), way),
  )
  return fields.every(({ value }) => value === '') ? fields[0]! : null
}

const pollMs = 1_000

/** Fit; the same answers have the same key, so that a second click or a reload makes no second fitting. @throws {Refused} */
const requestFit = async (request: Request, onWait: () => void): Promise<Fitting> => {
  const text = JSON.stringify(request)
  const before = readKept<{ text: string; key: string }>('sent')
  const key = before?.text === text ? before.key : newKey()
  keep('sent', { text, key })
  let fitting = await ask<Fitting>('POST', '/v1/fitting/analyze?detail=full', {
    body: request,
    headers: { 'idempotency-key': key },
  })
  while (fitting.status === 'running') {
    onWait()
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const read = await ask<Fitting & { output: Fitting | null }>('GET', `/v1/fittings/${fitting.fittingId}`)
    fitting = { ...fitting, ...(read.output ?? {}), status: read.status }
  }
  if (fitting.status === 'completed') return fitting
  keep('sent', null)
  throw new Refused(fitting.error?.detail ?? '', 'FAILED', [])
}

const tell = (error: unknown, form: HTMLFormElement, words: Words): void => {
  if (!(error instanceof Refused)) {
    refuse(`${words.failed} ${words.unreachable}`)
    return
  }
  refuse(`${words.failed} ${error.message}`)
  for (const { pointer, detail } of error.fields) {
    const path = pointer.slice(1).replaceAll('/', '.')
    const field = form.querySelector<HTMLInputElement>(`input[data-path="${path}"]`)
    if (field !== null && field.type !== 'radio') mark(field, detail)
  }
}

const refuse = (text: string): void => {
  byId('refused').textContent = text
  byId('refused').hidden = text === ''
}

/** What the last fitting of this club asked to measure. */
const markAsked = (): void => {
  const asked = readKept<{ clubType: string; field: string }>('asked')
  const form = byId('fit') as HTMLFormElement
  for (const chip of form.querySelectorAll<HTMLElement>('.asked'))
    chip.hidden =
      asked?.clubType !== readChoice(form, 'clubType') ||
      chip.id.slice('asked-'.length) !== asked?.field.split('.').at(-1)?.replace('heightFeet', 'height')
}

interface GripAnswer {
  readonly recommendation: { readonly display: string } | null
}

/** A hand is asked of the service alone: it changes no spec of the club. */
const tellGrip = async (field: HTMLInputElement, system: System, words: Words): Promise<void> => {
  const handLengthIn = numberOf(field, system)
  const place = byId('grip')
  place.textContent = ''
  if (handLengthIn === undefined || Number.isNaN(handLengthIn)) return
  try {
    const body = { handLengthIn, includeGrips: false }
    const { recommendation } = await ask<GripAnswer>('POST', '/v1/grip-size', { body })
    if (recommendation !== null) place.textContent = words.grip.replace('{grip}', recommendation.display)
  } catch (error) {
    if (error instanceof Refused && error.fields.length > 0) mark(field, error.fields[0]!.detail)
  }
}
