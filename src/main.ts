import { isMainThread } from 'node:worker_threads'
import { commands } from './cli/commands.ts'
import { run } from './cli/run.ts'

if (isMainThread) await run(commands(process.env), process.argv.slice(2))
else (await import('./scoring/pack-in-worker.ts')).packForParent()
