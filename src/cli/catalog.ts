import { basename } from 'node:path'
import { defineCommand } from 'citty'
import {
  type Coverage,
  catalogFileNames,
  checkCatalog,
  coverageOf,
  type Known,
  readCatalog,
  reportedFlexes,
} from '../equipment/catalog/index.ts'
import { operationVerb } from './operation-verb.ts'
import { completeCatalog } from './operations/storage.ts'
import { table } from './table.ts'
import { type Environment, OperatorError, verb } from './verb.ts'

/** The catalog of heads, shafts and grips. */
export const catalog = (env: Environment) =>
  defineCommand({
    meta: { name: 'catalog', description: 'Check, measure and import catalog files.' },
    subCommands: { check, report, import: importFiles(env) },
  })

const check = verb({
  name: 'check',
  description: `Check catalog files together with those of this release, without importing them. The file name determines what a file contains: ${catalogFileNames.join(', ')}.`,
  args: { file: { type: 'positional', required: false, description: 'FILE... (drivers.json, shafts.json, ...)' } },
  isVariadic: true,
  run: async ({ _: paths }) => {
    const given = await read(paths)
    const violations = checkCatalog(completeCatalog(given))
    if (violations.length > 0)
      throw new OperatorError(
        violations.map(({ file, id, field, problem }) => `${file} ${id} ${field} ${problem}`).join('\n'),
        { code: 'REFUSED' },
      )
    return { files: Object.keys(given), violations: 0 }
  },
  show: ({ files }) =>
    files.length === 0
      ? 'The catalog of this release has no errors.'
      : `${files.join(', ')}: the catalog with these files has no errors.`,
})

const report = verb({
  name: 'report',
  description:
    'Report how complete the records of current clubs are, by maker and field: heads and, for stock shafts, the flexes offered.',
  args: {
    file: { type: 'positional', required: false, description: 'FILE... to use instead of the files of this release' },
  },
  isVariadic: true,
  run: async ({ _: paths }) => ({ makers: coverageOf(readCatalog(completeCatalog(await read(paths))).records) }),
  show: ({ makers }) => coverageTable(makers),
})

/** Known of all, by maker and field. */
const coverageTable = (makers: readonly Coverage[]): string => {
  const share = ({ known, of }: Known) => (of === 0 ? '-' : `${known}/${of}`)
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
      args: { file: { type: 'positional', description: 'FILE... (drivers.json, shafts.json, ...)' } },
      makes: ['files'],
      isVariadic: true,
      input: async ({ _: paths }) => ({ files: await read(paths as string[]) }),
    },
    show: ({ revision, counts }) =>
      `Catalog ${revision}: ${counts.heads} heads, ${counts.shafts} shafts, ${counts.grips} grips, ` +
      `${counts.models} club models.`,
  })

/** The texts of catalog files by name. */
const read = async (paths: readonly string[]): Promise<Record<string, string>> => {
  const names = paths.map((path) => basename(path))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new OperatorError(`${twice} is given twice.`, { code: 'USAGE' })
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [basename(path), await Bun.file(path).text()])))
}
