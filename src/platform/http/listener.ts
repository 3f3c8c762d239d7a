import { type Listener, listenerOf, tongues } from '../../words/index.ts'
import { queryOf } from './address.ts'
import { isBrowsing } from './browsing.ts'
import { cookieIn } from './cookie.ts'

/**
 * Listener of a refusal: the language that its address names, of a page else its cookie, else its header. What is wrong
 * there is passed over.
 */
export const listenerIn = (request: Request): Listener => {
  const chosen = isBrowsing(request) ? cookieIn(request, 'lang') : undefined
  const named = new URLSearchParams(queryOf(request)).get('lang') ?? chosen
  return listenerOf({ lang: tongues.find((lang) => lang === named) }, request.headers.get('accept-language'))
}
