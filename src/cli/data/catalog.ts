import { basename, join } from 'node:path'
import { defineCommand } from 'citty'
import {
  bundledCatalog,
  type Coverage,
  catalogFileNames,
  catalogWarnings,
  checkCatalog,
  confidenceCounts,
  coverageOf,
  gripCoverageOf,
  type Known,
  readCatalog,
  reportedFlexes,
  shaftCoverageOf,
} from '../../equipment/catalog/index.ts'
import {
  fileOfTable,
  type PicksOf,
  proposeChange,
  refusalReasons,
  type StalePrice,
  stalePrices,
  type ToLookUp,
  worklistOf,
} from '../../equipment/facts/index.ts'
import { simulatedPicks } from '../../features/evidence/index.ts'
import { operationVerb } from '../operation-verb.ts'
import { tableReading } from '../operations/operation.ts'
import { completeCatalog } from '../operations/storage.ts'
import type { ResultOf } from '../operations.ts'
import { table } from '../table.ts'
import { readTableFile } from '../table-file.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'

/** The catalog of heads, shafts and grips. */
export const catalog = (env: Environment) =>
  defineCommand({
    meta: { name: 'catalog', description: 'Check, measure, compare, extend and import catalog files.' },
    subCommands: { check, report, diff: diff(env), propose, import: importFiles(env) },
  })

const fileWords = 'FILE... (drivers.json, shafts.json, ...), or a table of figures named alike (shafts.csv, grips.xlsx)'
const mapArgument = { type: 'string', description: tableReading.map.description! } as const

const check = verb({
  name: 'check',
  description: `Check catalog files together with those of this release, without importing them. The file name determines what a file contains: ${catalogFileNames.join(', ')}.`,
  args: { file: { type: 'positional', required: false, description: fileWords }, map: mapArgument },
  isVariadic: true,
  run: async ({ _: paths, map }) => {
    const given = await read(paths, map)
    const files = completeCatalog(given)
    const violations = checkCatalog(files)
    if (violations.length > 0)
      throw new OperatorError(
        violations.map(({ file, id, field, problem }) => `${file} ${id} ${field} ${problem}`).join('\n'),
        { code: 'REFUSED' },
      )
    const names = Object.keys(given)
    const warnings = catalogWarnings(readCatalog(files).records).filter(
      ({ file }) => names.length === 0 || names.includes(file),
    )
    return { files: names, violations: 0, warnings }
  },
  show: ({ files, warnings }) => {
    const sound =
      files.length === 0
        ? 'The catalog of this release has no errors.'
        : `${files.join(', ')}: the catalog with these files has no errors.`
    const kinds = [...Map.groupBy(warnings, ({ field, problem }) => `${field} ${problem.split(':')[0]}`)]
    return [
      sound,
      ...kinds.map(([kind, of]) => `Warning: ${kind}, ${of[0]!.id} and others (${of.length}; --json lists them).`),
    ].join('\n')
  },
})

/** What `catalog report` prints. */
const parts = ['coverage', 'prices', 'next'] as const

const report = verb({
  name: 'report',
  description:
    'Report how complete the catalog is: coverage by maker and field, records and figures by confidence; prices that are older than a year; or what to look up next, the records first that fittings pick most.',
  args: {
    file: { type: 'positional', required: false, description: 'FILE... to use instead of the files of this release' },
    show: { type: 'string', description: `What to print: ${parts.join(', ')}. Default: coverage. --json has all.` },
  },
  isVariadic: true,
  run: async ({ _: paths, show = 'coverage' }) => {
    const part = parts.find((one) => one === show)
    if (part === undefined) throw new OperatorError(`--show must be one of ${parts.join(', ')}`, { code: 'USAGE' })
    const { records } = readCatalog(completeCatalog(await read(paths)))
    return {
      part,
      makers: coverageOf(records),
      shafts: shaftCoverageOf(records),
      grips: gripCoverageOf(records),
      confidence: confidenceCounts(records),
      stalePrices: stalePrices(records, new Date()),
      next: worklistOf(records, picksOfSimulated()),
    }
  },
  show: (found) => {
    if (found.part === 'next') return worklistTable(found.next)
    if (found.part === 'prices') return priceTable(found.stalePrices)
    return [
      coverageTable(found.makers),
      table(
        ['shafts of', 'records', 'grams', 'torque', 'price'],
        found.shafts.map((one) => [one.brand, `${one.records}`, share(one.grams), share(one.torque), share(one.price)]),
      ),
      table(
        ['grips of', 'records', 'grams', 'core', 'price'],
        found.grips.map((one) => [one.brand, `${one.records}`, share(one.grams), share(one.core), share(one.price)]),
      ),
      table(
        ['confidence', ...Object.keys(found.confidence[0]!.records)],
        found.confidence.map(({ of, records }) => [of, ...Object.values(records).map(String)]),
      ),
      ...found.confidence
        .filter(({ of }) => of !== 'all heads')
        .map(({ of, records, figures }) =>
          table(
            [`figures of ${of}`, ...Object.keys(records)],
            Object.entries(figures).map(([figure, counts]) => [figure, ...Object.values(counts).map(String)]),
          ),
        ),
    ].join('\n\n')
  },
})

