/** Club searches with facets: words, filters, sorts and pages by turns. */
import { check } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { arrivals, baseUrl, headers, optionsFor, within } from './target.js'

export const options = optionsFor({
  scenarios: { search: arrivals(500) },
  thresholds: { http_req_duration: within({ p95Ms: 25, p99Ms: 60 }) },
})

const types = ['driver', 'fairway', 'hybrid', 'iron', 'wedge']
const sorts = ['popular', 'price_low', 'price_high', 'name']
const filters = ['', '&hand=left', '&minPrice=200&maxPrice=600', '&q=max', '&brand=ping']

export default () => {
  const index = exec.scenario.iterationInTest
  const clubType = types[index % 5]
  const query = `clubType=${clubType}&sort=${sorts[index % 4]}&offset=${index % 9}${filters[Math.floor(index / 5) % 5]}`
  const response = http.get(`${baseUrl}/v1/catalog/clubs?${query}`, {
    headers,
    responseType: 'text',
    tags: { name: 'search' },
  })
  check(response, {
    'search: 200': ({ status }) => status === 200,
    'search: only the kind asked for': (answer) =>
      answer.status === 200 && answer.json().clubs.every((club) => club.clubType === clubType),
  })
}
