import type { Elysia } from 'elysia'
import { say } from '../../words/say.ts'
import { problem } from '../errors.ts'

/**
 * Refuses an address that could be read two ways, or that nobody meant: a query parameter given twice (Elysia would
 * keep the last), escapes that are not UTF-8 (Elysia would hand on null).
 * Keeps what parameters say: text with a comma stays one text (Elysia makes a list of it for a schema that is not its
 * own, and JSON of text in brackets: https://github.com/elysiajs/elysia/issues/1800).
 */
export const plainAddresses = (app: Elysia) =>
  app.onTransform(({ request, query: parsed }) => {
    if (request.url.includes('%')) refuseEscapes(request.url)
    const query = request.url.indexOf('?')
    if (query === -1) return
    const sent = new URLSearchParams(request.url.slice(query))
    refuseRepetition(sent)
    keepText(sent, parsed)
  })

const refuseEscapes = (url: string): void => {
  try {
    decodeURIComponent(url)
  } catch (cause) {
    throw problem('validationFailed', { detail: say('requests.badEscapes'), cause })
  }
}

const refuseRepetition = (sent: URLSearchParams): void => {
  const names = [...sent.keys()]
  const repeated = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
  if (repeated.length === 0) return
  const errors = repeated.map((name) => ({ pointer: `/${name}`, detail: say('requests.onlyOnce') }))
  throw problem('validationFailed', { detail: say('requests.parameterTwice', { name: repeated[0]! }), errors })
}

const keepText = (sent: URLSearchParams, parsed: Record<string, unknown>): void => {
  for (const [name, text] of sent) if (typeof parsed[name] !== 'string') parsed[name] = text
}
