import { pointsOf, type SentInputs } from '../../../golf/input-worth.ts'
import type { System } from '../../../golf/quantity.ts'
import { type Answer, fittingOf, lacksSpeed, type Request, worthIn } from '../answers.ts'
import { startClubBox } from './club-box.ts'
import { labAddress, newKey } from './fitting.ts'
import { keep, keepForm, readKept, restoreForm } from './kept.ts'
import { hideQuestions, showQuestions } from './questions.ts'
import { isOff, readAnswers, readChoice, withStock } from './request.ts'
import { ask, Refused, withKey } from './service.ts'
import { startSteps } from './steps.ts'
import { byUnit, numberOf, switchUnits } from './units.ts'
import { beyondWords, mark, show, unmark } from './wrong.ts'

type Words = Readonly<
  Record<
    | 'beyond'
    | 'needed'
    | 'quality'
    | 'worth'
    | 'grip'
    | 'fitting'
    | 'longer'
    | 'drawing'
    | 'done'
    | 'failed'
    | 'unreachable'
    | 'at'
    | 'found'
    | 'tooManyMakers'
    | 'shortDrive',
    string
  >
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

/** The form, its page and the words of its script. */
interface Place {
  readonly studio: HTMLElement
  readonly form: HTMLFormElement
  readonly words: Words
  /** Bring a field into view. */
  reveal(field: HTMLElement): void
}

const byId = (id: string): HTMLElement => document.getElementById(id)!
const systemOf = ({ studio }: Pick<Place, 'studio'>) => studio.dataset['units'] as System

/** The page of the guided fitting. */
export const startFit = (studio: HTMLElement, form: HTMLFormElement): void => {
  const words = JSON.parse(form.dataset['words']!) as Words
  const system = () => systemOf({ studio })
  const before = restoreForm(form, leftOf(form))
  switchUnits(studio, () => refresh())
  if (before !== null && before !== system()) byUnit(studio, before)
  const canLeave = (step: HTMLElement) => findWrong(place, step) === null
  const steps = startSteps(form, { words: words.at, canLeave })
  const place: Place = { studio, form, words, reveal: steps.reveal }
  const refresh = () => {
    readyWay(form)
    form.dataset['club'] = readChoice(form, 'clubType')
    form.dataset['hand'] = readChoice(form, 'handedness')
    form.dataset['way'] = readChoice(form, 'way')
    form.dataset['miss'] = readChoice(form, 'miss')
    keepForm(form, system())
    markAsked(form)
    tellQuality(place)
  }
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && ['number', 'text'].includes(target.type)) unmark(target)
    refresh()
  })
  form.addEventListener('toggle', refresh, true)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!steps.goOn()) void send(place)
  })
  form.querySelector<HTMLInputElement>('#handLengthIn')!.addEventListener('change', ({ target }) => {
    void tellGrip(target as HTMLInputElement, system(), words)
  })
  startClubBox(form.querySelector<HTMLInputElement>('#model')!, () => readChoice(form, 'clubType')!, words)
  byId('clear').addEventListener('click', () => {
    clear(form)
    steps.restart()
    refresh()
  })
  byId('clear').hidden = false
  refresh()
  for (const chip of form.querySelectorAll('.asked:not([hidden])')) chip.closest('details')?.setAttribute('open', '')
}

/** What the page came with stays: answers in its address, and the body of the chosen golfer, which is nobody else's. */
const leftOf = (form: HTMLFormElement) => {
  const golfer = form.querySelector<HTMLInputElement>('input[name=golfer]')?.value ?? null
  const isOther = readKept<string>('golfer') !== golfer
  keep('golfer', golfer)
  return ({ dataset, name }: HTMLElement & { readonly name: string }): boolean =>
    dataset['given'] !== undefined ||
    (isOther && (/^(golfer|hand)\./.test(dataset['path'] ?? '') || name.startsWith('height')))
}

/** A total is a driver's: another club begins with its carry. */
const readyWay = (form: HTMLFormElement): void => {
  const chosen = form.querySelector<HTMLInputElement>('input[name=way]:checked')!
  form.dataset['way'] = chosen.value
  if (isOff(form, chosen)) form.querySelector<HTMLInputElement>('input[name=way][value=carry]')!.checked = true
}

/** Take every answer back, those too that the form came with. */
const clear = (form: HTMLFormElement): void => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:is([type=number], [type=text])[data-given]'))
    field.defaultValue = ''
  form.reset()
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=radio][data-usual]')) field.checked = true
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) field.checked = false
  byId('grip').textContent = ''
}

/** What is known so far, by the points that the answer will start from, and what each answer would add. @rule IN-CONFIDENCE */
const tellQuality = ({ studio, form, words }: Place): void => {
  const { answers } = readAnswers(form, systemOf({ studio }))
  const request = fittingOf(answers)
  const meter = byId('quality') as HTMLMeterElement
  meter.value = pointsOf(request as SentInputs)
  byId('quality-words').textContent = words.quality.replace('{points}', String(meter.value))
  for (const chip of form.querySelectorAll<HTMLElement>('[data-worth]')) {
    const points = worthIn(request, chip.dataset['worth']!)
    chip.hidden = points <= 0
    chip.textContent = words.worth.replace('{points}', String(points))
  }
}

