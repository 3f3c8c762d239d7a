/// <reference path="../../../assembly/types.d.ts" />
import * as at from '../../../assembly/deflate-layout.ts'
import { distanceBits, symbolBits } from './code-bits.ts'

/** What the core compresses with: the beginning of every output, and the codes that it announces. */
interface DeflateCodes {
  /** Header of gzip (RFC 1952) and of the only block (RFC 1951, 3.2.7); the last byte is filled up by the core. */
  readonly opening: Uint8Array
  readonly openingBits: number
  /** At the offsets of assembly/deflate-layout.ts. */
  readonly tables: Uint32Array
}

/** Tables of a fixed DEFLATE code, laid out as the core reads them. */
export const deflateCodes = (): DeflateCodes => {
  const symbols = codesOf(symbolBits)
  const distances = codesOf(distanceBits)
  const tables = new Uint32Array(at.SEEN >> 2)
  const put = (table: number, place: number, { code, bits }: Code) => {
    tables[(table >> 2) + place] = (bits << 24) | code
  }
  for (const [symbol, code] of symbols.slice(0, endSymbol + 1).entries()) put(at.LITERAL_CODES, symbol, code)
  for (const [place, code] of distances.entries()) put(at.DISTANCE_CODES, place, code)
  for (const [place, { from, to, extraBits }] of lengthClasses().entries()) {
    const { code, bits } = symbols[endSymbol + 1 + place]!
    for (let bytes = from; bytes <= to; bytes++)
      put(at.LENGTH_CODES, bytes, { code: code | ((bytes - from) << bits), bits: bits + extraBits })
  }
  return { ...openingOf(), tables }
}

const endSymbol = 256

interface Code {
  /** As it is written, lowest bit first. */
  readonly code: number
  readonly bits: number
}

/** Canonical codes from their bits (RFC 1951, 3.2.2). */
export const codesOf = (bitsOf: readonly number[]): Code[] => {
  const many = new Uint16Array(16)
  for (const bits of bitsOf) many[bits]!++
  const next: number[] = [0]
  for (let bits = 1, code = 0; bits <= 15; bits++) {
    next[bits] = code
    code = (code + many[bits]!) << 1
  }
  return bitsOf.map((bits) => ({ code: bits === 0 ? 0 : reversed(next[bits]!++, bits), bits }))
}

const reversed = (code: number, bits: number): number => {
  let from = code
  let to = 0
  for (let bit = 0; bit < bits; bit++, from >>= 1) to = (to << 1) | (from & 1)
  return to
}

/** Lengths that share a symbol (RFC 1951, 3.2.5). */
export const lengthClasses = (): { from: number; to: number; extraBits: number }[] => {
  const classes = Array.from({ length: 28 }, (_, place) => {
    const extraBits = Math.max(0, (place >> 2) - 1)
    const from = 3 + (extraBits === 0 ? place : (4 + (place & 3)) << extraBits)
    return { from, to: from + (1 << extraBits) - 1, extraBits }
  })
  return [...classes, { from: at.COPY_BYTES_MAX, to: at.COPY_BYTES_MAX, extraBits: 0 }]
}

const gzipHeader = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255]

/** The order in which a block tells the bits of the codes of bits. */
const tellingOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** Says the bits of every code one by one, each number from 0 to 15 in 4 bits. */
const openingOf = (): Pick<DeflateCodes, 'opening' | 'openingBits'> => {
  const tellingBits = Array.from({ length: tellingOrder.length }, (_, symbol) => (symbol < 16 ? 4 : 0))
  const telling = codesOf(tellingBits)
  const parts: Code[] = [
    { code: 0b101, bits: 3 }, // the last block, with codes of its own
    { code: symbolBits.length - 257, bits: 5 },
    { code: distanceBits.length - 1, bits: 5 },
    { code: tellingOrder.length - 4, bits: 4 },
    ...tellingOrder.map((symbol) => ({ code: tellingBits[symbol]!, bits: 3 })),
    ...[...symbolBits, ...distanceBits].map((bits) => telling[bits]!),
  ]
  return joined([...gzipHeader.map((byte) => ({ code: byte, bits: 8 })), ...parts])
}

const joined = (parts: readonly Code[]): Pick<DeflateCodes, 'opening' | 'openingBits'> => {
  const openingBits = parts.reduce((sum, { bits }) => sum + bits, 0)
  const opening = new Uint8Array(Math.ceil(openingBits / 8))
  let to = 0
  for (const { code, bits } of parts)
    for (let bit = 0; bit < bits; bit++, to++) opening[to >> 3]! |= ((code >> bit) & 1) << (to & 7)
  return { opening, openingBits }
}
