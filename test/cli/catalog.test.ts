import { afterAll, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clubwright, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const env = { DATA_DIR: join(scratch.path, 'data') }

interface Row {
  readonly discontinued: boolean
  readonly price: number | null
}

/** A grip file with one grip changed. */
const gripsWith = async (name: string, change: (grip: Record<string, unknown>) => void): Promise<string> => {
  const grips = await Bun.file(join(import.meta.dir, '../../db/catalog/grips.json')).json()
  change(grips[0])
  const directory = join(scratch.path, name)
  const path = join(directory, 'grips.json')
  await Bun.write(path, JSON.stringify(grips))
  return path
}

test('the catalog of the release is sound', async () => {
  expect(await clubwright(['catalog', 'check'], {})).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^The catalog of this release has no errors\.\nWarning: \/weightBand is a guess, \S+ and others /,
    ),
  })
})

test('a catalog with a violation is neither passed nor imported, and the record is named', async () => {
  const path = await gripsWith('broken', (grip) => {
    grip['price'] = -1
  })
  for (const verb of ['check', 'import']) {
    const { code, stdout, stderr } = await clubwright(['catalog', verb, path], env)
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' })
    expect(stderr).toMatch(/grips\.json \S+ \/price /)
  }
})

test('a file that is no catalog file is refused, with the names there are', async () => {
  const path = join(scratch.path, 'putters.json')
  writeFileSync(path, '[]')
  for (const verb of ['check', 'import']) {
    const { code, stderr } = await clubwright(['catalog', verb, path], env)
    expect(code).toBe(2)
    expect(stderr).toMatch(/^putters\.json is not a catalog file\. Catalog files are: drivers\.json, /m)
  }
})

test('a file that is sound is named', async () => {
  const path = await gripsWith('sound', () => {})
  const { code, stdout } = await clubwright(['catalog', 'check', path], env)
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'grips.json: the catalog with these files has no errors.\n' })
})

test('a file that is not there is refused by name', async () => {
  const { code, stderr } = await clubwright(['catalog', 'check', join(scratch.path, 'nowhere.json')], env)
  expect(code).toBe(3)
  expect(stderr).toEndWith('nowhere.json does not exist.\n')
})

test('the report is the table of docs/data.md', async () => {
  const { code, stdout } = await clubwright(['catalog', 'report'], {})
  expect(code).toBe(0)
  expect(await Bun.file(join(import.meta.dir, '../../docs/data.md')).text()).toContain(`\n\`\`\`\n${stdout}\`\`\`\n`)
})

test('the README gives the totals of the report', async () => {
  const { stdout } = await clubwright(['catalog', 'report', '--json'], {})
  const { price, lofts, length } = JSON.parse(stdout).makers.at(-1)
  const recorded = async (name: string) =>
    ((await Bun.file(join(import.meta.dir, `../../db/catalog/${name}.json`)).json()) as unknown[]).length
  const heads = await Promise.all(['drivers', 'fairways', 'hybrids', 'irons', 'wedges'].map(recorded))
  expect(await Bun.file(join(import.meta.dir, '../../README.md')).text()).toContain(
    `${heads.reduce((sum, count) => sum + count, 0)} heads and ${await recorded('shafts')} shafts. Of the ${price.of} heads now on sale,\n  [${price.known} have a price, ${lofts.known} have every loft and ${length.known} have a length](docs/data.md).`,
  )
})

test('the report counts what is known of heads sold now only', async () => {
  const drivers = (await Bun.file(join(import.meta.dir, '../../db/catalog/drivers.json')).json()) as Row[]
  const path = join(scratch.path, 'priceless', 'drivers.json')
  await Bun.write(path, JSON.stringify(drivers.map((head) => ({ ...head, price: null }))))
  const [priced, priceless] = await Promise.all([report(), report(path)])
  const sold = drivers.filter(({ discontinued, price }) => !discontinued && price !== null)
  expect(priced.of).toBe(priceless.of)
  expect(priced.known - priceless.known).toBe(sold.length)
})

