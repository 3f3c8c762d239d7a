import { type Api, callApi } from './api.ts'

/** Everything that the API shows of an account: what its key may read of fittings and sessions. */
const kinds = [
  { kind: 'fitting', path: '/v1/fittings', members: 'fittings', id: 'fittingId' },
  { kind: 'session', path: '/v1/sessions', members: 'sessions', id: 'sessionId' },
] as const

/** The most entries of a page. */
const pageEntries = 100

/**
 * Print what is stored about the account of a key, newest first, a line of JSON for each fitting and session.
 * @returns the number of lines
 */
export const exportRemotely = async (api: Api, print: (text: string) => Promise<void>): Promise<number> => {
  let lines = 0
  for (const { kind, path, members, id } of kinds) {
    let cursor: string | null = ''
    while (cursor !== null) {
      const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const page = (await callApi(api, { method: 'GET', path: `${path}?limit=${pageEntries}${from}` })) as Page
      for (const entry of page[members] ?? []) {
        const stored = await callApi(api, { method: 'GET', path: `${path}/${entry[id]}` })
        await print(`${JSON.stringify({ kind, ...(stored as object) })}\n`)
        lines++
      }
      cursor = page.nextCursor
    }
  }
  return lines
}

interface Page {
  readonly nextCursor: string | null
  readonly fittings?: readonly Readonly<Record<string, unknown>>[]
  readonly sessions?: readonly Readonly<Record<string, unknown>>[]
}
