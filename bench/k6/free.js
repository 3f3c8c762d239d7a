/** Free operations that work something out for the caller: store links, with and without a fitting, bags, fitters. */
import { check, fail } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { arrivals, baseUrl, headers, optionsFor, within } from './target.js'

export const options = optionsFor({
  scenarios: {
    link: arrivals(200, 'link'),
    fittedLink: arrivals(100, 'fittedLink'),
    gapping: arrivals(50, 'gapping'),
    nearby: arrivals(200, 'nearby'),
  },
  thresholds: {
    'http_req_duration{scenario:link}': within({ p95Ms: 25, p99Ms: 75 }),
    'http_req_duration{scenario:fittedLink}': within({ p95Ms: 50, p99Ms: 150 }),
    'http_req_duration{scenario:gapping}': within({ p95Ms: 50, p99Ms: 150 }),
    'http_req_duration{scenario:nearby}': within({ p95Ms: 25, p99Ms: 75 }),
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
  http.get(nearbyAddress('10001'), { headers }) // the first search by ZIP reads the ZIPs
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

const bag = ['driver', '3 wood', '4h', '5i', '6i', '7i', '8i', '9i', 'PW', '52', '58']

/** Another speed each time, so that no two bags are the same. */
export const gapping = () => {
  const driverSpeed = 75 + (exec.scenario.iterationInTest % 400) / 10
  const answer = post('/v1/bag/gapping', { clubs: bag.map((club) => ({ club })), driverSpeed }, 'gapping')
  check(answer, {
    'gapping: 200': ({ status }) => status === 200,
    'gapping: a gap between all clubs': ({ status }) => status === 200 && answer.json().gaps.length === bag.length - 1,
  })
}

const nearbyAddress = (zip) => `${baseUrl}/v1/fitters?zip=${zip}&radiusMiles=100`
const zips = ['10001', '33101', '60601', '75201', '80202', '90012', '94103', '98101']

export const nearby = () => {
  const answer = http.get(nearbyAddress(nth(zips)), { headers, responseType: 'text', tags: { name: 'nearby' } })
  check(answer, { 'nearby: 200': ({ status }) => status === 200 })
}
