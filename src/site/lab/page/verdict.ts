import type { Outcome } from '../../../flight/side/index.ts'
import type { Html } from '../../../pages/index.ts'
import type { LabView, SetUp } from '../view.ts'
import { plainText, type Reader, said } from './reader.ts'

/** The advice in a few words. */
export const verdict = ({ advice }: LabView, reader: Reader): Html => said(reader, advice.headline)

/** The same without marks, in the units of the reader. */
export const verdictAlone = (view: LabView, reader: Reader): string => plainText(verdict(view, reader), reader)

/** Outcome of a set-up; undefined where none was flown. */
export const outcomeOf = ({ setUps }: LabView, wanted: SetUp['kind']): Outcome | undefined =>
  setUps.find(({ kind }) => kind === wanted)?.outcome
