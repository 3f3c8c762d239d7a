import { type Static, Type } from '@sinclair/typebox'
import { moment, success } from '../../../platform/described.ts'
import { closed } from '../../../platform/schema.ts'

/** Characters of each text: the widest exports have some 80 columns. */
const lengthMax = 4_000

/** Body of `POST /v1/sessions/misread`. */
export const MisreadRow = closed(
  {
    headings: Type.String({
      minLength: 1,
      maxLength: lengthMax,
      pattern: '^[^\\r\\n]+(?:\\r?\\n[^\\r\\n]+){0,2}$',
      form: 'one to three lines',
      description: 'The headings as they stand in the file, up to three lines with the units.',
      examples: ['Club,Ball Speed,Carry'],
    }),
    row: Type.String({
      minLength: 1,
      maxLength: lengthMax,
      pattern: '^[^\\r\\n]+$',
      form: 'one line',
      description: 'One row, as it stands in the file. Take out what names a person.',
      examples: ['7 Iron,185.1,141.7'],
    }),
  },
  {
    $id: 'MisreadRow',
    description: 'Headings of a file that was read wrong, and one row of it.',
    examples: [{ headings: 'Club,Ball Speed,Carry', row: '7 Iron,185.1,141.7' }],
  },
)
export type MisreadRow = Static<typeof MisreadRow>

/** Path of `DELETE /v1/misread/{misreadId}`. */
export const MisreadParams = closed({
  misreadId: Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'Id of what was sent.',
    examples: ['mis_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
  }),
})

/** Answer of `POST /v1/sessions/misread`. */
export const MisreadAnswer = closed(
  {
    success,
    misreadId: Type.String({
      description: 'Id of what was sent: to delete it, and for questions to the operator.',
      examples: ['mis_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
    }),
    keptUntil: moment('When it is deleted, if not before.'),
  },
  { $id: 'KeptMisreadRow', description: 'The operator has the headings and the row.' },
)
