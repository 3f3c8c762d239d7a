import { pathOf, queryOf } from '../../platform/http/address.ts'

/** Where somebody signs in to go on to what was asked. A query of more than plain words is left out. */
export const signInFor = (request: Request): string => {
  const query = queryOf(request)
  const kept = query !== '' && /^[A-Za-z0-9_=&-]*$/.test(query) ? encodeURIComponent(`?${query}`) : ''
  return `/sign-in?next=${pathOf(request)}${kept}`
}

/** Only addresses of ours that a sign-in is for; the dashboard for others. */
export const ownAddress = (next: string | null): string =>
  next !== null &&
  /^\/(dashboard|second-factor|studio|fittings|golfers|v1\/fittings|oauth\/interaction)(\/[A-Za-z0-9_-]+)*(\?[A-Za-z0-9_=&-]*)?$/.test(
    next,
  )
    ? next
    : '/dashboard'
