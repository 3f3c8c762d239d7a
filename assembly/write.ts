// Writing texts: every function takes where to write and returns where the next byte goes.
//
// Pieces are copied in whole lines, whatever their length: most have one to four, and a loop whose end the processor
// cannot predict costs more than a few lines written in vain, which the next write overwrites.
import { headCount, profileCount } from './image'
import * as at from './layout'

let fragments: usize = 0
let texts: usize = 0

/** Find the texts of the image for the reader of a context, before anything is written. */
export function openTexts(context: usize): void {
  const n = headCount()
  const p = profileCount()
  fragments = at.fragmentsAt(n, p)
  texts = at.textColumn(n, p, <i32>load<u8>(context + at.READER))
}

/** Copy a piece that is seldom longer than 256 bytes. Up to 255 bytes too many are read and written. */
export function copyLong(to: usize, from: usize, bytes: usize): usize {
  copyQuad(to, from)
  for (let i: usize = 256; i < bytes; i += 256) copyQuad(to + i, from + i)
  return to + bytes
}

/** Copy a piece that is seldom longer than 64 bytes. Up to 63 bytes too many are read and written. */
function copyShort(to: usize, from: usize, bytes: usize): usize {
  copyLine(to, from)
  for (let i: usize = 64; i < bytes; i += 64) copyLine(to + i, from + i)
  return to + bytes
}

/** Copy a piece that is seldom longer than 192 bytes. Up to 191 bytes too many are read and written. */
function copyMedium(to: usize, from: usize, bytes: usize): usize {
  copyTriple(to, from)
  for (let i: usize = 192; i < bytes; i += 192) copyTriple(to + i, from + i)
  return to + bytes
}

/** Copy a piece that is seldom longer than 32 bytes. Up to 31 bytes too many are read and written. */
export function copyTiny(to: usize, from: usize, bytes: usize): usize {
  copyHalf(to, from)
  for (let i: usize = 32; i < bytes; i += 32) copyHalf(to + i, from + i)
  return to + bytes
}

function copyHalf(to: usize, from: usize): void {
  v128.store(to, v128.load(from))
  v128.store(to, v128.load(from, 16), 16)
}

function copyTriple(to: usize, from: usize): void {
  copyLine(to, from)
  copyLine(to + 64, from + 64)
  copyLine(to + 128, from + 128)
}

function copyLine(to: usize, from: usize): void {
  v128.store(to, v128.load(from))
  v128.store(to, v128.load(from, 16), 16)
  v128.store(to, v128.load(from, 32), 32)
  v128.store(to, v128.load(from, 48), 48)
}

function copyQuad(to: usize, from: usize): void {
  copyLine(to, from)
  copyLine(to + 64, from + 64)
  copyLine(to + 128, from + 128)
  copyLine(to + 192, from + 192)
}

/** A fragment of the image, about as long as a head or a build is. */
export function writeRef(to: usize, ref: u32): usize {
  return copyLong(to, fragments + refOffset(ref), <usize>(ref & at.REF_BYTES_MAX))
}

/** Where the piece of a ref begins, behind the first. */
export function refOffset(ref: u32): usize {
  return (<usize>(ref >> at.REF_BITS)) << at.REF_UNIT_BITS
}

/** Where the text of a code lies. */
export function textRef(code: i32): u32 {
  return load<u32>(texts + ((<usize>code) << 2))
}

/** A fragment of the image, about as long as the beginning of a club is. */
export function writeMediumRef(to: usize, ref: u32): usize {
  return copyMedium(to, fragments + refOffset(ref), <usize>(ref & at.REF_BYTES_MAX))
}

/** A fragment of a few letters. */
export function writeTinyRef(to: usize, ref: u32): usize {
  return copyTiny(to, fragments + refOffset(ref), <usize>(ref & at.REF_BYTES_MAX))
}

/** A short fragment of the image. */
export function writeShortRef(to: usize, ref: u32): usize {
  return copyShort(to, fragments + refOffset(ref), <usize>(ref & at.REF_BYTES_MAX))
}

/** A text by code. */
export function writeText(to: usize, code: i32): usize {
  return writeShortRef(to, textRef(code))
}

/** A fragment without its first byte, the comma. */
export function writeWithoutComma(to: usize, ref: u32): usize {
  return copyShort(to, fragments + refOffset(ref) + 1, <usize>(ref & at.REF_BYTES_MAX) - 1)
}

/** Texts of a list: up to four codes, one per byte and one higher; all but the first have a comma before them. */
export function writeList(to: usize, codes: u64): usize {
  if (codes === 0) return to
  let end = writeWithoutComma(to, textRef(<i32>(codes & 255) - 1))
  for (let rest = codes >> 8; rest !== 0; rest >>= 8) end = writeText(end, <i32>(rest & 255) - 1)
  return end
}
