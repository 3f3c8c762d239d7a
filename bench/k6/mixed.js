/** A day at the service: golfers search, look at clubs, have them scored, and are fitted, all at once. */
import { check } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { arrivals, baseUrl, golferContext, headers, optionsFor, within } from './target.js'

export const options = optionsFor({
  scenarios: {
    search: arrivals(60, 'search'),
    detail: arrivals(40, 'detail'),
    scores: arrivals(40, 'scores'),
    analyze: arrivals(4, 'analyze'),
  },
  thresholds: {
    'http_req_duration{scenario:search}': within({ p95Ms: 75, p99Ms: 200 }),
    'http_req_duration{scenario:detail}': within({ p95Ms: 75, p99Ms: 200 }),
    'http_req_duration{scenario:scores}': within({ p95Ms: 100, p99Ms: 250 }),
    'http_req_duration{scenario:analyze}': within({ p95Ms: 250, p99Ms: 500 }),
  },
})

const turn = () => exec.scenario.iterationInTest
const succeeds = (what, response) => check(response, { [`${what}: 200`]: ({ status }) => status === 200 })
const tags = (name) => ({ tags: { name } })

/** Heads to look at. */
export const setup = () => {
  const response = http.get(`${baseUrl}/v1/catalog/clubs?limit=50`, { headers, responseType: 'text' })
  return response.json().clubs.map(({ headId }) => headId)
}

export const search = () => {
  const response = http.get(`${baseUrl}/v1/catalog/clubs?q=max&offset=${turn() % 20}`, { headers, ...tags('search') })
  succeeds('search', response)
}

export const detail = (headIds) => {
  const headId = headIds[turn() % headIds.length]
  succeeds('detail', http.get(`${baseUrl}/v1/catalog/clubs/${headId}`, { headers, ...tags('detail') }))
}

export const scores = () => {
  const body = JSON.stringify(golferContext(turn()))
  succeeds('scores', http.post(`${baseUrl}/v1/catalog/scores`, body, { headers, ...tags('scores') }))
}

export const analyze = () => {
  const body = JSON.stringify({
    clubType: 'driver',
    golfer: { handedness: 'right', handicap: turn() % 25 },
    swingMetrics: { swingSpeed: 80 + (turn() % 400) / 10, missPattern: 'fade', missSize: 'moderate' },
  })
  const response = http.post(`${baseUrl}/v1/fitting/analyze`, body, {
    headers,
    responseType: 'text',
    ...tags('analyze'),
  })
  succeeds('analyze', response)
  check(response, { 'analyze: completed': (answer) => answer.status === 200 && answer.json().status === 'completed' })
}
