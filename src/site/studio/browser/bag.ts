import type { System } from '../../../golf/quantity.ts'
import type { Catalog } from '../../../words/catalog.ts'
import { fetchWords } from '../../../words/fetch-words.ts'
import { type Request, requestOf } from '../answers.ts'
import { type Plan, type Shown, showPlan } from './bag-answer.ts'
import { labAddress, newKey } from './fitting.ts'
import { keep, keepForm, readKept, restoreForm } from './kept.ts'
import { readAnswers, withStock } from './request.ts'
import { ask, Refused, withKey } from './service.ts'
import { byUnit, numberOf, switchUnits } from './units.ts'
import { beyondWords, mark, show, unmark } from './wrong.ts'

type Words = Readonly<
  Record<'beyond' | 'failed' | 'unreachable' | 'done' | 'planning' | 'needed' | 'unread' | 'noLoft' | 'leftOut', string>
> &
  Shown['words']

const byId = (id: string): HTMLElement => document.getElementById(id)!

/** The page on which a whole bag is planned. */
export const startBag = (studio: HTMLElement, form: HTMLFormElement): void => {
  const words = JSON.parse(form.dataset['words']!) as Words
  const system = () => studio.dataset['units'] as System
  const remember = () => keepForm(form, system())
  const before = restoreForm(form)
  let planned = readKept<Planned>('planned')
  let catalog: Catalog | null = null
  const draw = () => {
    if (planned !== null)
      showPlan(planned.plan, {
        studio,
        words,
        prices: JSON.parse(form.dataset['prices']!),
        catalog,
        onFit: (request, button) => fitOne(withStock(studio, request), button, words),
      })
    byId('planned').hidden = planned === null
  }
  const put = (next: Planned | null) => {
    planned = next
    keep('planned', planned)
    draw()
  }
  /** Texts of a plan are in the language and the units that it was asked in. A plan that was made meanwhile stays. */
  const askAgain = async (asked = planned) => {
    if (asked === null || asked.address === planAddress()) return
    const again = await askFor(asked.body).catch(() => null)
    if (again?.address === planAddress() && planned === asked) put(again)
  }
  switchUnits(studio, () => {
    remember()
    draw()
    void askAgain()
  })
  if (before !== null && before !== system()) byUnit(studio, before)
  form.addEventListener('input', ({ target }) => {
    unmark(target as HTMLInputElement)
    remember()
  })
  form.addEventListener('toggle', remember, true)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const next = await askPlan(studio, form, words)
    if (next === null) return
    put(next)
    byId('planned-heading').focus()
  })
  byId('clear').addEventListener('click', () => {
    form.reset()
    remember()
    put(null)
  })
  openForm(form)
  draw()
  void askAgain()
  void clubWords().then((found) => {
    catalog = found
    draw()
  })
}

/** Wordings of clubs, which the answer names in English; null: they stay so, as where the wordings cannot be had. */
const clubWords = async (): Promise<Catalog | null> => {
  const { lang } = document.documentElement
  return lang === 'en' ? null : fetchWords(lang).catch(() => null)
}

/** What works by this script alone. */
const openForm = (form: HTMLFormElement): void => {
  byId('print').addEventListener('click', () => print())
  byId('add-club').addEventListener('click', showSpare)
  for (const id of ['clear', 'add-club']) byId(id).hidden = false
  form.querySelector<HTMLButtonElement>('button[type=submit]')!.disabled = false
  for (const row of form.querySelectorAll('.spare'))
    if (inputIn(row, 'club').value !== '') row.classList.remove('spare')
}

/** A plan, and what it was asked with. */
interface Planned {
  readonly plan: Plan
  readonly body: object
  readonly address: string
}

/** Its texts are in the language and the units of the page. */
const planAddress = (): string =>
  `/v1/bag/plan?lang=${document.documentElement.lang}&units=${byId('studio').dataset['units']}`

const askFor = async (body: object): Promise<Planned> => {
  const address = planAddress()
  return { plan: await ask<Plan>('POST', address, { body }), body, address }
}

const inputIn = (row: Element, name: string) => row.querySelector<HTMLInputElement>(`input[name^="${name}-"]`)!

const showSpare = (): void => {
  const row = document.querySelector('.spare')
  if (row === null) return
  row.classList.remove('spare')
  inputIn(row, 'club').focus()
  byId('add-club').hidden = document.querySelector('.spare') === null
}

/** A club as it is sent, and the row that it stands in. */
interface Row {
  readonly row: Element
  readonly isKept: boolean
  readonly club: { readonly club: string; readonly loft?: number; readonly carry?: number }
}

const rowsOf = (form: HTMLFormElement, system: System): Row[] =>
  [...form.querySelectorAll('tr.club')].flatMap((row) => {
    const loft = numberOf(inputIn(row, 'loft'), system)
    const carry = numberOf(inputIn(row, 'carry'), system)
    const club = inputIn(row, 'club').value.trim()
    const isKept = inputIn(row, 'keep').checked
    row.querySelector('.wrong')!.textContent = ''
    if (club === '' && loft === undefined && carry === undefined) return []
    return [{ row, isKept, club: { club, ...(loft !== undefined && { loft }), ...(carry !== undefined && { carry }) } }]
  })

