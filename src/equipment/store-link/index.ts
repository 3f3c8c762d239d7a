/**
 * Parameters of a store link, by their names in the interface specification. Absent ones are left out of the address.
 * Values are what the store page reads: loft and bounce in degrees without a sign, weight bands as `60-69g`.
 */
export interface LinkParams {
  readonly hand?: string
  readonly loft?: string
  /** A shaftId of the catalog. */
  readonly shaft?: string
  readonly flex?: string
  /** The maker's own name of the flex, where it is another: SR, R+, SX or TX. */
  readonly flexName?: string
  readonly shaftWeight?: string
  /** `standard`, inches from it with a sign, or inches of the finished club without one. */
  readonly length?: string
  /** Degrees from standard with a sign, or `standard`; not for drivers. */
  readonly lie?: string
  /** A gripId of the catalog, or `stock`. */
  readonly grip?: string
  readonly gripSize?: string
  /** Irons: 4-PW, 5-PW or 6-PW. */
  readonly set?: string
  readonly swingWeight?: string
  /** `standard`, a hosel setting by its maker's name, or degrees with a sign: of the setting (`0 to +1` by the maker's chart), or of bending. */
  readonly setting?: string
  /** Drivers whose weight moves sideways: Standard, Draw Bias or Fade Bias. */
  readonly weightSetting?: string
  /** Fairway: 3-wood, 5-wood or 7-wood. */
  readonly wood?: string
  /** Wedge: degrees. */
  readonly bounce?: string
  /** Wedge set as comma-separated loft:bounce pairs. */
  readonly wedges?: string
  /** A fittingId. */
  readonly fit?: string
  readonly utm_source?: string
  readonly utm_medium?: string
  readonly utm_campaign?: string
  readonly utm_content?: string
  /** Reference chosen by the site that shows the link. */
  readonly svc_ref?: string
  /** The shop on whose page the fitting was made. */
  readonly svc_shop?: string
}

/** Parameters that choose how the club is built, in the order in which one narrows the next. */
export const buildParams = [
  'hand',
  'wedges',
  'loft',
  'wood',
  'bounce',
  'shaft',
  'flex',
  'flexName',
  'shaftWeight',
  'length',
  'lie',
  'grip',
  'gripSize',
  'set',
  'swingWeight',
  'setting',
  'weightSetting',
] as const satisfies readonly (keyof LinkParams)[]
/** Name of a link parameter that says how the club is built. */
export type BuildParam = (typeof buildParams)[number]
/** How a club is built, as far as it is specified. */
export type BuildParams = { readonly [Name in BuildParam]?: string }

/** Parameters that say where a link came from: they choose nothing. */
export const originParams = [
  'fit',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'svc_ref',
  'svc_shop',
] as const satisfies readonly (keyof LinkParams)[]

/** Stands in a template for the id of the club. */
export const headPlace = '{headId}'
/** Stands in a template for the shop's own article. */
export const skuPlace = '{sku}'
const placePattern = /\{(\w+)\}/g

/** Where links lead for accounts that say nothing else. */
export const ownStoreLink = ({ storeUrl }: { readonly storeUrl: string }): string => `${storeUrl}/club/${headPlace}`

const templateCharactersMax = 500

/** Why links cannot be made from a template; null when they can. */
export const storeLinkProblem = (template: string): string | null => {
  const places = [...template.matchAll(placePattern)].map(([, name = '']) => name)
  const filled = template.replaceAll(placePattern, 'x')
  if (template.length > templateCharactersMax) return `must have at most ${templateCharactersMax} characters`
  if (!places.includes('headId') && !places.includes('sku'))
    return `must contain ${headPlace} or ${skuPlace} in place of the club`
  const unknown = places.find((name) => name !== 'headId' && name !== 'sku' && !paramNames.has(name))
  if (unknown !== undefined) return `must not contain {${unknown}}: it is not a link parameter`
  if (/[\s{}<>"'\\^`|#@]/.test(filled)) return 'must not contain a space, quote, #, @ or other braces'
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?\//i.test(template) || !URL.canParse(filled))
    return 'must be an https URL with all its placeholders after the host'
  const taken = [...new URL(filled).searchParams.keys()].find((name) => paramNames.has(name) && !places.includes(name))
  return taken === undefined ? null : `must not set the parameter ${taken}, except as {${taken}}`
}

const paramNames: ReadonlySet<string> = new Set([...buildParams, ...originParams])

/**
 * Address of a club's product page with the build chosen: never a checkout. Parameters keep the order they come in; those
 * that the template has a place for go there.
 *
 * @param template As `storeLinkProblem` lets pass.
 * @param sku The shop's article, for templates that name it.
 * @example storeLink('https://shop.example/club/{headId}', 'ping-g440-max-driver', { hand: 'left', loft: '10.5' })
 */
export const storeLink = (template: string, headId: string, params: LinkParams, sku = ''): string => {
  const values = { ...params, headId, sku } as Readonly<Record<string, string | undefined>>
  const [start = '', ...pieces] = template.split(placePattern) // by turns the name of a place and the text after it
  const placed = new Set(pieces.filter((_, at) => at % 2 === 0))
  let link = start
  for (let at = 0; at < pieces.length; at += 2) link += encode(values[pieces[at]!] ?? '') + pieces[at + 1]!
  let mark = template.includes('?') ? '&' : '?'
  for (const name in params) {
    const value = params[name as keyof LinkParams]
    if (value === undefined || placed.has(name)) continue
    link += `${mark}${name}=${encode(value)}`
    mark = '&'
  }
  return link
}

/** Whether links of a template name the shop's own articles. */
export const needsSku = (template: string): boolean => template.includes(skuPlace)

/**
 * Where a club is shown: in the shop of the account, or in the store of this service when that has no article for it.
 * @param template Of the account; null: it has none.
 */
export const templateFor = (
  template: string | null,
  config: Parameters<typeof ownStoreLink>[0],
  sku: string | null,
): string => (template === null || (sku === null && needsSku(template)) ? ownStoreLink(config) : template)

/** A template whose links name a shop. */
export const ofShop = (template: string, shop: string): string =>
  `${template}${template.includes('?') ? '&' : '?'}svc_shop=${encode(shop)}`

/** Most values are ids and figures that an address takes as they are: looking is half as dear as escaping. */
const encode = (value: string): string => (/^[\w.~-]*$/.test(value) ? value : encodeURIComponent(value))
