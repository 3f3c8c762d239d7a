import { Type } from '@sinclair/typebox'
import { systems } from '../../golf/quantity.ts'
import { type Listener, listenerOf, type Tongue, tongues } from '../../words/index.ts'
import { closed, oneOf } from '../schema.ts'
import { qualityValues } from '../text/accept.ts'
import { queryOf } from './address.ts'
import { isBrowsing } from './browsing.ts'
import { cookieIn } from './cookie.ts'

/** Language and units of the texts of an answer: members of a query. */
export const tongueFields = {
  lang: Type.Optional(
    oneOf(tongues, {
      description: 'Language of texts; else the first of Accept-Language that is offered, else English. An extension.',
      examples: ['en'],
    }),
  ),
  units: Type.Optional(
    oneOf(systems, {
      description:
        'Units in texts; numbers keep theirs. Without it imperial in English, else mixed: meters, mph, clubs in inches. An extension.',
      examples: ['imperial'],
    }),
  ),
}

/** Query of an operation that has no other. */
export const TongueQuery = closed(tongueFields)

/** Whom the texts of an answer are for. */
export function listenerFor(request: Request, tongue: Tongue = {}): Listener {
  return listenerOf(tongue, likedTags(request))
}

/**
 * Listener of a refusal: the language that its address names, of a page else its cookie, else its header. What is wrong
 * there is passed over.
 */
export function listenerIn(request: Request): Listener {
  const chosen = isBrowsing(request) ? cookieIn(request, 'lang') : undefined
  const named = new URLSearchParams(queryOf(request)).get('lang') ?? chosen
  return listenerFor(request, { lang: tongues.find((lang) => lang === named) })
}

/** Tags of the languages that a request asks for, the best first. */
export function likedTags(request: Request): readonly string[] {
  const header = request.headers.get('accept-language')
  if (header === null) return []
  return [...qualityValues(header)]
    .filter(([tag, quality]) => quality > 0 && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(tag))
    .toSorted((one, other) => other[1] - one[1])
    .map(([tag]) => tag)
}
