import { readFileSync } from 'node:fs'
import { Glob } from 'bun'

/**
 * Whether the long proofs run. Always, except by `bun run test`, which sets TESTS=quick: a file that is run by itself proves all
 * it can.
 */
export const hasLongProofs: boolean = process.env['TESTS'] !== 'quick'

/** What takes long to prove, and the files (or folders of files) that prove nothing else. */
const longOnly: Readonly<Record<string, readonly string[]>> = {
  'processes that are killed, frozen, cut off or stopped': ['test/faults/', 'test/property/fitting-life.test.ts'],
  'clusters, replicas and servers that go away': [
    'test/cluster/',
    'test/equipment/catalog/replicas.test.ts',
    'test/platform/postgres/citus.test.ts',
    'test/platform/postgres/dead-transaction.test.ts',
    'test/platform/postgres/one-shard.test.ts',
    'test/platform/postgres/outage.test.ts',
    'test/platform/postgres/replica.test.ts',
    'test/platform/redis/groups.test.ts',
  ],
  'the embedded engine and starts as processes of their own': [
    'test/cli/closed-output.test.ts',
    'test/cli/welcome.test.ts',
    'test/clients/integration.test.ts',
    'test/platform/postgres/directory.test.ts',
    'test/platform/postgres/engine-process.test.ts',
  ],
  'what programs by others make of it': [
    'test/mcp/conformance.test.ts',
    'test/ops/prometheus.test.ts',
    'test/types/eden-workspace.test.ts',
  ],
  'what people come for, click by click': ['test/pages/tasks.test.ts'],
  'a catalog a hundred times as large': ['test/scoring/larger-catalog.test.ts'],
  'databases of earlier releases': ['test/upgrade/'],
}

/** Files with both kinds of proofs, which look at `hasLongProofs`: their long run has all that the quick one has, and more. */
const more: Readonly<Record<string, readonly string[]>> = {
  // Beside these, all that `looksAtTier` finds.
  'every verb as a process of its own': ['test/cli/every-verb-ends.test.ts'],
  'three times as many golfers': ['test/property/'],
  'every Host header at every route': ['test/platform/http/hosts.test.ts'],
  'every damaged backup on both engines, and backups restored into their own': [
    'test/maintenance/backup/backup-refused.test.ts',
    'test/maintenance/backup/move.test.ts',
  ],
  'what is built from the sources, built again': ['test/scoring/core.test.ts', 'test/scoring/prepared-image.test.ts'],
  'long samples of the documentation': ['test/site/docs/samples.test.ts'],
  'batches of tool calls that nobody reads': ['test/platform/http/slow-readers.test.ts'],
  'pages in Chromium': [
    'test/examples/',
    'test/features/sessions/compare/compare-page.test.ts',
    'test/identity/oauth/clients.test.ts',
    'test/identity/people/browser.test.ts',
    'test/mcp/card/',
    'test/site/dashboard/browser.test.ts',
    'test/site/docs/pages.test.ts',
    'test/site/front/front.test.ts',
    'test/site/lab/browser.test.ts',
    'test/site/lab/paper.test.ts',
    'test/site/studio/',
  ],
}

export type Tier = 'quick' | 'long'

const isUnder = (lists: typeof more, path: string): boolean =>
  Object.values(lists).some((paths) => paths.some((one) => path.startsWith(one)))

/** All test files of the project, as paths from its root. */
export const testFiles = (): string[] => [...new Glob('test/**/*.test.ts').scanSync('.')].sort()

/** Whether a file shows less in the quick tests, by what it imports: a share of its cases, or no pages in Chromium. */
const looksAtTier = (path: string): boolean =>
  /^import \{.*(\b(hasLongProofs|chromiumPath)\b| from '.*\/support\/cases\.ts')/m.test(readFileSync(path, 'utf8'))

/** Whether a command runs a file: the quick one all but long proofs, the long one those and the files that have some. */
export const isOf = (tier: Tier, path: string): boolean =>
  tier === 'quick'
    ? !isUnder(longOnly, path)
    : [longOnly, more].some((lists) => isUnder(lists, path)) || looksAtTier(path)

/** Whether the long proofs show all that a file shows in the quick tests: where both run, once is enough. */
export const isWholeInLong = (path: string): boolean => isOf('quick', path) && isOf('long', path)

/** Every path that the lists name. */
export const listedPaths: readonly string[] = [longOnly, more].flatMap((lists) => Object.values(lists).flat())

/** What the quick command leaves out, in words. */
export const leftOut: readonly string[] = [longOnly, more].flatMap(Object.keys)
