import { expect, test } from 'bun:test'
import { expressionsIn, type Found } from '../support/expression-literals.ts'

/**
 * Every regular expression of src on long foreign text. A caller sends 16 kB in an address or a header, and more in a body:
 * an expression that begins a new scan at each character would hold everybody up.
 */

const characters = 16_384
/** Processor time in the best of `tries`; a quadratic expression takes 25 ms and more. */
const acceptedMs = 5
const tries = 9
/** A shorter text, which tells quickly that an expression need not be tried on the long one. */
const screenedCharacters = characters / 8
const screenedMs = acceptedMs / 64 / 2

/** Expressions that meet no foreign text, and why. */
const neverForeign: readonly { readonly file: string; readonly begins: string; readonly why: string }[] = [
  { file: 'src/site/docs/page-html.ts', begins: '/```', why: 'reads the files of docs/, while the book is built' },
  {
    file: 'src/golf/units.ts',
    begins: '/\\B(?=(\\d{3})',
    why: 'reads what String makes of a number, at most 24 letters',
  },
]

/** Expressions that are put together while the service runs, by file, and why they are not tried. */
const madeAtRunTime: Readonly<Record<string, string>> = {
  'src/pages/accent.ts': 'the names of our own colors, on our own stylesheet',
  'src/platform/settings/config.ts': 'a pattern of a setting, which is tried as a text of that file',
  'src/equipment/catalog/checks/standards.ts': 'reads the names in our own tables',
  'src/equipment/catalog/search/needs.ts': 'words of a table of ours, on a search of at most 100 characters',
  'src/equipment/catalog/search/read-needs.ts': 'words of a table of ours, on a search of at most 100 characters',
  'src/equipment/facts/fact.ts': 'the names of the months',
  'src/equipment/catalog/names/plain-name.ts': 'words of a table of ours',
  'src/features/sessions/read/columns/unused.ts': 'words of a table of ours',
  'src/golf/names/club-name-parts.ts': 'begins at a loft of two digits that stands alone',
  'src/platform/text/plain-text.ts': 'one character of a class',
  'src/fitting/answer/shots-note.ts': 'a figure and its unit, on our own sentence',
  'src/equipment/inventory/read-stock.ts': 'a kind of club of ours, a plain word',
  'src/identity/wishes/plain-text.ts': 'one character of a class',
  'src/site/dashboard/routes.ts': 'an address with one id of at most 64 characters',
  'src/site/keeping/routes.ts': 'an address with one id of at most 64 characters',
}

const sources = new Map<string, string>()
for (const file of new Bun.Glob('src/**/*.ts').scanSync('.')) sources.set(file, await Bun.file(file).text())
const expressions = [...sources].flatMap(([file, text]) => expressionsIn(file, text))

const usualLetters = [' ', '\n', '0', 'a', '-', '.', ',', '/', '"']

/** Letters that the expression names itself: what it scans for. */
const lettersOf = ({ source }: RegExp): string[] => [
  ...new Set([...source.replaceAll(/\\[a-zA-Z]/g, '').replaceAll(/[\\^$*+?()[\]|]/g, '')].slice(0, 6)),
]

function* textsFor(expression: RegExp, length: number) {
  const own = lettersOf(expression)
  const letters = new Set([...usualLetters, ...own])
  const pieces = [...letters, ...[...letters].flatMap((letter) => [`${letter} `, `1${letter}`])]
  const ends = ['', '\u0001', ' ', ...own]
  const starts = ['', '1', 'a', '"', ...own, ...own.map((letter) => `a${letter}`)]
  for (const piece of pieces) {
    const repeated = piece.repeat(Math.ceil(length / piece.length))
    for (const start of starts) for (const end of ends) yield start + repeated + end
  }
}

/** As `replaceAll` and `matchAll` read a text: until its end. */
const scan = (expression: RegExp): ((text: string) => void) =>
  expression.flags.includes('g') ? (text) => void text.replaceAll(expression, '') : (text) => void expression.test(text)

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const bestMs = (work: () => void, most: number, measure: (work: () => void) => number): number => {
  let best = measure(work)
  for (let again = 1; again < tries && best > most; again++) best = Math.min(best, measure(work))
  return best
}

const wallMs = (work: () => void): number => {
  const startedMs = performance.now()
  work()
  return performance.now() - startedMs
}

/** The first text on which an expression is too slow, shortened; undefined when there is none. */
const slowOn = ({ expression }: Found): string | undefined => {
  const run = scan(expression)
  const long = textsFor(expression, characters)
  for (const short of textsFor(expression, screenedCharacters)) {
    const text = long.next().value as string
    if (bestMs(() => run(short), screenedMs, wallMs) <= screenedMs) continue
    const ms = bestMs(() => run(text), acceptedMs, cpuMs)
    if (ms > acceptedMs) return `${JSON.stringify(`${text.slice(0, 8)}...${text.slice(-3)}`)}: ${Math.round(ms)} ms`
  }
  return undefined
}

test('no regular expression takes long on 16 kB of anything', () => {
  expect(expressions.length).toBeGreaterThan(200)
  const isExcepted = ({ file, expression }: Found) =>
    neverForeign.some((one) => one.file === file && String(expression).startsWith(one.begins))
  expect(expressions.filter(isExcepted)).toHaveLength(neverForeign.length)
  const slow = expressions
    .filter((found) => !isExcepted(found))
    .flatMap((found) => {
      const on = slowOn(found)
      return on === undefined ? [] : [`${found.file} ${found.expression} on ${on}`]
    })
  expect(slow).toEqual([])
})

test('every expression that is made at run time is listed with its reason', () => {
  const making = [...sources].filter(([, text]) => /\bRegExp\(/.test(text)).map(([file]) => file)
  expect(making.sort()).toEqual(Object.keys(madeAtRunTime).sort())
})