/** Known prices of all makers together. */
const report = async (...files: string[]): Promise<{ known: number; of: number }> => {
  const { stdout } = await clubwright(['catalog', 'report', ...files, '--json'], {})
  return JSON.parse(stdout).makers.at(-1).price
}

test('an import says what it brought', async () => {
  const path = await gripsWith('changed', (grip) => {
    grip['price'] = 99.5
  })
  const { code, stdout } = await clubwright(['catalog', 'import', path, '--json'], env)
  expect(code).toBe(0)
  const { revision, counts } = JSON.parse(stdout)
  expect(revision).toMatch(/^[0-9a-f]{16}$/)
  expect(counts.heads).toBeGreaterThan(600)
})

test('facts become files that a comparison explains and an import takes', async () => {
  const facts = join(scratch.path, 'facts.jsonl')
  const grips = await Bun.file(join(import.meta.dir, '../../db/catalog/grips.json')).json()
  const [priceless] = grips.filter(({ price }: { price: number | null }) => price === null)
  const fact = { id: priceless.gripId, file: 'grips', field: 'price', value: 12.5 }
  await Bun.write(
    facts,
    JSON.stringify({ ...fact, status: 'seen', source: 'https://maker.example', edition: '2026-10-01' }),
  )
  const out = join(scratch.path, 'proposed')
  const proposed = await clubwright(['catalog', 'propose', facts, '--out', out], {})
  expect(proposed).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 taken, 0 in the catalog already, 0 not taken.'),
  })
  expect(await Bun.file(join(out, 'not-taken.jsonl')).text()).toBe('')
  const own = { DATA_DIR: join(scratch.path, 'compared') }
  const file = join(out, 'grips.json')
  const compared = await clubwright(['catalog', 'diff', file], own)
  expect(compared).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`~ grip ${fact.id}: price, source\n    price: null -> 12.5, known now\n`),
  })
  expect((await clubwright(['catalog', 'import', file], own)).code).toBe(0)
  expect((await clubwright(['catalog', 'diff', file], own)).stdout).toBe('An import would change nothing.\n')
})

test('a spreadsheet of figures is a catalog file, or says by line what is wrong with it', async () => {
  const grips = await Bun.file(join(import.meta.dir, '../../db/catalog/grips.json')).json()
  const [priceless] = grips.filter(({ price }: { price: number | null }) => price === null)
  const path = join(scratch.path, 'sheet', 'grips.csv')
  const rows = (id: string) => `gripId;Preis;Quelle;Stand\n${id};12,50;H\u00e4ndler;2026-10-01\n`
  await Bun.write(path, Buffer.from(rows(priceless.gripId), 'latin1'))
  const checked = await clubwright(['catalog', 'check', path], {})
  expect(checked).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('grips.json: the catalog with these files'),
  })
  await Bun.write(path, Buffer.from(rows(`${priceless.gripId}s`), 'latin1'))
  const refused = await clubwright(['catalog', 'import', path], env)
  expect(refused.code).toBe(4)
  expect(refused.stderr).toContain(`grips.csv line 2: "${priceless.gripId}s" is no record of the catalog; did you mean`)
})

test('a comparison refuses what an import would refuse', async () => {
  const path = await gripsWith('unsound', (grip) => {
    grip['price'] = -1
  })
  const { code, stderr } = await clubwright(['catalog', 'diff', path], env)
  expect(code).toBe(4)
  expect(stderr).toMatch(/grips\.json \S+ \/price /)
})

test('the worklist and the stale prices are printed on request, and a misspelled part is refused', async () => {
  expect((await clubwright(['catalog', 'report', '--show', 'next'], {})).stdout).toMatch(
    /^PICKS +RECORD +LOOK UP\n\d+ +\S+ +\S/,
  )
  expect((await clubwright(['catalog', 'report', '--show', 'prices'], {})).stdout).toMatch(
    / prices?\.|older than a year/,
  )
  expect((await clubwright(['catalog', 'report', '--show', 'all'], {})).code).toBe(2)
})
