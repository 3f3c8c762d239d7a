import { specNames } from '../../../golf/names/spec-names.ts'
import { type System, writeQuantity } from '../../../golf/quantity.ts'
import { isMessage, type Quantity, type Said } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import type { Base } from '../base.ts'
import type { Ruled } from '../ruled.ts'

type Spec = Ruled['specs']['loft' | 'shaftFlex' | 'swingWeight']

/** What the rules wrote, in the language of the page. */
export type Say = (system: System, text: Said) => string

/** Write what the rules fit at a setting, what they fitted before where that differs, and why. */
export const sayRules = (
  { words, locale }: Base,
  system: System,
  { ruled, fitted }: { readonly ruled: Ruled; readonly fitted: Ruled },
  inPage: Say,
): void => {
  place('ruled').hidden = false
  place('ruled-verdict').textContent = `${words.verdicts[ruled.verdict]}:`
  place('ruled-reason').textContent = `${inPage(system, ruled.reason)}.`
  const reasons: string[] = []
  for (const name of Object.keys(specNames) as (keyof Ruled['specs'])[]) {
    const [now, before] = [ruled.specs[name], fitted.specs[name]]
    const figure = document.getElementById(`rule-${name}`)
    if (now === undefined || before === undefined || figure === null) continue
    const isChanged = JSON.stringify(now.display) !== JSON.stringify(before.display)
    figure.textContent = formatSpec(now, locale, system, inPage)
    figure.dataset['value'] = String(now.value)
    place(`was-${name}`).textContent = isChanged
      ? words.was.replace('{figure}', formatSpec(before, locale, system, inPage))
      : ''
    if (isChanged) reasons.push(inPage(system, now.why))
  }
  place('ruled-why').replaceChildren(...reasons.map(item))
}

const place = (id: string): HTMLElement => document.getElementById(id)!

const item = (text: string): HTMLLIElement => {
  const element = document.createElement('li')
  element.textContent = text
  return element
}

/** As people read it; an aside in brackets stands with the specs. */
const formatSpec = ({ unit, value, display }: Spec, locale: string, system: System, inPage: Say): string => {
  if (unit === 'in') return writeQuantity('clubInches', system, locale, Number(value))
  const loft = isMessage(display) && display.message === 'specs.ofClass' ? display.values['loft'] : undefined
  const figure = loft === undefined ? display : say('general.figure', { figure: loft as Quantity })
  return inPage(system, say('general.begun', { said: figure }))
}
