import { isMainThread } from 'node:worker_threads'

/** What a thread does, by the word that it is started with. */
const works = {
  'pack catalog': async () => (await import('./scoring/pack-in-worker.ts')).packForParent(),
  'read files': async () => (await import('./features/sessions/import/read-apart.ts')).readForParent(),
  'watch the main thread': async () => (await import('./platform/work/watchdog.ts')).watchMain(),
}

// A thread loads only what it needs.
if (isMainThread) await (await import('./cli/run.ts')).run(process.env, process.argv.slice(2))
else await works[process.argv.at(-1) as keyof typeof works]()
