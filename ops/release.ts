/**
 * Everything that a release consists of, into dist/release: `bun run release`, or `bun run release linux-x64` for one target.
 * Bun fetches its runtime for other targets from the npm registry; a target that it cannot get is named and left out.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { $ } from 'bun'
import project from '../package.json' with { type: 'json' }

const targets = ['linux-x64', 'linux-x64-musl', 'linux-arm64', 'linux-arm64-musl', 'darwin-x64', 'darwin-arm64']
const root = join(import.meta.dir, '..')
const folder = join(root, 'dist/release')

interface Package {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly directory: string
}

/** The packages that the program depends on, and what they depend on. */
const packages = (): Package[] => {
  const found = new Map<string, Package>()
  const add = (name: string, from: string): void => {
    const places = [join(from, 'node_modules', name), join(root, 'node_modules', name)]
    for (const directory of places) {
      const text =
        Bun.file(join(directory, 'package.json')).size > 0 ? readFileSync(join(directory, 'package.json')) : null
      if (text === null) continue
      if (found.has(directory)) return
      const { version, license = 'NOASSERTION', dependencies = {} } = JSON.parse(text.toString())
      found.set(directory, { name, version, license: String(license.type ?? license), directory })
      for (const dependency of Object.keys(dependencies)) add(dependency, directory)
      return
    }
    throw new Error(`${name} is not installed`)
  }
  for (const name of Object.keys(project.dependencies)) add(name, root)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** CycloneDX 1.6. */
const billOfMaterials = (all: readonly Package[]) => ({
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

const licenseTexts = (all: readonly Package[]): string =>
  all
    .map(({ name, version, license, directory }) => {
      const files = readdirSync(directory).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
      const texts = files.map((file) => readFileSync(join(directory, file), 'utf8').trim())
      return [`${name} ${version} (${license})`, ...texts].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)

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
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const wanted = process.argv.slice(2)
const built: string[] = []
for (const target of wanted.length > 0 ? wanted : targets) built.push(...(await build(target)))
const inside = packages()
write('sbom.cdx.json', `${JSON.stringify(billOfMaterials(inside), null, 2)}\n`)
write('LICENSES.txt', licenseTexts(inside))
const subjects = await Promise.all(built.map(async (name) => ({ name, digest: { sha256: await digestOf(name) } })))
write('provenance.json', `${JSON.stringify(await provenance(subjects), null, 2)}\n`)
const files = [...built, 'sbom.cdx.json', 'LICENSES.txt', 'provenance.json']
write('SHA256SUMS', (await Promise.all(files.map(async (name) => `${await digestOf(name)}  ${name}\n`))).join(''))
if (built.length === 0) throw new Error('No executable could be built.')
