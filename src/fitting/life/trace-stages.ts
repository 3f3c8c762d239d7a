import type { Tracing } from '../../platform/tracing/index.ts'
import type { OnStage } from './progress.ts'

/** Do the work with a span for each of its stages: `fitting.fit` is the engine, `fitting.match` the clubs, `fitting.store` the database. */
export const traceStages = async <Value>(
  tracing: Tracing | undefined,
  onStage: OnStage,
  work: (onStage: OnStage) => Promise<Value>,
): Promise<Value> => {
  if (tracing === undefined) return work(onStage)
  let end = () => {}
  try {
    return await work((stage) => {
      end()
      end = tracing.begin(`fitting.${stage}`)
      onStage(stage)
    })
  } finally {
    end()
  }
}
