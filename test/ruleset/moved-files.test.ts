import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'
import { engineVersion, rulesetRevision } from '../../src/ruleset/index.ts'
import { requests } from '../support/club.ts'

const root = join(import.meta.dir, '..', '..')
const copy = mkdtempSync(join(tmpdir(), 'moved-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** The sources in another folder, with a file and a table moved and every sentence of the rule book reworded. */
const moveThings = () => {
  for (const part of ['src', 'db', 'assembly', 'test/ruleset', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(copy, path), change(readFileSync(join(copy, path), 'utf8')))
  const move = (from: string, to: string) => {
    mkdirSync(dirname(join(copy, to)), { recursive: true })
    renameSync(join(copy, from), join(copy, to))
  }
  move('src/fitting/engine/driver/driver-loft.ts', 'src/fitting/engine/driver/loft-of-drivers.ts')
  move('db/rules/flex-thresholds.csv', 'db/rules/flex-limits.csv')
  edit('db/rules/flex-limits.csv', (table) => table.replaceAll('judgment within published bands', 'our judgment'))
  for (const path of new Glob('src/**/*.ts').scanSync(copy))
    edit(path, (text) =>
      text.replaceAll('driver-loft.ts', 'loft-of-drivers.ts').replaceAll('flex-thresholds.csv', 'flex-limits.csv'),
    )
  for (const path of new Glob('src/ruleset/entries/*.ts').scanSync(copy))
    edit(path, (text) => text.replaceAll('golfer', 'player').replaceAll(/^( {4}title: '[^']*)/gm, '$1 and more'))
}

const askIn = (folder: string) => {
  const program = join(folder, 'test', 'ruleset', 'reread.ts')
  const stored = [JSON.stringify(requests.driver), JSON.stringify({ engineVersion, rulesetRevision })]
  const { stdout, stderr } = Bun.spawnSync([process.execPath, program, ...stored], { cwd: folder })
  if (stdout.length === 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}

test('moving files and correcting sentences changes no revision, no ETag of scores and no stored confidence', () => {
  moveThings()
  const here = askIn(root)
  const moved = askIn(copy)
  expect(moved.title).toBe(`${here.title} and more`)
  expect(moved.implementedBy).toBe('src/fitting/engine/driver/loft-of-drivers.ts#fitDriverLoft')
  expect(moved.imageRevision).toBe(here.imageRevision)
  expect(moved.loft).toEqual(here.loft)
  expect(moved.loft.confidence).toBeGreaterThan(0)
})
