import { defineCommand } from 'citty'
import project from '../../package.json' with { type: 'json' }
import type { Environment } from './verb.ts'

/** The whole command line. Each verb's file is loaded when it is called, so that a command starts quickly. */
export const commands = (env: Environment) =>
  defineCommand({
    meta: { name: 'clubwright', version: project.version, description: project.description },
    subCommands: {
      serve: async () => (await import('./serve.ts')).serve(env),
      migrate: async () => (await import('./migrate.ts')).migrate(env),
      account: async () => (await import('./account.ts')).account(env),
      key: async () => (await import('./key.ts')).key(env),
      person: async () => (await import('./person.ts')).person(env),
      agent: async () => (await import('./agent.ts')).agent(env),
      client: async () => (await import('./client.ts')).client(env),
      keys: async () => (await import('./keys.ts')).keys(env),
      audit: async () => (await import('./audit.ts')).audit(env),
      credits: async () => (await import('./credits.ts')).credits(env),
      usage: async () => (await import('./usage.ts')).usage(env),
      catalog: async () => (await import('./catalog.ts')).catalog(env),
      fitters: async () => (await import('./fitters.ts')).fitters(env),
      customer: async () => (await import('./customer.ts')).customer(env),
      inventory: async () => (await import('./inventory.ts')).inventory(env),
      prices: async () => (await import('./prices.ts')).prices(env),
      studio: async () => (await import('./studio.ts')).studio(env),
      webhook: async () => (await import('./webhook.ts')).webhook(env),
      session: async () => (await import('./session.ts')).session(env),
      fit: async () => (await import('./fit.ts')).fit(env),
      evidence: async () => (await import('./evidence.ts')).evidence(env),
      backup: async () => (await import('./backup.ts')).backup(env),
      restore: async () => (await import('./restore.ts')).restore(env),
      export: async () => (await import('./export.ts')).exportData(env),
      erase: async () => (await import('./erase.ts')).erase(env),
      'server-json': async () => (await import('./server-json.ts')).serverJson,
      skill: async () => (await import('./skill.ts')).skill(env),
      mcpb: async () => (await import('./mcpb.ts')).mcpb(env),
      doctor: async () => (await import('./doctor.ts')).doctor(env),
      health: async () => (await import('./health.ts')).health(env),
      engine: async () => (await import('./engine.ts')).engine,
      prepare: async () => (await import('./prepare.ts')).prepare,
    },
  })
