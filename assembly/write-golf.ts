/** Writes golf.ts from src/golf: a program for Bun, which `bun run build:wasm` runs before the compiler. */
import { readFileSync } from 'node:fs'
import { womenShorterIn } from '../src/golf/clubs/lengths.ts'
import * as matching from '../src/golf/clubs/matching.ts'
import { clubTypes, flexes, golferGroups, weightSettings } from '../src/golf/names/words.ts'
import * as scores from '../src/golf/scores.ts'

/** `slowCap.perMph` as `SLOW_CAP_PER_MPH`, `Stiff+` as `STIFF_PLUS`. */
const nameOf = (...words: readonly string[]): string =>
  words
    .map((word) => word.replace('+', ' plus').replaceAll(/([a-z])([A-Z])/g, '$1_$2'))
    .join('_')
    .replaceAll(/[ -]/g, '_')
    .toUpperCase()

/** Numbers of a module, those of its records behind the record's name. */
const figuresOf = (figures: Readonly<Record<string, unknown>>, ...path: readonly string[]): string[] =>
  Object.entries(figures).flatMap(([name, value]) => {
    if (typeof value === 'number') return `export const ${nameOf(...path, name)}: f64 = ${decimal(value)}`
    const isRecord = typeof value === 'object' && value !== null && !(value instanceof Map) && !Array.isArray(value)
    return isRecord ? figuresOf(value as Readonly<Record<string, unknown>>, ...path, name) : []
  })

const decimal = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value))

/** Places of words in their list. */
const placesOf = (list: string, words: readonly string[]): string[] =>
  words.map((word, place) => `export const ${nameOf(list, word)}: i32 = ${place}`)

/** All words of the core's own files. */
const coreWords = (): ReadonlySet<string> => {
  const files = [...new Bun.Glob('*.ts').scanSync(import.meta.dir)].filter((file) => !file.endsWith('golf.ts'))
  return new Set(files.flatMap((file) => readFileSync(`${import.meta.dir}/${file}`, 'utf8').match(/\w+/g) ?? []))
}

/** Text of golf.ts. */
export const coreGolf = (): string => {
  const words = coreWords()
  const read = (constants: readonly string[]) =>
    constants.filter((constant) => words.has(/^export const (\w+)/.exec(constant)![1]!)).join('\n')
  return `// What the core reads of golf. Written by write-golf.ts from src/golf; change it there and run \`bun run build:wasm\`.

${read(figuresOf(scores))}

${read(figuresOf(matching))}
${read(figuresOf({ womenShorterIn }))}

// Places in the lists of src/golf/names/words.ts.
${read(placesOf('club', clubTypes))}
${read(placesOf('flex', flexes))}
${read(placesOf('group', golferGroups))}
${read(placesOf('weight', weightSettings))}
`
}

if (import.meta.main) await Bun.write(new URL('golf.ts', import.meta.url), coreGolf())
