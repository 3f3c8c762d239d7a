/// <reference path="../../assembly/types.d.ts" />
import * as at from '../../assembly/layout.ts'

/** Where a text lies and how long it is, in one number: assembly/layout.ts. @param from A whole number of units. */
export const refOf = (from: number, bytes: number): number => {
  if (from >= at.REF_REACH) throw new Error('The catalog has more text than an image holds')
  if (bytes > at.REF_BYTES_MAX) throw new Error(`A text of ${bytes} bytes does not fit into an image`)
  return (from / at.REF_UNIT) * (1 << at.REF_BITS) + bytes
}

/** Where the next text may begin. */
export const nextRefAt = (end: number): number => Math.ceil(end / at.REF_UNIT) * at.REF_UNIT
