import type { Played } from './play.ts'
import type { Request } from './requests.ts'

export interface Score {
  readonly rightCall: boolean
  readonly rightCost: boolean
  /** What is wrong with what the golfer was told. */
  readonly misleading: readonly string[]
}

export const scoreOf = ({ words, steps }: Request, { calls, answers, charged, said }: Played): Score => ({
  rightCall: calls.some((call) => isLike(call, steps.at(-1)!)),
  rightCost: charged === steps.reduce((sum, { cost }) => sum + cost, 0),
  misleading: misleadingIn(said, answers, words),
})

/** The same tool, with at least the arguments that matter. */
const isLike = (call: Played['calls'][number], step: Request['steps'][number]): boolean =>
  call.tool === step.tool && Object.entries(step.args).every(([name, value]) => isSame(call.args[name], value))

const isSame = (given: unknown, wanted: unknown): boolean =>
  typeof wanted === 'number'
    ? Math.abs(Number(given) - wanted) <= 0.5
    : JSON.stringify(given)?.toLowerCase() === JSON.stringify(wanted).toLowerCase()

/** A figure with its unit. */
const figures = /\$\s?[\d,]+(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?(?:°|mph|yards|yd|inches|in\b|grams|g\b|rpm)/g

const misleadingIn = (said: string, answers: readonly string[], words: string): string[] => {
  const known = numbersOf([...answers, words].join(' '))
  const last = answers.at(-1) ?? ''
  const asks = last.includes('"action":"ask"')
  return [
    ...(said.match(figures) ?? [])
      .filter((figure) =>
        numbersOf(figure)
          .values()
          .some((one) => !known.has(one)),
      )
      .map((figure) => `${figure} stands in no answer`),
    ...(/\b(keep|replace) (your|the) (current|present)/i.test(said) &&
    !answers.some((one) => one.includes('"currentClub":{'))
      ? ['a verdict on a club that nobody judged']
      : []),
    ...(asks && !said.includes('?') ? ['what is to be asked is not asked'] : []),
    ...(last.includes('"topPicks":[{') && !/fit by/i.test(said) ? ['clubs without the attribution line'] : []),
    ...(said.trim() === '' ? ['nothing was said'] : []),
  ]
}

const numbersOf = (text: string): Set<number> =>
  new Set((text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', ''))))
