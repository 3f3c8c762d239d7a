/**
 * What every script here shares: which service it asks (BASE_URL, API_KEY), and how load arrives. With SMOKE=1 a script
 * proves in a few seconds that it works and that the answers are right; its times say nothing about speed.
 */

const isSmoke = __ENV.SMOKE === '1'

export const baseUrl = __ENV.BASE_URL || 'http://localhost:3000'

export const headers = { authorization: `Bearer ${__ENV.API_KEY}`, 'content-type': 'application/json' }

/** Options of every script: figures to print, and what is common to all thresholds. */
export const optionsFor = ({ scenarios, thresholds }) => ({
  discardResponseBodies: true,
  summaryTrendStats: ['min', 'med', 'p(95)', 'p(99)', 'max'],
  scenarios,
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    dropped_iterations: [`count<${arrivalsOf(scenarios) * droppedShareMax}`],
    ...thresholds,
  },
})

/** Arrivals that find no free user are dropped. With more of them the times are those of another, lower load. */
const droppedShareMax = isSmoke ? 1 : 0.02

const seconds = isSmoke ? 3 : 20
const arrivalsOf = (scenarios) => Object.values(scenarios).reduce((count, { rate }) => count + rate * seconds, 0)

/**
 * Requests arrive at this rate whether or not earlier ones have been answered, so waiting shows in the times.
 *
 * @param perSecond Of a whole run; a smoke has at most ten a second.
 * @param exec Name of the exported function that a request is.
 */
export const arrivals = (perSecond, exec = 'default') => ({
  executor: 'constant-arrival-rate',
  exec,
  rate: isSmoke ? Math.min(perSecond, 10) : perSecond,
  timeUnit: '1s',
  duration: `${seconds}s`,
  preAllocatedVUs: 100,
  maxVUs: 100,
})

/** Thresholds on waiting, ms. Loose, because machines differ; in a smoke they only notice what hangs. */
export const within = ({ p95Ms, p99Ms }) => {
  const slack = isSmoke ? 400 : 1
  return [`p(95)<${p95Ms * slack}`, `p(99)<${p99Ms * slack}`]
}

const goals = ['distance', 'slice', 'launch', 'spin', 'forgiveness']
const misses = ['straight', 'slice', 'hook', 'both']

/** A golfer whom no request of this run has asked about before: 6,501 speeds, each with 20 wishes. */
export const golferContext = (index) => ({
  goal: goals[index % 5],
  golfer: {
    speed: 60 + ((index * 7) % 6501) / 100,
    miss: misses[Math.floor(index / 6501) % 4],
    needsLaunch: index % 3 === 0,
    highSpin: index % 7 === 0,
  },
})
