import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import { hasLongProofs } from '../../runner/tiers.ts'
import { program } from '../../support/program.ts'
import { readyService, type Service, scratchDirectory } from '../../support/service.ts'

const root = join(import.meta.dir, '../../..')

/** A fenced block of a page. What stands after the language says how it is checked. */
interface Sample {
  readonly language: string
  readonly info: string
  readonly text: string
}

const samplesOf = (markdown: string): Sample[] =>
  [...markdown.matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, language, info, text]) => ({
    language: language!,
    info: info!,
    text: text!,
  }))

const isRun = ({ language, info }: Sample): boolean =>
  // Those of Python's client need its package: clients/python/run_samples.py runs them.
  ['sh', 'ts', 'python'].includes(language) && !info.startsWith('not run: ') && info !== 'client'

const pages = await Promise.all(
  ['README.md', 'clients/typescript/README.md', ...new Glob('docs/*.md').scanSync(root)].map(async (path) => ({
    path,
    samples: samplesOf(await Bun.file(join(root, path)).text()),
  })),
)

/**
 * Runs samples in a directory that looks like a clone in which the service was started, one after another. Variables that a
 * shell sample sets are there for the next, as in a terminal.
 */
const terminal = (dataDirectory: string, directory: string) => {
  mkdirSync(directory)
  symlinkSync(dataDirectory, join(directory, '.data'))
  writeFileSync(join(directory, 'state'), '')
  // An answer that is a problem fails its sample.
  writeFileSync(join(directory, '.curlrc'), 'fail-with-body\n')
  writeFileSync(join(directory, 'clubwright'), `#!/bin/sh\nexec ${program().join(' ')} "$@"\n`)
  chmodSync(join(directory, 'clubwright'), 0o755)
  // Who follows README has Node and npm: the first way to Bun is that of README, whatever else the machine has.
  writeFileSync(
    join(directory, 'npx'),
    `#!/bin/sh\n[ "$1 $2" = "--yes bun@${Bun.version}" ] && shift 2 && exec ${process.execPath} "$@"\n`,
  )
  chmodSync(join(directory, 'npx'), 0o755)
  symlinkSync(join(root, 'bin'), join(directory, 'bin'))
  // As it is installed, but with its sources in place of what is built from them.
  const client = join(directory, 'node_modules/@clubwright/client')
  mkdirSync(client, { recursive: true })
  writeFileSync(join(client, 'package.json'), JSON.stringify({ exports: './src/index.ts' }))
  symlinkSync(join(root, 'clients/typescript/src'), join(client, 'src'))
  const commands = {
    sh: (text: string) => `set -eo pipefail; set -a; . ./state\n${text}\nexport -p >state`,
    ts: (text: string) =>
      `. ./state; cat >sample.ts <<'END_OF_SAMPLE'\n${text}END_OF_SAMPLE\nexec ${process.execPath} sample.ts`,
    python: (text: string) => `. ./state; exec python3 - <<'END_OF_SAMPLE'\n${text}END_OF_SAMPLE`,
  }
  return async ({ language, text }: Sample) => {
    const child = Bun.spawn(['bash', '-c', commands[language as keyof typeof commands](text)], {
      cwd: directory,
      env: {
        PATH: [directory, join(root, 'bin'), process.env['PATH']].join(':'),
        HOME: directory,
        CURL_HOME: directory,
        NO_COLOR: '1',
        DATA_DIR: dataDirectory,
      },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const [code, stdout, stderr] = await Promise.all([
      child.exited,
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ])
    return { code, stdout, stderr }
  }
}

/** How curl ends when the answer is a problem. */
const curlRefused = 22

/**
 * Where an answer differs from what a page shows of it. What the page leaves out is anything, and a text or list that ends in
 * `...` goes on. Figures may be a fifth off: they move with every better rule, and show what an answer looks like.
 */
const differences = (shown: unknown, actual: unknown, path = ''): string[] => {
  const differs = [`${path}: ${JSON.stringify(shown)} is ${JSON.stringify(actual)?.slice(0, 200)}`]
  if (typeof shown === 'number' && typeof actual === 'number')
    return Math.abs(shown - actual) <= Math.abs(shown) / 5 ? [] : differs
  if (typeof shown === 'string' && shown.endsWith('...'))
    return typeof actual === 'string' && actual.startsWith(shown.slice(0, -3)) ? [] : differs
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual)) return differs
    const goesOn = shown.at(-1) === '...'
    if (!goesOn && shown.length !== actual.length) return differs
    return shown.slice(0, goesOn ? -1 : undefined).flatMap((one, i) => differences(one, actual[i], `${path}/${i}`))
  }
  if (shown === null || typeof shown !== 'object') return shown === actual ? [] : differs
  if (actual === null || typeof actual !== 'object') return differs
  return Object.entries(shown).flatMap(([name, one]) =>
    differences(one, (actual as Record<string, unknown>)[name], `${path}/${name}`),
  )
}

/** Their samples run a dozen commands as processes, or wait: a third of what all pages take. */
const longPages = ['docs/catalog-facts.md', 'docs/shop-page.md']

describe('the samples of the documentation', () => {
  const data = scratchDirectory()
  let service: Service
  beforeAll(async () => {
    service = await readyService({ DATA_DIR: data.path })
  })
  afterAll(async () => {
    await service.stop('SIGTERM')
    data.remove()
  })

  for (const { path, samples } of pages.filter((page) => page.samples.some(isRun)))
    test.skipIf(longPages.includes(path) && !hasLongProofs)(`${path} works as it is written`, async () => {
      const scratch = scratchDirectory()
      const run = terminal(data.path, join(scratch.path, 'clone'))
      let printed = ''
      for (const written of samples) {
        const sample = { ...written, text: written.text.replaceAll('http://localhost:3000', service.address) }
        if (isRun(sample)) {
          const { code, stdout, stderr } = await run(sample)
          if (code !== (sample.info === 'refused' ? curlRefused : 0))
            throw new Error(`${sample.text}\n${stdout}\n${stderr}`)
          printed = stdout
        }
        if (sample.info === 'answer') expect(differences(JSON.parse(sample.text), JSON.parse(printed))).toEqual([])
        else if (sample.language === 'json') JSON.parse(sample.text)
      }
      scratch.remove()
    })
})

test('few samples are not run, each for a reason', () => {
  const skipped = pages.flatMap(({ samples }) => samples.filter(({ info }) => info.startsWith('not run')))
  const skippedHere = skipped.filter(({ info }) => !info.startsWith('not run: run by .ci/'))
  for (const { info } of skipped) expect(info).toMatch(/^not run: \w.{10,}/)
  const run = pages.flatMap(({ samples }) => samples.filter(isRun))
  expect(skippedHere.length).toBeLessThan(run.length / 2)
})
