import type { Log } from '../log/log.ts'
import type { Config } from '../settings/settings.ts'
import type { Tracing } from '../tracing/index.ts'
import { withReadableAddress } from './address.ts'
import { around } from './around.ts'
import { refuseLongTexts } from './foreign-text.ts'
import { refuse } from './problems.ts'

/**
 * The way in and out for every request, of every route, of `direct` and of /mcp: all behind it may trust the address, read
 * texts of a bounded length, and whatever they throw is answered by us. Used after all others.
 */
export const entrance = (deps: { config: Config; log: Log; tracing?: Tracing | undefined }) =>
  around((next) => (request) => {
    const startedMs = performance.now()
    const failed = (thrown: unknown) => refuse(thrown, request, deps, startedMs)
    try {
      const readable = withReadableAddress(request)
      refuseLongTexts(readable)
      const answer = deps.tracing === undefined ? next(readable) : deps.tracing.request(readable, () => next(readable))
      return answer instanceof Promise ? answer.catch(failed) : answer
    } catch (thrown) {
      return failed(thrown)
    }
  })