/** How often the fittings of the simulated golfers of this release picked a head. */
const picksOfSimulated = (): PicksOf => {
  const picks = new Map<string, number>()
  const add = (key: string, more: number) => picks.set(key, (picks.get(key) ?? 0) + more)
  for (const { headId, flex, picks: more } of simulatedPicks()) {
    add(headId, more)
    add(`${headId} ${flex}`, more)
  }
  return (headId, flex) => picks.get(flex === undefined ? headId : `${headId} ${flex}`) ?? 0
}

/** Entries of a list that is for reading. */
const shownMax = 50

const worklistTable = (next: readonly ToLookUp[]): string =>
  [
    table(
      ['PICKS', 'RECORD', 'LOOK UP'],
      next.slice(0, shownMax).map(({ picks, id, missing }) => [`${picks}`, id, missing.join(', ')]),
    ),
    moreOf(next, 'records'),
  ].join('\n')

const priceTable = (prices: readonly StalePrice[]): string =>
  prices.length === 0
    ? 'No price of a head sold now is older than a year.'
    : [
        table(
          ['SEEN', 'HEAD', 'PRICE'],
          prices.slice(0, shownMax).map(({ seen, id, price }) => [seen, id, `${price}`]),
        ),
        moreOf(prices, 'prices'),
      ].join('\n')

const moreOf = (all: readonly unknown[], what: string): string =>
  all.length > shownMax ? `${all.length - shownMax} more ${what}: see --json.` : `${all.length} ${what}.`

const share = ({ known, of }: Known) => (of === 0 ? '-' : `${known}/${of}`)

const diff = (env: Environment) =>
  operationVerb(env, {
    operation: 'catalog diff',
    description:
      'Show what an import of these files would change: records added, removed and changed, field by field, and what follows. Nothing is stored.',
    own: {
      args: { file: { type: 'positional', description: fileWords }, map: mapArgument },
      makes: ['files'],
      isVariadic: true,
      input: async ({ _: paths, map }) => ({ files: await read(paths as string[], map as string | undefined) }),
    },
    show: showDiff,
  })

const showDiff = ({ changes, counts, about }: ResultOf<'catalog diff'>): string => {
  if (changes.length === 0) return 'An import would change nothing.'
  const said = (value: unknown) => (value === undefined ? '-' : JSON.stringify(value))
  const subjects = Object.entries(about).map(([subject, count]) => `${subject} ${count}`)
  return [
    ...changes.flatMap(({ kind, id, change, meaning, fields }) => [
      `${{ added: '+', removed: '-', changed: '~' }[change]} ${kind} ${id}: ${meaning}`,
      ...fields.map(({ field, from, to, ...one }) => `    ${field}: ${said(from)} -> ${said(to)}, ${one.meaning}`),
    ]),
    `${counts.added} added, ${counts.removed} removed, ${counts.changed} changed` +
      (subjects.length === 0 ? '.' : `; figures of ${subjects.join(', ')}.`),
  ].join('\n')
}

