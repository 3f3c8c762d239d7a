import { problem } from '../errors.ts'

/** Works that wait, of one caller and together: each may hold a file of 5 MB. */
const waitingMax = { ofOne: 10, together: 40 }

type Work = () => Promise<void>

/**
 * Do works one after the other. Whoever asks for many waits behind those who ask for one: callers have turns.
 * @returns Throws `overloaded` where too much waits.
 */
export const byTurns = () => {
  const waiting = new Map<string, Work[]>()
  let together = 0
  let isBusy = false
  const next = async (): Promise<void> => {
    const [turn] = waiting
    if (isBusy || turn === undefined) return
    const [whose, [work, ...others]] = turn
    waiting.delete(whose)
    if (others.length > 0) waiting.set(whose, others)
    together--
    isBusy = true
    await work!()
    isBusy = false
    void next()
  }
  return <Done>(whose: string, work: () => Promise<Done>): Promise<Done> => {
    const own = waiting.get(whose) ?? []
    if (own.length >= waitingMax.ofOne || together >= waitingMax.together)
      throw problem('overloaded', { detail: 'Too many files wait to be read. Try again in a few seconds.' })
    const { promise, resolve, reject } = Promise.withResolvers<Done>()
    waiting.set(whose, [...own, () => work().then(resolve, reject)])
    together++
    void next()
    return promise
  }
}
