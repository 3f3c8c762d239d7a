import { type ArgsDef, type CommandDef, defineCommand, type SubCommandsDef } from 'citty'
import project from '../../package.json' with { type: 'json' }
import type { Environment } from './verb.ts'

/** Verbs by what they are for, as help lists them. Each verb's file is loaded when it is called, so that a command starts quickly. */
const grouped = (env: Environment) =>
  ({
    Fitting: {
      fit: async () => (await import('./fit/fit.ts')).fit(env),
      fitting: async () => (await import('./data/fitting.ts')).fitting(env),
      session: async () => (await import('./fit/session.ts')).session(env),
      customer: async () => (await import('./accounts/customer.ts')).customer(env),
      export: async () => (await import('./accounts/export.ts')).exportData(env),
      erase: async () => (await import('./accounts/erase.ts')).erase(env),
    },
    'Over the API': {
      search: async () => (await import('./remote/verbs.ts')).search(env),
      club: async () => (await import('./remote/verbs.ts')).club(env),
      compare: async () => (await import('./remote/verbs.ts')).compare(env),
      score: async () => (await import('./remote/verbs.ts')).score(env),
      grip: async () => (await import('./remote/verbs.ts')).grip(env),
      bag: async () => (await import('./remote/verbs.ts')).bag(env),
      plan: async () => (await import('./remote/verbs.ts')).plan(env),
      nearby: async () => (await import('./remote/verbs.ts')).nearby(env),
      link: async () => (await import('./remote/verbs.ts')).link(env),
      lab: async () => (await import('./remote/verbs.ts')).lab(env),
      allowance: async () => (await import('./remote/verbs.ts')).allowance(env),
      rule: async () => (await import('./remote/verbs.ts')).rule(env),
    },
    Accounts: {
      account: async () => (await import('./accounts/account.ts')).account(env),
      key: async () => (await import('./accounts/key.ts')).key(env),
      person: async () => (await import('./accounts/person.ts')).person(env),
      agent: async () => (await import('./accounts/agent.ts')).agent(env),
      client: async () => (await import('./accounts/client.ts')).client(env),
      webhook: async () => (await import('./accounts/webhook.ts')).webhook(env),
      credits: async () => (await import('./accounts/credits.ts')).credits(env),
      usage: async () => (await import('./accounts/usage.ts')).usage(env),
      audit: async () => (await import('./accounts/audit.ts')).audit(env),
    },
    'Clubs and shops': {
      catalog: async () => (await import('./data/catalog.ts')).catalog(env),
      inventory: async () => (await import('./data/inventory.ts')).inventory(env),
      prices: async () => (await import('./data/prices.ts')).prices(env),
      fitters: async () => (await import('./data/fitters.ts')).fitters(env),
      evidence: async () => (await import('./data/evidence.ts')).evidence(env),
    },
    'The service': {
      serve: async () => (await import('./serve/serve.ts')).serve(env),
      studio: async () => (await import('./data/studio.ts')).studio(env),
      health: async () => (await import('./serve/health.ts')).health(env),
      doctor: async () => (await import('./data/doctor.ts')).doctor(env),
      migrate: async () => (await import('./data/migrate.ts')).migrate(env),
      backup: async () => (await import('./data/backup.ts')).backup(env),
      restore: async () => (await import('./data/restore.ts')).restore(env),
      prepare: async () => (await import('./release/prepare.ts')).prepare,
    },
    'Other programs': {
      skill: async () => (await import('./release/skill.ts')).skill(env),
      completion: async () => (await import('./completion.ts')).completion(() => commands(env), shownVerbs),
    },
    [hiddenGroup]: {
      engine: async () => (await import('./serve/engine.ts')).engine,
    },
  }) satisfies Readonly<Record<string, SubCommandsDef>>

/** Verbs that the service itself calls. Neither help nor completion names them. */
const hiddenGroup = 'Internal'

/** Names of verbs by group, without the internal ones. */
export const verbGroups: readonly (readonly [title: string, verbs: readonly string[]])[] = Object.entries(grouped({}))
  .filter(([title]) => title !== hiddenGroup)
  .map(([title, verbs]) => [title, Object.keys(verbs)])

const shownVerbs = verbGroups.flatMap(([, names]) => names)

/** The service that a verb calls. They stand before the verb, where citty would not read them. */
const serviceOptions: ArgsDef = {
  url: {
    type: 'string',
    description: 'Address of the service to call, before the verb; or CLUBWRIGHT_URL. Without it: the database here.',
  },
  key: { type: 'string', description: 'API key of that service, before the verb; or CLUBWRIGHT_KEY.' },
}

/** The whole command line. */
export const commands = (env: Environment): CommandDef =>
  defineCommand({
    meta: { name: 'clubwright', version: project.version, description: project.description },
    args: serviceOptions,
    subCommands: Object.assign({}, ...Object.values(grouped(env))) as SubCommandsDef,
  })
