import { basename } from 'node:path'
import { defineCommand } from 'citty'
import { columns, services } from '../features/fitters/index.ts'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, OperatorError, verb } from './verb.ts'

/** Largest file that is imported. A fitter is about 300 bytes. */
const fileBytesMax = 100_000_000

/** The directory of fitters. */
export const fitters = (env: Environment) =>
  defineCommand({
    meta: { name: 'fitters', description: 'Import or clear the directory of fitters.' },
    subCommands: { import: importFile(env), clear: clear(env) },
  })

const importFile = (env: Environment) =>
  verb({
    name: 'import',
    description:
      'Replace the fitter directory with the fitters in a file, all or nothing. A CSV file has a header with these columns; ' +
      `only name is required: ${columns.join(', ')}. Services (${services.join(', ')}) and brands are lists separated by ` +
      'commas, semicolons or bars ("PING, Titleist"). A GeoJSON file has the same names or OpenStreetMap tags as properties.',
    args: { file: { type: 'positional', required: true, description: 'FILE.csv or FILE.geojson' } },
    run: async ({ file }) =>
      operate(readConfig(env), 'fitters import', { name: basename(file), text: await read(file) }),
    show: ({ fitters, partners, brands, withBrands, withServices, placedByZip, revision }) =>
      `Directory ${revision}: ${fitters} fitters, ${partners} of them partners. ` +
      `${withServices} list their services, ${withBrands} their brands (${brands} different ones)` +
      `${placedByZip > 0 ? `; ${placedByZip} without coordinates are placed at their ZIP` : ''}.`,
  })

const clear = (env: Environment) =>
  verb({
    name: 'clear',
    description:
      'Remove every fitter from the directory. Searches are then answered FITTERS_UNAVAILABLE. The sample data is not restored.',
    args: {},
    run: () => operate(readConfig(env), 'fitters clear', {}),
    show: () => 'The directory is empty.',
  })

/** @throws {OperatorError} The file is too large, or in another character encoding. */
const read = async (path: string): Promise<string> => {
  const file = Bun.file(path)
  if (file.size > fileBytesMax)
    throw new OperatorError(`${path} is larger than ${fileBytesMax / 1_000_000} MB.`, { code: 'REFUSED' })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.bytes())
  } catch (error) {
    if (error instanceof TypeError)
      throw new OperatorError(`${path} is not UTF-8. Save it as UTF-8 and try again.`, { code: 'REFUSED' })
    throw error
  }
}
