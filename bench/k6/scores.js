/**
 * The full scores answer, about 0.4 MB, for a golfer of its own in every request; in the same seconds as many bytes from a
 * server that does nothing else (FIXED_URL), where there is one. `run.ts` compares their waits.
 */
import { check } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { Trend } from 'k6/metrics'
import { arrivals, baseUrl, golferContext, headers, optionsFor, within } from './target.js'

const answerBytes = new Trend('answer_bytes')

const fixedUrl = __ENV.FIXED_URL

export const options = optionsFor({
  scenarios: { scores: arrivals(100), ...(fixedUrl && { fixed: arrivals(100, 'fixed') }) },
  thresholds: {
    'http_req_duration{scenario:scores}': within({ p95Ms: 50, p99Ms: 150 }),
    ...(fixedUrl && { 'http_req_duration{scenario:fixed}': within({ p95Ms: 50, p99Ms: 150 }) }),
    answer_bytes: ['min>350000', 'max<500000'],
  },
})

/** Reading an answer costs k6 far more than making it costs the service, so one of so many is read. */
const readEvery = 20

export default () => {
  const index = exec.scenario.iterationInTest
  const isRead = index % readEvery === 0
  const context = golferContext(index)
  const response = http.post(`${baseUrl}/v1/catalog/scores`, JSON.stringify(context), {
    headers,
    responseType: isRead ? 'text' : 'binary',
  })
  check(response, { 'scores: 200': ({ status }) => status === 200 })
  if (response.status !== 200) return
  answerBytes.add(isRead ? response.body.length : response.body.byteLength)
  if (isRead) check(response.json(), answered(context))
}

/** The same request to the server of the fixed bytes. */
export const fixed = () => {
  const context = golferContext(exec.scenario.iterationInTest)
  const response = http.post(fixedUrl, JSON.stringify(context), { headers, responseType: 'binary' })
  check(response, { 'fixed bytes: 200': ({ status }) => status === 200 })
}

const answered = ({ golfer }) => ({
  'scores: about this golfer': ({ context }) => context.golfer.speed === golfer.speed,
  'scores: every head': ({ count, clubs }) => count === clubs.length && count > 500,
  'scores: drivers that are sold first, the best of each before the others': ({ clubs }) => {
    const drivers = clubs.filter(({ clubType }) => clubType === 'driver')
    return drivers.every(({ current, score }, place) => {
      const before = drivers[place - 1]
      return place === 0 || (before.current === current ? score <= before.score : before.current)
    })
  },
})
