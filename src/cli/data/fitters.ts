import { basename } from 'node:path'
import { defineCommand } from 'citty'
import { columns, services } from '../../features/fitters/index.ts'
import { operationVerb } from '../operation-verb.ts'
import { readTableFile, showColumns } from '../table-file.ts'
import type { Environment } from '../verb.ts'

/** The directory of fitters. */
export const fitters = (env: Environment) =>
  defineCommand({
    meta: { name: 'fitters', description: 'Import or clear the directory of fitters.' },
    subCommands: { import: importFile(env), clear: clear(env) },
  })

const importFile = (env: Environment) =>
  operationVerb(env, {
    operation: 'fitters import',
    description:
      'Replace the fitter directory with the fitters in a file, all or nothing. A table has a header with these columns, in any order and case, or with their usual names; ' +
      `only name is required: ${columns.join(', ')}. Services (${services.join(', ')}) and brands are lists separated by ` +
      'commas, semicolons or bars ("PING, Titleist"). A GeoJSON file has the same names or OpenStreetMap tags as properties.',
    own: {
      args: { file: { type: 'positional', required: true, description: 'FILE.csv, FILE.xlsx or FILE.geojson' } },
      makes: ['name', 'text'],
      input: async ({ file }) => ({ name: basename(String(file)), text: await readTableFile(String(file)) }),
    },
    show: ({ fitters, partners, brands, withBrands, withServices, placedByZip, revision, columns, isDryRun }) =>
      [
        ...(isDryRun && columns !== null ? [showColumns(columns)] : []),
        `Directory ${revision}: ${fitters} fitters, ${partners} of them partners. ` +
          `${withServices} list their services, ${withBrands} their brands (${brands} different ones)` +
          `${placedByZip > 0 ? `; ${placedByZip} without coordinates are placed at their ZIP` : ''}.`,
        ...(columns !== null && columns.unused.length > 0 ? [`Not used: ${columns.unused.join(', ')}.`] : []),
        ...(isDryRun ? ['Nothing was changed.'] : []),
      ].join('\n'),
  })

const clear = (env: Environment) =>
  operationVerb(env, {
    operation: 'fitters clear',
    description:
      'Remove every fitter from the directory. Searches are then answered FITTERS_UNAVAILABLE. The sample data is not restored.',
    show: () => 'The directory is empty.',
  })
