import { isRecord } from '../../platform/values.ts'
import { modelFile, type Sourced, sourcesOf } from '../catalog/index.ts'
import type { Document } from './documents.ts'
import type { Members } from './entries.ts'

// What a new figure brings with it, so that no second fact must say it.

/** Sources whose lofts are nobody's but ours. */
const ownKinds: readonly string[] = ['recalled', 'worked-out']

/** Bring up to date what follows from the lofts of a head: the names of its clubs, and whether some lofts are estimated. */
export function withFollowers(record: Members): Members {
  const { loftsEstimated, ...others } = record
  const figure = 'ironLofts' in record ? 'ironLofts' : 'lofts'
  const isSeen =
    loftsEstimated === true &&
    sourcesOf(record as unknown as Sourced, figure).every(({ kind }) => !ownKinds.includes(kind))
  return { ...(isSeen ? others : record), ...designationsOf(record) }
}

const designationsOf = ({ lofts, designations }: Members): Members => {
  if (!Array.isArray(lofts) || !Array.isArray(designations)) return {}
  return { designations: [...new Set(lofts.filter(isRecord).map(({ designation }) => designation))] }
}

/** Give a new head its row of the club-model list: the one that its name has there already, or a new one. */
export function claimModelRow(documents: readonly Document[], head: Members): void {
  const { clubType, brand, model, year, headId } = head
  const document = documents.find(({ file }) => file === modelFile[clubType as keyof typeof modelFile])!
  const rows = document.records
  if (rows.some((row) => row['headId'] === headId)) return
  const free = rows.filter((row) => row['headId'] === null && isSameModel(row, head))
  const row = free.find((one) => one['year'] === year) ?? free.find((one) => one['estimate'] === true)
  const claimed = { clubType, brand, model, year, headId, note: row?.['note'] ?? null, estimate: false }
  rows.splice(row === undefined ? rows.length : rows.indexOf(row), row === undefined ? 0 : 1, claimed)
  document.isChanged = true
}

const isSameModel = (row: Members, head: Members): boolean =>
  (['clubType', 'brand', 'model'] as const).every((member) => row[member] === head[member])