const propose = verb({
  name: 'propose',
  description:
    'Put facts, or errors of a review, one a line with source and date, into the catalog of this release: each is taken or listed with the reason. docs/catalog-facts.md describes the lines.',
  args: {
    file: { type: 'positional', description: 'FILE.jsonl...' },
    out: {
      type: 'string',
      description: 'Directory for the changed catalog files and not-taken.jsonl. Default: write nothing.',
    },
  },
  isVariadic: true,
  run: async ({ _: paths, out }) => {
    const facts = await Promise.all(paths.map(async (path) => ({ name: path, text: await Bun.file(path).text() })))
    const { files, ...proposal } = proposeChange(bundledCatalog, facts)
    if (out !== undefined) {
      for (const [name, text] of Object.entries(files)) await Bun.write(join(out, name), text)
      await Bun.write(join(out, 'not-taken.jsonl'), proposal.notTaken.map((one) => `${JSON.stringify(one)}\n`).join(''))
    }
    return { ...proposal, files: Object.keys(files), out: out ?? null }
  },
  show: ({ taken, confirmed, notTaken, files, out }) =>
    [
      ...notTaken
        .slice(0, shownMax)
        .map(({ of, line, id, field, reason, why }) => `${of}:${line}: ${id} ${field}: ${reason}, ${why}`),
      ...(notTaken.length > shownMax ? [`and ${notTaken.length - shownMax} more: see --json or --out.`] : []),
      ...refusalReasons.flatMap((reason) => {
        const count = notTaken.filter((one) => one.reason === reason).length
        return count === 0 ? [] : [`not taken, ${reason}: ${count}`]
      }),
      `${taken.length} taken, ${confirmed} in the catalog already, ${notTaken.length} not taken.`,
      out === null
        ? `It would change ${files.join(', ') || 'no file'}.`
        : `Written to ${out}: ${[...files, 'not-taken.jsonl'].join(', ')}.`,
    ].join('\n'),
})

/** Known of all, by maker and field. */
const coverageTable = (makers: readonly Coverage[]): string => {
  return table(
    [
      ...['maker', 'price', 'lofts', 'length', 'lie', 'swing weight', 'hands', 'weight band', 'grams'],
      ...reportedFlexes.map((flex) => `${flex} shaft`),
    ],
    makers.map((maker) => [
      maker.brand,
      ...[maker.price, maker.lofts, maker.length, maker.lie, maker.swingWeight, maker.hands].map(share),
      ...[maker.weightBand, maker.grams].map(share),
      ...reportedFlexes.map((flex) => share(maker.namedShaft[flex])),
    ]),
  )
}

const importFiles = (env: Environment) =>
  operationVerb(env, {
    operation: 'catalog import',
    description:
      'Check catalog files and replace the catalog with them. Files you do not give are taken from this release.',
    own: {
      args: { file: { type: 'positional', description: fileWords }, map: mapArgument },
      makes: ['files'],
      isVariadic: true,
      input: async ({ _: paths, map }) => ({ files: await read(paths as string[], map as string | undefined) }),
    },
    show: ({ revision, counts }) =>
      `Catalog ${revision}: ${counts.heads} heads, ${counts.shafts} shafts, ${counts.grips} grips, ` +
      `${counts.models} club models.`,
  })

const tableEnding = /\.(csv|tsv|txt|xlsx)$/i

/** The texts of catalog files by name; a table of figures is put into the file of the release that it is named after. */
const read = async (paths: readonly string[], map?: string): Promise<Record<string, string>> => {
  const names = paths.map((path) => basename(path).replace(tableEnding, '.json'))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new OperatorError(`${twice} is given twice.`, { code: 'USAGE' })
  const texts = await Promise.all(
    paths.map(async (path, index) =>
      tableEnding.test(path) ? tableText(path, names[index]!, map) : await Bun.file(path).text(),
    ),
  )
  return Object.fromEntries(names.map((name, index) => [name, texts[index]!]))
}

const tableText = async (path: string, name: string, map: string | undefined): Promise<string> => {
  const file = catalogFileNames.find((one) => one === name)
  if (file === undefined)
    throw new OperatorError(`${basename(path)} is named after no catalog file: ${catalogFileNames.join(', ')}.`, {
      code: 'USAGE',
    })
  const made = await fileOfTable(bundledCatalog, file, await readTableFile(path), { map, name: basename(path) })
  if ('text' in made) return made.text
  const problems = made.problems.map(({ line, problem }) => `${basename(path)} line ${line}: ${problem}`)
  throw new OperatorError(problems.join('\n'), { code: 'REFUSED' })
}
