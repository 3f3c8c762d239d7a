import { createWriteStream } from 'node:fs'

/** A failed test, and the last lines that were printed before its verdict. */
interface Failure {
  readonly file: string
  readonly name: string
  readonly lines: readonly string[]
}

const linesKept = 16
const columnsKept = 200

const shortened = (line: string): string => (line.length > columnsKept ? `${line.slice(0, columnsKept)} ...` : line)

/**
 * Reads what the test runner prints, keeps all of it in a file, and shows which file runs, how many of how many, and each
 * failure in a few lines. (One failed test of a page prints 40 kB of HTML.)
 */
export const createReport = (files: number, recordPath: string, show: (line: string) => void) => {
  const record = createWriteStream(recordPath)
  const seen = new Set<string>()
  const failures: Failure[] = []
  const skipped = new Set<string>()
  const counts = { pass: 0, skip: 0, fail: 0 }
  let file = ''
  let block: string[] = []
  let isSummary = false
  /** Lines of dashes around an error outside of the tests that are still to come. */
  let fencesLeft = 0

  const begin = (path: string) => {
    file = path
    block = []
    if (seen.has(path)) return
    seen.add(path)
    show(`[${seen.size}/${files}] ${path}`)
  }
  const fail = (name: string) => {
    const failure = { file, name, lines: block.slice(-linesKept).map(shortened) }
    failures.push(failure)
    for (const line of told(failure)) show(line)
    block = []
  }
  const read = (line: string) => {
    record.write(`${line}\n`)
    const [, count, outcome] = /^ *(\d+) (pass|skip|fail)$/.exec(line) ?? []
    if (outcome !== undefined) counts[outcome as keyof typeof counts] = Number(count)
    const [, path] = /^(test\/\S+\.test\.ts):$/.exec(line) ?? []
    if (path !== undefined) return begin(path)
    if (/^\d+ tests? failed:$/.test(line)) isSummary = true // it repeats the failures
    if (isSummary) return
    if (line.startsWith('Skipped: ')) skipped.add(line)
    const [, verdict, name] = /^\((pass|fail|skip|todo)\) (.*?)( \[[\d.]+ms\])?$/.exec(line) ?? []
    if (verdict === 'fail') return fail(name!)
    if (line.startsWith('# Unhandled error')) fencesLeft = 2
    if (fencesLeft > 0 && /^-+$/.test(line) && --fencesLeft === 0) return fail('an error outside of the tests')
    if (verdict !== undefined) block = []
    else if (line.trim() !== '') block = [...block.slice(-2 * linesKept), line]
  }
  return {
    read,
    /** Everything that failed once more, and why something was skipped. */
    end: (): void => {
      record.end()
      for (const reason of skipped) show(reason)
      if (failures.length > 0) show(`\nAll that failed; everything that was printed is in ${recordPath}`)
      for (const failure of failures) for (const line of told(failure)) show(line)
      show(`${counts.pass} passed, ${Math.max(counts.fail, failures.length)} failed, ${counts.skip} skipped`)
    },
  }
}

const told = ({ file, name, lines }: Failure): string[] => [
  `FAILED ${file}: ${name}`,
  ...lines.map((line) => `  ${line}`),
]
