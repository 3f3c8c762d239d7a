import { type Listener, listenerOf, tongues } from '../../words/index.ts'
import { cookieIn } from './cookie.ts'

/** Whom a refusal is for: the language that its address, the cookie of our pages or its header names. What is wrong there is passed over. */
export const listenerIn = (request: Request): Listener => {
  const named = new URL(request.url).searchParams.get('lang') ?? cookieIn(request, 'lang')
  return listenerOf({ lang: tongues.find((lang) => lang === named) }, request.headers.get('accept-language'))
}
