import { defineCommand } from 'citty'
import { hostEngine } from '../../platform/postgres/embedded/engine-host.ts'

/** The process of the embedded engine, started by the process that uses it (postgres/engine-process.ts). */
export const engine = defineCommand({
  meta: { name: 'engine', description: 'Internal: the process of the embedded engine.', hidden: true },
  args: { directory: { type: 'positional', required: true } },
  run: ({ args }) => hostEngine(args.directory),
})
