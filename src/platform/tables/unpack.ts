import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { OverBudget } from './budget.ts'

/** What a workbook may unpack to: a small one can hold gigabytes of noughts. */
const unpackedBytesMax = 16_000_000
/** Packed bytes that are unpacked in one step: to four megabytes at most. */
const stepBytes = 4_096
/** Parts of a packed file: sheets, and what belongs to them. */
const partsMax = 1_000

/** Texts by their name in a packed file. */
export type Parts = Readonly<Record<string, Uint8Array<ArrayBuffer>>>

/**
 * The XML parts of a packed file, counted while they are unpacked: its directory may say anything.
 * @throws {OverBudget}
 */
export const partsOf = (bytes: Uint8Array): Parts => {
  const parts: Record<string, Uint8Array<ArrayBuffer>> = {}
  let [count, sum] = [0, 0]
  const unzip = new Unzip((file) => {
    if (++count > partsMax) throw new OverBudget(`is packed from more than ${partsMax} parts.`)
    if (!/\.xml(\.rels)?$/.test(file.name)) return
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error !== null) throw error
      sum += chunk.length
      if (sum > unpackedBytesMax)
        throw new OverBudget(`unpacks to more than ${unpackedBytesMax / 1_000_000} MB. Save the table as CSV.`)
      chunks.push(chunk)
      if (isLast) parts[file.name] = joined(chunks)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += stepBytes)
    unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length)
  return parts
}

/** Parts as a packed file again, of which every size is true and nothing needs to be unpacked. */
export const packed = (parts: Parts): ArrayBuffer => zipSync({ ...parts }, { level: 0 }).buffer as ArrayBuffer

const joined = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
