/**
 * Writes the generated part of both clients from the API description of this revision: `bun clients/generate.ts`.
 * Named another folder than `clients`, it writes there, to compare.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { $ } from 'bun'
import { readyService, scratchDirectory } from '../test/support/service.ts'
import { inPython, inTypeScript, problemClasses } from './problem-classes.ts'

type Reference = { readonly $ref: string }
interface Operation {
  readonly parameters?: readonly (Reference | { readonly name: string })[]
  readonly responses: Readonly<Record<string, Reference | object>>
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Parameters<typeof problemClasses>[0] & {
    readonly securitySchemes: unknown
    readonly parameters: Readonly<Record<string, { readonly name: string }>>
    readonly responses: Readonly<Record<string, object>>
  }
}

/** Where a service runs that was started as in the quick start. */
const address = 'http://localhost:3000'

const description = async (): Promise<Description> => {
  const data = scratchDirectory()
  const service = await readyService({ DATA_DIR: data.path, LOG_LEVEL: 'off', BASE_URL: address })
  const document = await (await fetch(`${service.address}/swagger/json`)).json()
  await service.stop('SIGTERM')
  data.remove()
  return document as Description
}

/**
 * What the generators read. Problems are thrown by the part that is written by hand, so a method returns what is answered on
 * success; the clients do not cache, so they are not told that nothing changed.
 */
const forClients = ({ paths, components, ...document }: Description) => ({
  ...document,
  servers: [{ url: address }],
  components: { securitySchemes: components.securitySchemes, schemas: withoutAlternatives(components.schemas) },
  paths: mapValues(paths, (item) =>
    mapValues(item, ({ parameters = [], responses, ...operation }) => ({
      ...operation,
      parameters: parameters
        .map((parameter) => referredTo(parameter, components.parameters))
        .filter(({ name }) => name !== 'If-None-Match'),
      responses: mapValues(
        Object.fromEntries(Object.entries(responses).filter(([status]) => Number(status) < 300)),
        (response) => ({ ...referredTo(response, components.responses), headers: undefined }),
      ),
    })),
  ),
})

/** What stands at the place, or at the place that is referred to there. */
const referredTo = <One extends object>(one: Reference | One, named: Readonly<Record<string, One>>): One =>
  '$ref' in one ? named[one.$ref.split('/').at(-1)!]! : one

/** Without "one of these members is required", which Python's generator takes for types without members. */
const withoutAlternatives = <Document>(document: Document): Document =>
  JSON.parse(JSON.stringify(document), (_, value) => {
    const isAlternative = (one: object) => Object.keys(one).join() === 'required'
    if (!value?.properties || !value.anyOf?.every(isAlternative)) return value
    const { anyOf, ...schema } = value
    return schema
  })

const mapValues = <One, Other>(members: Readonly<Record<string, One>>, of: (one: One) => Other) =>
  Object.fromEntries(Object.entries(members).map(([name, one]) => [name, of(one)]))

const here = import.meta.dir
const target = resolve(process.argv[2] ?? here)
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-clients-'))
const document = join(scratch, 'openapi.json')
const described = await description()
await Bun.write(document, JSON.stringify(forClients(described)))
const classes = problemClasses(described.components)

const typescript = join(target, 'typescript/src/generated')
await $`bun install --frozen-lockfile --silent && bun x --bun openapi-ts --silent`
  .cwd(join(here, 'typescript'))
  .env({ ...process.env, DOCUMENT: document, OUTPUT: typescript })
await Bun.write(join(typescript, 'problems.gen.ts'), inTypeScript(classes))

const python = join(target, 'python/src/clubwright/generated')
const environment = join(here, 'python/.venv/bin')
await $`[ -d .venv ] || python3 -m venv .venv && .venv/bin/pip install -q -r requirements.txt`.cwd(join(here, 'python'))
await $`openapi-python-client generate --path ${document} --output-path ${python} --overwrite --meta none --config generator.yaml --custom-template-path templates`
  .cwd(join(here, 'python'))
  .env({ ...process.env, PATH: `${environment}:${process.env['PATH']}` })
  .quiet()
for (const unused of ['client.py', 'errors.py']) rmSync(join(python, unused))
await Bun.write(join(python, 'problems.py'), inPython(classes))
rmSync(scratch, { recursive: true })
