import { join } from 'node:path'
import { defineCommand } from 'citty'
import { buildCatalog, bundledCatalog, catalogRevision, readCatalog } from '../../equipment/catalog/index.ts'
import { type SimulatedEngine, simulate } from '../../features/evidence/index.ts'
import { fit, wantedBuild } from '../../fitting/index.ts'
import { match } from '../../matching/index.ts'
import { engineVersion, rulesetRevision } from '../../ruleset/index.ts'
import { createScorer } from '../../scoring/index.ts'
import { operationVerb } from '../operation-verb.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'

/** What completed fittings led to. */
export const evidence = (env: Environment) =>
  defineCommand({
    meta: {
      name: 'evidence',
      description: 'Recount the evidence from fittings, or simulate the baseline of a release.',
    },
    subCommands: { rebuild: rebuild(env), simulate: simulateBaseline },
  })

const rebuild = (env: Environment) =>
  operationVerb(env, {
    operation: 'evidence rebuild',
    description: 'Recount the evidence from the stored fittings. Requests are still served while it runs.',
    show: ({ fittings, compared, heads }) =>
      `Counted ${fittings} fittings (${compared} of them describe their golfer): ${heads} heads were picked.`,
  })

const simulateBaseline = verb({
  name: 'simulate',
  description: 'For developers: rewrite db/evidence/simulated.json after a change to the rules or the catalog.',
  args: {},
  run: async () => {
    const path = join(import.meta.dir, '../../../db/evidence/simulated.json')
    if (!(await Bun.file(path).exists())) throw new OperatorError('This needs a source tree.')
    const file = simulate(releaseEngine())
    await Bun.write(path, formatFile(file))
    return { golfers: file.golfers, sample: file.sample }
  },
  show: ({ golfers, sample }) => `Simulated ${golfers} golfers of each club type (sample ${sample}).`,
})

/** One line for each list of numbers, so that a change of the file can be read. */
const formatFile = (file: unknown): string =>
  `${JSON.stringify(file, null, 1).replaceAll(/\[[\d,\s]*\]/g, (list) => list.replaceAll(/\s+/g, ''))}\n`

/** The engine and the catalog of this release, for simulated golfers. */
export const releaseEngine = (): SimulatedEngine => {
  const revision = catalogRevision(bundledCatalog)
  const loaded = createScorer(buildCatalog(readCatalog(bundledCatalog).records, revision)).current()
  return {
    engineVersion,
    rulesetRevision,
    catalogRevision: revision,
    fit: (request) => {
      const fitted = fit(request)
      return {
        speedMph: fitted.driverSpeedMph.value,
        handicap: fitted.golfer.handicap?.value ?? null,
        flex: fitted.specs.shaftFlex.value,
        headIds: match(wantedBuild(request, fitted), loaded).picks.map(({ headId }) => headId),
      }
    },
  }
}
