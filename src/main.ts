import { isMainThread } from 'node:worker_threads'
import { run } from './cli/run.ts'

if (isMainThread) await run(process.env, process.argv.slice(2))
else (await import('./scoring/pack-in-worker.ts')).packForParent()
