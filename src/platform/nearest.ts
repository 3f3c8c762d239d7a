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
    const edits = editDistance(wanted, plain)
    if (edits <= allowed && edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}

/** Letters by which two words differ, case and underscores aside. */
export const difference = (a: string, b: string): number => editDistance(bare(a), bare(b))

const bare = (word: string): string => word.toLowerCase().replaceAll(/[_-]/g, '')

/** Levenshtein distance, one row at a time. */
const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
