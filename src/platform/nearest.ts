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
    const edits = distance(wanted, plain)
    if (edits <= allowed && edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}

/** Letters by which two words differ, case and underscores aside. */
export const difference = (a: string, b: string): number => distance(bare(a), bare(b))

const bare = (word: string): string => word.toLowerCase().replaceAll(/[_-]/g, '')
