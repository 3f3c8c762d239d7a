import { OperatorError } from '../failure.ts'
import { type Api, callApi } from './api.ts'

/** What the API shows of an account: its fittings, and the medians of its sessions. */
const kinds = [
  { kind: 'fitting', list: 'fitting list', path: '/v1/fittings', members: 'fittings', id: 'fittingId' },
  { kind: 'session', list: 'session list', path: '/v1/sessions', members: 'sessions', id: 'sessionId' },
] as const

/** The most entries of a page. */
const pageEntries = 100

/**
 * Print the fittings of the account of a key and the medians of its sessions, newest first, a line of JSON for each.
 * @returns the number of lines
 */
export const exportRemotely = async (api: Api, print: (text: string) => Promise<void>): Promise<number> => {
  let lines = 0
  for (const { kind, list, path, members, id } of kinds) {
    let cursor: string | null = ''
    while (cursor !== null) {
      const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const page = (await callApi(api, { ...get, name: list, path: `${path}?limit=${pageEntries}${from}` })) as Page
      for (const entry of page[members] ?? []) {
        const stored = await callApi(api, { ...get, name: list, path: `${path}/${entry[id]}` }).catch(nullIfGone)
        if (stored === null) continue
        await print(`${JSON.stringify({ kind, ...(stored as object) })}\n`)
        lines++
      }
      cursor = page.nextCursor
    }
  }
  return lines
}

const get = { method: 'GET', isPatient: true } as const

/** It was erased after the list was read. */
const nullIfGone = (error: unknown): null => {
  if (error instanceof OperatorError && error.code === 'NOT_FOUND') return null
  throw error
}

interface Page {
  readonly nextCursor: string | null
  readonly fittings?: readonly Readonly<Record<string, unknown>>[]
  readonly sessions?: readonly Readonly<Record<string, unknown>>[]
}