const askPlan = async (studio: HTMLElement, form: HTMLFormElement, words: Words): Promise<Planned | null> => {
  const system = studio.dataset['units'] as System
  const { answers, wrong } = readAnswers(form, system)
  const rows = rowsOf(form, system)
  tell('refused', '')
  tell('left-out', '')
  for (const { field, bounds } of wrong) mark(field, beyondWords(field, bounds, words, studio))
  if (wrong[0] !== undefined) {
    show(wrong[0].field)
    return null
  }
  byId('progress').textContent = words.planning
  try {
    return await planRows(requestOf(answers), rows, words)
  } finally {
    byId('progress').textContent = ''
  }
}

/** Plan with these clubs. Those that are not understood are marked and left out: the rest is planned without them. */
const planRows = async (request: Request, rows: readonly Row[], words: Words): Promise<Planned | null> => {
  const lists = { keep: rows.filter(({ isKept }) => isKept), carries: rows.filter(({ isKept }) => !isKept) }
  const [keep, carries] = [lists.keep, lists.carries].map((list) => list.map(({ club }) => club))
  try {
    return await askFor({ ...request, keep, carries })
  } catch (error) {
    const unread = error instanceof Refused ? unreadRows(error, lists, words) : []
    if (unread.length === 0) {
      tellRefused(error, lists, words)
      return null
    }
    const clubs = unread.map(({ club }) => club.club).join(', ')
    tell('left-out', words.leftOut.replace('{clubs}', clubs))
    return planRows(
      request,
      rows.filter((row) => !unread.includes(row)),
      words,
    )
  }
}

/** Rows with a name that says no club, or a club whose loft has to be said; none where anything else is wrong too. */
const unreadRows = ({ fields }: Refused, lists: Lists, words: Words): Row[] => {
  const found = fields.map(({ pointer, received }) => {
    const [, list, at, field] = /^\/(keep|carries)\/(\d+)\/(club|loft)$/.exec(pointer) ?? []
    const row = list === undefined ? undefined : lists[list as keyof Lists][Number(at)]
    return row === undefined || (field === 'loft' && received !== undefined)
      ? null
      : { row, text: field === 'club' ? words.unread : words.noLoft }
  })
  const unread = found.filter((one) => one !== null)
  if (unread.length < found.length) return []
  for (const { row, text } of unread) row.row.querySelector('.wrong')!.textContent = text
  return unread.map(({ row }) => row)
}

type Lists = Readonly<Record<'keep' | 'carries', readonly Row[]>>

/** An error is shown next to its cause: a field, or the row of a club. */
const tellRefused = (error: unknown, lists: Lists, words: Words): void => {
  if (!(error instanceof Refused)) {
    tell('refused', `${words.failed} ${words.unreachable}`)
    return
  }
  const rest: string[] = []
  for (const { pointer, detail } of error.fields) {
    const [, list, at] = /^\/(keep|carries)\/(\d+)/.exec(pointer) ?? []
    const row = list === undefined ? undefined : lists[list as keyof Lists][Number(at)]?.row
    if (row !== undefined) row.querySelector('.wrong')!.textContent = detail
    else if (pointer === '/driverSpeed') mark(byId('driverSpeed') as HTMLInputElement, words.needed)
    else rest.push(`${pointer.slice(1)} ${detail}`)
  }
  if (error.fields.length === 0 || rest.length > 0)
    tell('refused', [words.failed, error.fields.length === 0 ? error.message : '', ...rest].join(' '))
  document.querySelector<HTMLElement>('[aria-invalid="true"], tr:has(.wrong:not(:empty)) input')?.focus()
}

const tell = (id: 'refused' | 'fit-refused' | 'left-out', text: string): void => {
  byId(id).textContent = text
  byId(id).hidden = text === ''
}

/** The same request has the same key, so that it is charged once. */
const fitOne = async (request: Request, button: HTMLButtonElement, words: Words): Promise<void> => {
  tell('fit-refused', '')
  button.disabled = true
  const text = JSON.stringify(request)
  const sent = readKept<Record<string, string>>('bag sent') ?? {}
  const key = sent[text] ?? newKey()
  keep('bag sent', { ...sent, [text]: key })
  try {
    const fitting = await ask<{ fittingId: string; labUrl?: string }>('POST', '/v1/fitting/analyze?detail=full', {
      body: request,
      headers: { 'idempotency-key': key },
    })
    const address = await labAddress(fitting)
    if (address === null) tell('fit-refused', words.done.replace('{id}', fitting.fittingId))
    else location.assign(withKey(address))
  } catch (error) {
    tell('fit-refused', `${words.failed} ${error instanceof Refused ? error.message : words.unreachable}`)
  }
  button.disabled = false
}
