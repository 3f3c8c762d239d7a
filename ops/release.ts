/**
 * Everything that a release consists of, into dist/release: `bun run release`, or `bun run release linux-x64` for one target.
 * Bun fetches its runtime for other targets from the npm registry; a target that it cannot get is named and left out.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { $ } from 'bun'
import project from '../package.json' with { type: 'json' }
import { registryEntry, skillFile } from '../src/mcp/index.ts'
import { bundle } from './bundle.ts'
import { licenseTexts, packagesOf } from './licenses.ts'

const targets = ['linux-x64', 'linux-x64-musl', 'linux-arm64', 'linux-arm64-musl', 'darwin-x64', 'darwin-arm64']
const root = join(import.meta.dir, '..')
const folder = join(root, 'dist/release')

/** CycloneDX 1.6. */
const billOfMaterials = (all: ReturnType<typeof packagesOf>) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: project.name, version: project.version } },
  components: all.map(({ name, version, license }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ expression: license }],
  })),
})

/** By the options of `bun run build`. */
const build = async (target: string): Promise<string[]> => {
  const name = `clubwright-${project.version}-${target}`
  const how = [
    '--compile',
    '--splitting',
    '--bytecode',
    '--format=esm',
    '--minify-whitespace',
    `--target=bun-${target}`,
  ]
  const main = join(root, 'src/main.ts')
  const { exitCode, stderr } = await $`bun build ${how} ${main} --outfile ${join(folder, name)}`.quiet().nothrow()
  if (exitCode === 0) return [name]
  console.error(`${target} is left out: ${stderr.toString().trim()}`)
  return []
}

const digestOf = async (name: string): Promise<string> =>
  new Bun.CryptoHasher('sha256').update(await Bun.file(join(folder, name)).bytes()).digest('hex')

/** What the files were made from, as an unsigned in-toto statement: sign it where releases are made. */
const provenance = async (subject: readonly object[]) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject,
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'https://bun.sh/docs/bundler/executables',
      externalParameters: { command: 'bun run release', version: project.version },
      resolvedDependencies: [
        { uri: 'git', digest: { gitCommit: (await $`git rev-parse HEAD`.cwd(root).text()).trim() } },
        {
          uri: 'bun.lock',
          digest: { sha256: new Bun.CryptoHasher('sha256').update(readFileSync(join(root, 'bun.lock'))).digest('hex') },
        },
      ],
    },
    runDetails: { builder: { id: `bun ${Bun.version}` }, metadata: { finishedOn: new Date().toISOString() } },
  },
})

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const write = (name: string, text: string | Uint8Array): void => writeFileSync(join(folder, name), text)
const wanted = process.argv.slice(2)
const built: string[] = []
for (const target of wanted.length > 0 ? wanted : targets) built.push(...(await build(target)))
const inside = packagesOf(Object.keys(project.dependencies))
write('sbom.cdx.json', `${JSON.stringify(billOfMaterials(inside), null, 2)}\n`)
write('LICENSES.txt', licenseTexts(inside))
const forHosts = ['server.json', 'SKILL.md', 'clubwright.mcpb']
write('server.json', `${JSON.stringify(registryEntry(), null, 2)}\n`)
write('SKILL.md', skillFile('Clubwright'))
write('clubwright.mcpb', await bundle({ serviceName: 'Clubwright', url: null }))
const subjects = await Promise.all(
  [...built, ...forHosts].map(async (name) => ({ name, digest: { sha256: await digestOf(name) } })),
)
write('provenance.json', `${JSON.stringify(await provenance(subjects), null, 2)}\n`)
const files = [...built, ...forHosts, 'sbom.cdx.json', 'LICENSES.txt', 'provenance.json']
write('SHA256SUMS', (await Promise.all(files.map(async (name) => `${await digestOf(name)}  ${name}\n`))).join(''))
if (built.length === 0) throw new Error('No executable could be built.')
