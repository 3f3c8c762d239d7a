import { type Reader, saidAsText } from '../../pages/index.ts'
import type { FieldProblem, Problem } from '../../platform/errors.ts'
import { say } from '../../words/say.ts'

/** A wrong field in the words of a reader, by the name that the form has for it. */
export const fieldSaid = (reader: Reader, { pointer, detail }: FieldProblem): string =>
  `${nameOf(reader, pointer)}: ${saidAsText(reader, detail)}`

/** A refusal in the words of a reader, as the form without its script and the pages of kept fittings say it. */
export const refusalSaid = (reader: Reader, { detail, errors }: Pick<Problem, 'detail' | 'errors'>): string =>
  errors.length === 0 ? saidAsText(reader, detail) : errors.map((one) => fieldSaid(reader, one)).join(' ')

/** A fitting that no lab shows. @param id For a script, the place of the id. */
export const fittedWithoutLab = (reader: Reader, id = '{id}'): string =>
  saidAsText(reader, say('outages.noLab', { id }))

const nameOf = ({ texts: { studio, keep } }: Reader, pointer: string): string => {
  const names: Readonly<Record<string, string>> = {
    ...studio.names,
    clubType: keep.club,
    handedness: keep.hand,
    brands: studio.makers,
  }
  const parts = pointer.slice(1).split('/')
  return parts.map((part) => names[part]).find(Boolean) ?? parts.join('.')
}
