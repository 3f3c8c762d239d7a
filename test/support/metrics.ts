/** One line of `/metrics`. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const line = /^(\w+)(?:\{(.*)\})? (\S+)$/gm
const label = /(\w+)="([^"]*)"/g

export const samplesIn = (text: string): Sample[] =>
  [...text.matchAll(line)].map(([, name, labels = '', value]) => ({
    name: name!,
    labels: Object.fromEntries([...labels.matchAll(label)].map(([, key, word]) => [key, word])),
    value: Number(value),
  }))

/** The sum of the lines that have these labels, among others; null when there is none. */
export const sumOf = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | null => {
  const found = samplesIn(text).filter(
    (one) => one.name === name && Object.entries(labels).every(([key, word]) => one.labels[key] === word),
  )
  return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0)
}
