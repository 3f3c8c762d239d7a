import { queryOf } from '../../platform/http/address.ts'

/** Where the documents with an id are: see templates.ts. */
export const [fittingsBase, clubsBase, rulesBase] = ['svc://fittings/', 'svc://clubs/', 'svc://rules/'] as const

/** A document that a result leads to. @source MCP specification since 2025-06-18, tool results */
export interface ResourceLink {
  readonly type: 'resource_link'
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly mimeType: 'application/json'
}

/** Some hosts of the revisions before drop a whole result for a link in it, also one that was charged. */
const linksSince = '2026-07-28'

/** Whether results have links: where the protocol is new enough, or `/mcp?links=true` asks for them. */
export const takesLinks = (request: Request): boolean =>
  (request.headers.get('mcp-protocol-version') ?? '') >= linksSince ||
  new URLSearchParams(queryOf(request)).get('links') === 'true'

const linkTo = (base: string, id: string, title: string): ResourceLink => ({
  type: 'resource_link',
  uri: base + id,
  name: id,
  title,
  mimeType: 'application/json',
})

/** Link to a stored fitting. */
export const fittingLink = (fittingId: string): ResourceLink => linkTo(fittingsBase, fittingId, 'Fitting')

interface NamedClub {
  readonly headId: string
  readonly brand: string
  readonly model: string
}

/** More would weigh more than they help. */
const clubsLinked = 4

/** Links to clubs, the first few of a list. */
export const clubLinks = (clubs: readonly NamedClub[]): ResourceLink[] =>
  clubs.slice(0, clubsLinked).map(({ headId, brand, model }) => linkTo(clubsBase, headId, `${brand} ${model}`))

/** Each rule once. */
export const ruleLinks = (of: readonly { readonly rule: string }[]): ResourceLink[] =>
  [...new Set(of.map(({ rule }) => rule))].map((id) => linkTo(rulesBase, id, `Rule ${id}`))
