/**
 * Writes the generated part of both clients from the API description of this revision: `bun clients/generate.ts`.
 * Named another folder than `clients`, it writes there, to compare.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { $ } from 'bun'
import { readyService, scratchDirectory } from '../test/support/service.ts'
import { clientSchemas, type Description, operationsOf } from './document.ts'
import { problemClasses, problemsInTypeScript } from './problem-classes.ts'
import { pythonApi } from './python-api.ts'
import { mapValues, nameIn, reachable, type Schemas } from './schemas.ts'
import { typescriptApi } from './typescript-api.ts'

const description = async (): Promise<Description> => {
  const data = scratchDirectory()
  const service = await readyService({ DATA_DIR: data.path, LOG_LEVEL: 'off' })
  const document = await (await fetch(`${service.address}/swagger/json`)).json()
  await service.stop('SIGTERM')
  data.remove()
  return document as Description
}

const described = await description()
const schemas = clientSchemas(described)
const operations = operationsOf(described)
const classes = problemClasses(described.components.schemas)
const target = resolve(process.argv[2] ?? import.meta.dir)
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-clients-'))

/** A document of these schemas alone, for a generator of types. */
const documentOf = async (name: string, some: Schemas): Promise<string> => {
  const document = { openapi: '3.1.0', info: described.info, paths: {}, components: { schemas: some } }
  const path = join(scratch, name)
  await Bun.write(path, JSON.stringify(document))
  return path
}

const writePython = async (): Promise<void> => {
  const project = join(import.meta.dir, 'python')
  const files = ['models.py', 'dicts.py', 'api.py'].map((name) => join(target, 'python/src/clubwright', name))
  const [models, dicts, api] = files as [string, string, string]
  const sent = operations.flatMap(({ body }) => (body && nameIn(body.schema)) ?? [])
  await $`[ -d .venv ] || python3 -m venv .venv && .venv/bin/pip install -q -r requirements.txt`.cwd(project)
  const run = (command: string, ...words: string[]) => $`${join('.venv/bin', command)} ${words}`.cwd(project).quiet()
  await Bun.write(api, pythonApi(operations, schemas, classes))
  const generate = (profile: string, input: string, output: string) =>
    run('datamodel-codegen', '--profile', profile, '--input', input, '--output', output)
  await Promise.all([
    generate('models', await documentOf('models.json', schemas), models),
    generate('dicts', await documentOf('dicts.json', reachable(sent, schemas)), dicts),
  ])
  await run('ruff', 'check', '--config=pyproject.toml', '--no-cache', '--fix-only', '--select=F401,I,UP', ...files)
  // Lists of words stand in one line, where a hand would wrap them.
  await run('ruff', 'format', '--config=pyproject.toml', '--no-cache', '--line-length=240', ...files)
}

/** Types in one line of comment each. */
const writeTypescript = async (): Promise<void> => {
  const project = join(import.meta.dir, 'typescript')
  const generated = join(target, 'typescript/src/generated')
  const input = await documentOf(
    'types.json',
    mapValues(schemas, ({ discriminator, ...schema }) => schema),
  )
  await $`bun install --frozen-lockfile --silent && bun x --bun openapi-ts --silent`
    .cwd(join(project, 'generator'))
    .env({ ...process.env, DOCUMENT: input, OUTPUT: generated })
  const types = join(generated, 'types.gen.ts')
  const text = await Bun.file(types).text()
  await Bun.write(
    types,
    text
      .replaceAll(/\/\*\*\n +\* (.*)\n +\*\//g, '/** $1 */')
      .replace(/export type ClientOptions = \{\n.*\n\};\n\n/, ''),
  )
  await Bun.write(join(generated, 'operations.gen.ts'), typescriptApi(operations, schemas))
  await Bun.write(join(generated, 'problems.gen.ts'), problemsInTypeScript(classes))
}

await Promise.all([writeTypescript(), writePython()])
rmSync(scratch, { recursive: true })
