import { distance } from 'fastest-levenshtein'

/**
 * The word that was probably meant: at most a third of its letters differ, case and underscores aside.
 * @example nearest('swing_sped', ['swingSpeed', 'spinRate']) // 'swingSpeed'
 */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const wanted = bare(word)
  let best: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const plain = bare(candidate)
    const allowed = Math.floor(plain.length / 3)
    if (Math.abs(wanted.length - plain.length) > allowed) continue
    const edits = isSwapped(wanted, plain) ? 1 : distance(wanted, plain)
    if (edits <= allowed && edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}

/** Whether two neighboring letters changed places: one slip of the fingers, two edits to `distance`. */
const isSwapped = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** So many mistakes of one request get a "did you mean", which costs far more to find than the mistake itself. */
const hintsMax = 5

/**
 * The budget of one request for hints: whoever explains mistakes in a loop asks through it.
 * @example const hint = hintBudget(); for (const id of ids) problems.push(`${id} is unknown${hint(() => didYouMean(id)) ?? ''}`)
 */
export const hintBudget = () => {
  let left = hintsMax
  return <Hint>(look: () => Hint): Hint | undefined => (left-- > 0 ? look() : undefined)
}
/** Hints left for one request. */
export type HintBudget = ReturnType<typeof hintBudget>

/** Letters by which two words differ, case and underscores aside. */
export const difference = (a: string, b: string): number => distance(bare(a), bare(b))

const bare = (word: string): string => word.toLowerCase().replaceAll(/[_-]/g, '')
