import { describe, expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../support/service.ts'
import { createReport } from './report.ts'
import { isOf, isWholeInLong, listedPaths, testFiles } from './tiers.ts'

const root = join(import.meta.dir, '../..')

describe('which command proves what', () => {
  test('every test file is run by a command', () => {
    expect(testFiles().length).toBeGreaterThan(300)
    expect(testFiles().filter((path) => !isOf('quick', path) && !isOf('long', path))).toEqual([])
  })
  test('every listed path exists', () => {
    expect(listedPaths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
  test('a file that shows less in the quick tests is run by the long proofs, too', () => {
    const looks = testFiles().filter((path) =>
      /^import .*\b(hasLongProofs|chromiumPath|cases|golfersOr|longOrQuick|someOf)\b/m.test(readFileSync(path, 'utf8')),
    )
    expect(looks.length).toBeGreaterThan(5)
    expect(looks.filter((path) => !isOf('long', path))).toEqual([])
  })
  test('where both run, a file of which the long proofs show more is left to them, and no file to nobody', () => {
    const left = testFiles().filter(isWholeInLong)
    expect(left.length).toBeGreaterThan(40)
    expect(left.filter((path) => !isOf('quick', path) || !isOf('long', path))).toEqual([])
    expect(testFiles().filter((path) => !isOf('quick', path) && !isOf('long', path))).toEqual([])
  })
  test('every test file has a recorded time: `bun run test:all --record FILE` writes it', () => {
    const { files } = JSON.parse(readFileSync(join(root, 'test/timings.json'), 'utf8'))
    expect(testFiles().filter((path) => !(path in files))).toEqual([])
    expect(Object.keys(files).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('what is shown', () => {
  const shown = (lines: readonly string[]): string[] => {
    const said: string[] = []
    const report = createReport(2, join(mkdtempSync(join(tmpdir(), 'report-')), 'log'), (line) => said.push(line))
    lines.forEach(report.read)
    report.end()
    return said
  }
  test('which file, and how many of how many', () => {
    const said = shown(['test/a.test.ts:', '(pass) one [1.00ms]', '', 'test/b.test.ts:', 'test/a.test.ts:'])
    expect(said.slice(0, 2)).toEqual(['[1/2] test/a.test.ts', '[2/2] test/b.test.ts'])
  })
  test('a failure at once and again at the end, in a few short lines', () => {
    const page = `<html>${'x'.repeat(40_000)}`
    const said = shown([
      'test/a.test.ts:',
      ...Array(500).fill(page),
      'error: not so',
      '(fail) a page [2.00ms]',
      ' 4 pass',
      ' 1 fail',
    ])
    expect(said.filter((line) => line === 'FAILED test/a.test.ts: a page')).toHaveLength(2)
    expect(said.filter((line) => line.includes('error: not so'))).toHaveLength(2)
    expect(said.join('\n').length).toBeLessThan(10_000)
    expect(said.at(-1)).toBe('4 passed, 1 failed, 0 skipped')
  })
  test('an error outside of the tests is a failure of its file', () => {
    const fence = '-'.repeat(31)
    const said = shown([
      'test/a.test.ts:',
      '# Unhandled error between tests',
      fence,
      'error: no browser',
      fence,
      ' 1 fail',
    ])
    expect(said).toContain('FAILED test/a.test.ts: an error outside of the tests')
    expect(said).toContain('  error: no browser')
  })
  test('why tests were skipped', () => {
    expect(shown(['Skipped: everything on PostgreSQL (none).', ' 2 skip'])).toContain(
      'Skipped: everything on PostgreSQL (none).',
    )
  })
})

describe.skipIf(process.platform !== 'linux')('a run that is ended', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('by %s leaves no process and no folder', async (signal) => {
    const parent = mkdtempSync(join(tmpdir(), 'ended-'))
    chmodSync(parent, 0o755) // PostgreSQL runs as another user
    const run = Bun.spawn([process.execPath, 'test/runner/main.ts', 'platform/postgres/sql'], {
      cwd: root,
      env: { ...process.env, TMPDIR: parent },
      stdout: 'ignore',
      stderr: 'ignore',
    })
    await until('its PostgreSQL runs', () => commandsIn(parent).some((command) => /bin\/postgres -D/.test(command)))
    run.kill(signal)
    expect(await run.exited).toBeGreaterThan(128)
    if (signal === 'SIGKILL') await until('its guard has cleaned up', () => readdirSync(parent).length === 1)
    expect(commandsIn(parent)).toEqual([])
    expect(readdirSync(parent)).toEqual(['clubwright-tests-quick.log'])
    rmSync(parent, { recursive: true })
  })
})

/** The command lines of living processes that name a folder. */
const commandsIn = (folder: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(commandOf)
    .filter((command) => command.includes(folder))

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // it has ended
  }
}