/** Mark what is wrong in the form or a part of it. @returns The first such field; null: nothing is wrong. */
const findWrong = ({ studio, form, words }: Place, part: HTMLElement = form): HTMLInputElement | null => {
  const { answers, wrong } = readAnswers(form, systemOf({ studio }), part)
  for (const { field, bounds } of wrong) {
    const isShort = field.id === 'totalDistance' && numberOf(field, systemOf({ studio }))! < bounds.min
    mark(field, `${beyondWords(field, bounds, words, studio)}${isShort ? ` ${words.shortDrive}` : ''}`)
  }
  const missing = part.contains(byId('far')) && wrong.length === 0 ? missingSpeed(form, answers) : null
  if (missing !== null) mark(missing, words.needed)
  const makers = part.querySelectorAll<HTMLInputElement>('input[name=brands]:checked')
  const max = Number(form.querySelector<HTMLElement>('.makers')!.dataset['max'])
  const isTooMany = makers.length > max
  byId('wrong-brands').textContent = isTooMany ? words.tooManyMakers.replace('{max}', String(max)) : ''
  const first = missing ?? wrong[0]?.field ?? (isTooMany ? makers[max]! : null)
  if (first !== null) show(first)
  return first
}

const missingSpeed = (form: HTMLFormElement, answers: readonly Answer[]): HTMLInputElement | null => {
  const way = readChoice(form, 'way')
  return lacksSpeed(answers, way) ? form.querySelector<HTMLInputElement>(`.by-${way} input`) : null
}

/** @param corrects The fitting whose questions these answers answer. */
const send = async (place: Place, corrects?: string): Promise<void> => {
  const { studio, form, words } = place
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!
  const say = (text: string) => {
    byId('progress').textContent = text
  }
  refuse('')
  hideQuestions()
  const wrong = findWrong(place)
  if (wrong !== null) {
    place.reveal(wrong)
    show(wrong)
    return
  }
  button.disabled = true
  say(words.fitting)
  try {
    const request = withStock(studio, fittingOf(readAnswers(form, systemOf(place)).answers))
    const sent = corrects === undefined ? request : { ...request, corrects }
    const fitting = await requestFit(sent, systemOf(place), () => say(words.longer))
    keep('asked', { clubType: fitting.clubType, field: fitting.next?.measure?.field ?? '' })
    if (!(await keepGolfer(form, fitting.fittingId))) {
      location.assign(whoseAddress(fitting.fittingId))
      return
    }
    const draw = async () => {
      say(words.drawing)
      const address = await labAddress(fitting)
      if (address === null) say(words.done.replace('{id}', fitting.fittingId))
      else location.assign(withKey(address))
    }
    if (fitting.next?.action !== 'ask') await draw()
    else {
      say('')
      const fields = fitting.next.freeFields ?? []
      const [asked] = fields.flatMap((path) => form.querySelector<HTMLElement>(`input[data-path="${path}"]`) ?? [])
      if (asked !== undefined) place.reveal(asked)
      showQuestions(form, {
        questions: fitting.next.check ?? [],
        fields,
        onShow: () => void draw().catch((error) => tell(error, place)),
        onCorrect: () => void send(place, fitting.fittingId),
      })
    }
  } catch (error) {
    say('')
    tell(error, place)
  }
  button.disabled = false
}

/** The fitting is of the golfer who was chosen. False: that could not be said, so the page is to ask whose it is. */
const keepGolfer = async (form: HTMLFormElement, fittingId: string): Promise<boolean> => {
  const golfer = form.querySelector<HTMLInputElement>('input[name=golfer]')?.value
  if (golfer === undefined) return true
  const said = { method: 'POST', body: new URLSearchParams({ golfer }), redirect: 'manual' } as const
  const answer = await fetch(whoseAddress(fittingId), said).catch(() => null)
  return answer?.type === 'opaqueredirect' // where the form leads, which is not followed
}

/** The page that asks whose a fitting is. */
const whoseAddress = (fittingId: string): string => `/fittings/${fittingId}/golfer`

const pollMs = 1_000

/** Fit; the same answers have the same key, so that a second click or a reload makes no second fitting. @throws {Refused} */
const requestFit = async (request: Request, units: System, onWait: () => void): Promise<Fitting> => {
  const text = JSON.stringify(request)
  const before = readKept<{ text: string; key: string }>('sent')
  const key = before?.text === text ? before.key : newKey()
  keep('sent', { text, key })
  let fitting = await ask<Fitting>('POST', `/v1/fitting/analyze?detail=full&units=${units}`, {
    body: request,
    headers: { 'idempotency-key': key },
  })
  while (fitting.status === 'running') {
    onWait()
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const read = await ask<Fitting & { output: Fitting | null }>(
      'GET',
      `/v1/fittings/${fitting.fittingId}?units=${units}`,
    )
    fitting = { ...fitting, ...(read.output ?? {}), status: read.status }
  }
  if (fitting.status === 'completed') return fitting
  keep('sent', null)
  throw new Refused(fitting.error?.detail ?? '', 'FAILED', [])
}

const tell = (error: unknown, { form, words, reveal }: Place): void => {
  if (!(error instanceof Refused)) {
    refuse(`${words.failed} ${words.unreachable}`)
    return
  }
  refuse(`${words.failed} ${error.message}`)
  let first: HTMLInputElement | null = null
  for (const { pointer, detail } of error.fields) {
    const path = pointer.slice(1).replaceAll('/', '.')
    const field = form.querySelector<HTMLInputElement>(`input[data-path="${path}"]`)
    if (field === null || ['radio', 'checkbox'].includes(field.type) || isOff(form, field)) continue
    mark(field, detail)
    first ??= field
  }
  if (first !== null) reveal(first)
}

const refuse = (text: string): void => {
  byId('refused').textContent = text
  byId('refused').hidden = text === ''
}

/** What the last fitting of this club asked to measure. */
const markAsked = (form: HTMLFormElement): void => {
  const asked = readKept<{ clubType: string; field: string }>('asked')
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
