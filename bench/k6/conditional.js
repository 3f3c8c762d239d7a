/** Callers who have the answer already: catalog, evidence and scores with If-None-Match, each 304 without a body. */
import { check, fail } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { Trend } from 'k6/metrics'
import { arrivals, baseUrl, golferContext, headers, optionsFor, within } from './target.js'

const answerBytes = new Trend('answer_bytes')

export const options = optionsFor({
  scenarios: { conditional: arrivals(500) },
  thresholds: { http_req_duration: within({ p95Ms: 15, p99Ms: 50 }), answer_bytes: ['max==0'] },
})

const questions = [
  { method: 'GET', path: '/v1/catalog', body: null },
  { method: 'GET', path: '/v1/catalog/evidence', body: null },
  { method: 'GET', path: '/v1/catalog/club-models?clubType=iron', body: null },
  { method: 'POST', path: '/v1/catalog/scores', body: JSON.stringify(golferContext(1)) },
]
const ask = ({ method, path, body }, parameters) => http.request(method, `${baseUrl}${path}`, body, parameters)

/** The tags of the answers, got once. */
export const setup = () =>
  questions.map((question) => {
    const { status, headers: answered } = ask(question, { headers })
    return status === 200 && answered.Etag ? answered.Etag : fail(`${question.path} gave ${status} and no tag`)
  })

export default (tags) => {
  const turn = exec.scenario.iterationInTest % questions.length
  const response = ask(questions[turn], {
    headers: { ...headers, 'if-none-match': tags[turn] },
    responseType: 'binary',
    responseCallback: http.expectedStatuses(304),
  })
  check(response, { 'conditional: 304': ({ status }) => status === 304 })
  answerBytes.add(response.body === null ? 0 : response.body.byteLength)
}
