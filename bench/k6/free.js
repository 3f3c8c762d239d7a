/** Free operations that work something out for the caller: store links, with and without a fitting behind them. */
import { check, fail } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { arrivals, baseUrl, headers, optionsFor, within } from './target.js'

export const options = optionsFor({
  scenarios: { link: arrivals(200, 'link'), fittedLink: arrivals(100, 'fittedLink') },
  thresholds: {
    'http_req_duration{scenario:link}': within({ p95Ms: 25, p99Ms: 75 }),
    'http_req_duration{scenario:fittedLink}': within({ p95Ms: 50, p99Ms: 150 }),
  },
})

const post = (path, body, name) =>
  http.post(`${baseUrl}${path}`, JSON.stringify(body), { headers, responseType: 'text', tags: { name } })

/** A fitting to take links from, and clubs to link to. */
export const setup = () => {
  const fitted = post(
    '/v1/fitting/analyze',
    { clubType: 'driver', golfer: { handedness: 'right', handicap: 14 }, swingMetrics: { swingSpeed: 95 } },
    'setup',
  )
  const found = http.get(`${baseUrl}/v1/catalog/clubs?limit=50`, { headers, responseType: 'text' })
  if (fitted.status !== 200 || found.status !== 200) fail(`setup gave ${fitted.status} and ${found.status}`)
  const { fittingId, clubRecommendations } = fitted.json()
  return { fittingId, fitted: clubRecommendations.heads, clubs: found.json().clubs.map(({ headId }) => headId) }
}

const opensPageOf = (headId, response) =>
  check(response, {
    'link: 200': ({ status }) => status === 200,
    'link: page of the club': (answer) => answer.status === 200 && answer.json().url.includes(`/club/${headId}?`),
  })

const nth = (list) => list[exec.scenario.iterationInTest % list.length]

export const link = ({ clubs }) => {
  const headId = nth(clubs)
  opensPageOf(headId, post('/v1/store/link', { headId, length: 'standard', gripSize: 'Midsize' }, 'link'))
}

export const fittedLink = ({ fittingId, fitted }) => {
  const headId = nth(fitted)
  opensPageOf(headId, post('/v1/store/link', { headId, fittingId, gripId: 'stock' }, 'fittedLink'))
}
