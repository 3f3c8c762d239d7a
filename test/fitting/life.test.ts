import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const root = join(import.meta.dir, '..', '..')
const folder = join(root, 'src', 'fitting')
const page = await Bun.file(join(folder, 'life/life.md')).text()
/** The text of each function at the top of a file, by its name. */
const bodies = new Map<string, string>()
for (const glob of ['*.ts', 'answer/*.ts', 'batch/*.ts', 'life/*.ts'])
  for (const path of new Glob(glob).scanSync(folder))
    for (const body of (await Bun.file(join(folder, path)).text()).split(/^(?=export |const |async |\/\*\*)/m)) {
      const [, name] = /^(?:export )?(?:async )?(?:const |function\*? )(\w+)/.exec(body) ?? []
      if (name !== undefined) bodies.set(name, body)
    }
const named = [...new Set([...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))]

describe('src/fitting/life/life.md', () => {
  test('names functions and files that exist', () => {
    const columns = ['lease_until', 'output', 'error', 'charges', 'fittings']
    const functions = named.filter((name) => /^\w+$/.test(name) && name !== 'code' && !columns.includes(name))
    expect(functions.length).toBeGreaterThan(20)
    const missing = functions.filter((name) =>
      name.includes('_') ? !existsSync(join(root, 'db', 'functions', `${name}.sql`)) : !bodies.has(name),
    )
    expect(missing).toEqual([])
    const files = named.filter((name) => /\.\w+$/.test(name) || name.includes('/'))
    expect(files.filter((name) => !name.includes(' ') && !existsSync(join(root, name)))).toEqual([])
  })
  test('says the ways as the code goes them', () => {
    const calls: readonly (readonly [from: string, to: string])[] = [
      ['askedBy', 'lookupsOf'],
      ['computeAsked', 'compute'],
      ['compute', 'fittingResult'],
      ['readFitting', 'runOf'],
      ['runOf', 'takeOverFitting'],
      ['runOf', 'storedLookups'],
      ['conclude', 'startRun'],
      ['answerBatch', 'analyzeRows'],
      ['concludeRow', 'conclude'],
    ]
    const broken = calls.filter(([from, to]) => !new RegExp(`\\b${to}\\(`).test(bodies.get(from) ?? ''))
    expect(broken).toEqual([])
  })
  test('lists every function of the database that charges or gives a charge back', async () => {
    const charging: string[] = []
    for (const file of new Glob('*.sql').scanSync(join(root, 'db', 'functions')))
      if (/\b(charge|refund)_fitting\(/.test(await Bun.file(join(root, 'db', 'functions', file)).text()))
        charging.push(file.replace('.sql', ''))
    expect(charging).toContain('store_fitting')
    expect(charging.filter((name) => !named.includes(name))).toEqual([])
  })
})
