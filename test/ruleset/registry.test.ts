import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'
import { tableTexts } from '../../src/golf/tables.ts'
import { rules } from '../../src/ruleset/index.ts'

/** Ids look like `DRV-LOFT`; their first words name the families of rules. */
const families = [...new Set(rules.map(({ id }) => id.split('-')[0]))]
const ruleId = new RegExp(`\\b(?:${families.join('|')})-[A-Z0-9]+(?:-[A-Z0-9]+)*\\b`, 'g')

const src = join(import.meta.dir, '..', '..', 'src')
const files = [...new Glob('**/*.ts').scanSync(src)].filter((path) => !path.startsWith('ruleset/entries/'))
const uses = await Promise.all(
  files.map(async (path) => ({ path, ids: (await Bun.file(join(src, path)).text()).match(ruleId) ?? [] })),
)

describe('every rule of the code is published, and every published rule is in the code', () => {
  test('a rule that code names has an entry', () => {
    const known = new Set<string>(rules.map(({ id }) => id))
    const unknown = uses.flatMap(({ path, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${path}: ${id}`))
    expect(unknown).toEqual([])
  })
  test('an entry is named by code, as the rule of a value or by an @rule tag', () => {
    const used = new Set<string>(uses.flatMap(({ ids }) => ids))
    expect(rules.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
  })
  test('ids are unique', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })
})

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  test('says what it decides and where it comes from', () => {
    expect(rule.statement.length).toBeGreaterThan(20)
    expect(rule.source.length).toBeGreaterThan(4)
    expect(rule.title).toMatch(/^[A-Z0-9]/)
    expect(rule.since).toMatch(/^\d{4}\.\d{2}$/)
  })
  test('names the function that carries it out, which names the rule', async () => {
    const [file, name] = rule.implementedBy.split('#') as [string, string]
    const path = join(src, '..', file)
    const text = await Bun.file(path).text()
    const declared = text.search(new RegExp(`export (?:const ${name} =|function ${name}\\()`))
    // The core runs as WebAssembly only: its files are read.
    if (file.startsWith('assembly/')) expect(declared).toBeGreaterThan(-1)
    else expect(Object.keys(await import(path))).toContain(name)
    const doc = text.slice(0, declared)
    const rulesOfDoc = doc.slice(doc.lastIndexOf('/**')).match(ruleId) ?? []
    expect(rulesOfDoc).toContain(rule.id)
  })
  test('refers to a table that is served with it, or to none', () => {
    expect(Object.keys(tableTexts)).toEqual(expect.arrayContaining(rule.table === undefined ? [] : [rule.table]))
  })
})
