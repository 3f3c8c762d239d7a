import { Type } from '@sinclair/typebox'
import { systems } from '../golf/quantity.ts'
import { closed, oneOf } from '../platform/schema.ts'
import { listenerOf, type Tongue, tongues } from './listener.ts'

/** Language and units of the texts of an answer: members of a query. */
export const tongueFields = {
  lang: Type.Optional(
    oneOf(tongues, {
      description:
        'Language of the texts; else the first of Accept-Language that is offered, else English. An extension of the interface specification.',
    }),
  ),
  units: Type.Optional(
    oneOf(systems, {
      description:
        'Units in the texts; numbers of the answer keep theirs. Without it imperial in English, else mixed: meters, and mph with clubs in inches. An extension of the interface specification.',
    }),
  ),
}

/** Query of an operation that has no other. */
export const TongueQuery = closed(tongueFields)

/** The same as arguments of a tool. */
export const toolTongue = {
  language: Type.Optional(oneOf(tongues, { description: 'Of texts.' })),
  units: Type.Optional(oneOf(systems, { description: 'In texts.' })),
}

/** Whom the texts of an answer are for. */
export function listenerFor(request: Request, tongue: Tongue = {}) {
  return listenerOf(tongue, request.headers.get('accept-language'))
}
