import type { Sourced } from './figure-sources.ts'

/** What a record of an earlier release said of itself and of its sources. */
interface Earlier {
  readonly confidence?: 'high' | 'medium'
  readonly sourceNote: string
  readonly sources?: readonly {
    readonly fields: readonly string[]
    readonly confidence: 'high' | 'medium'
    readonly source: string
    readonly address?: string | null
    readonly date?: string | null
  }[]
}

/** Day of the release since which every figure has a source. */
const formDate = '2026-11-27'

/**
 * A record in the form of this release. An operator's own catalog stays in the tables when the service is updated: what it said of its
 * confidence becomes the kind of its sources, so that the answers say the same.
 */
export const inPresentForm = <Row extends Sourced>(stored: Row): Row => {
  const { confidence: level, ...record } = stored as unknown as Earlier
  if (level === undefined) return stored
  const ofFields = (record.sources ?? []).map(({ confidence: own, address = null, date, ...said }) => ({
    ...said,
    kind: own === 'high' ? 'maker' : 'second-hand',
    address,
    date: date ?? formDate,
  }))
  const ofOthers = {
    kind: level === 'high' ? 'maker' : 'second-hand',
    source: record.sourceNote,
    address: null,
    date: formDate,
  }
  return { ...record, sources: [...ofFields, ofOthers] } as unknown as Row
}
