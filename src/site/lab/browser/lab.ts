import { computed, effect, type Signal, signal } from '@preact/signals-core'
import { knowLaws, type Setting } from '../../../flight/side/index.ts'
import { writeQuantity } from '../../../golf/quantity.ts'
import type { Base } from '../base.ts'
import { requestAt } from '../request-at.ts'
import { answer, draw, say } from './answer.ts'
import { copyLinks } from './copy-links.ts'
import { type Chosen, fromAddress, read, toAddress, write } from './form.ts'
import { inTasks } from './in-tasks.ts'
import { type Say, sayRules } from './say-rules.ts'
import { switchUnits } from './units.ts'

/** Everything on the page can be read without this script: it adds what answers. */
const lab = document.querySelector<HTMLElement>('#lab')!
const units = switchUnits(lab)

copyLinks(lab)

const printButton = document.querySelector<HTMLButtonElement>('#print')
if (printButton !== null) {
  printButton.hidden = false
  printButton.addEventListener('click', () => window.print())
}

const start = (base: Base, form: HTMLFormElement): void => {
  const first = read(form)
  write(form, fromAddress(location.hash, first))
  const chosen = signal<Chosen>(read(form)) // within the bounds of the sliders
  const fitted = computed(() => answer(base, first))
  const show = (): void => {
    effect(() => {
      const isChanged = !isSame(chosen.value, first)
      const found = isChanged ? answer(base, chosen.value) : fitted.value
      draw(found, base.scale, isChanged)
      say({ base, system: units.value, chosen: chosen.value, found, fitted: fitted.value })
    })
    effect(() => history.replaceState(null, '', toAddress(chosen.value, first)))
    judgeWithRules(base, chosen, first, form)
    for (const id of ['sliders', 'outcome']) document.getElementById(id)!.hidden = false
  }
  // The page is complete without it: the table of the laws, the flights, the first format and the words each have a task of their own.
  const showNow = inTasks([
    knowLaws,
    () => fitted.value,
    () => writeQuantity('yards', units.value, base.locale, 0),
    show,
  ])
  form.addEventListener('input', () => {
    showNow()
    chosen.value = read(form)
  })
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    showNow()
    write(form, first)
    chosen.value = first
  })
}

type Rules = typeof import('./rules.ts')

/** The rules are heavier than the page: they come when somebody begins to change the setting. */
const judgeWithRules = (base: Base, chosen: Signal<Chosen>, first: Chosen, form: HTMLFormElement): void => {
  const { rules: address, shot, loftDeg, request } = base
  if (address === null) return
  const rules = signal<{ readonly judge: Rules['judge']; readonly say: Say } | null>(null)
  const load = async (): Promise<void> => {
    const { judge, sayer }: Rules = await import(address)
    rules.value = { judge, say: await sayer(base) }
  }
  for (const begun of ['pointerover', 'focusin']) form.addEventListener(begun, load, { once: true })
  if (!isSame(chosen.value, first)) load()
  const judged = computed(() => {
    const judge = rules.value?.judge
    return judge === undefined
      ? null
      : (at: Chosen) =>
          judge(base, requestAt(request, shot, at), {
            loft: loftDeg + at.moreLoftDeg,
            length: at.lengthIn,
            shaftWeight: at.shaftGrams,
          })
  })
  const fitted = computed(() => judged.value?.(first))
  effect(() => {
    const ruled = isSame(chosen.value, first) ? undefined : judged.value?.(chosen.value)
    if (ruled !== undefined) sayRules(base, units.value, { ruled, fitted: fitted.value! }, rules.value!.say)
    else document.getElementById('ruled')!.hidden = true
  })
}

const isSame = (one: Chosen, other: Chosen): boolean =>
  (Object.keys(one) as (keyof Setting)[]).every((name) => one[name] === other[name])

const form = document.querySelector<HTMLFormElement>('#sliders')
const base = lab.dataset['base']
if (form !== null && base !== undefined) start(JSON.parse(base), form)
