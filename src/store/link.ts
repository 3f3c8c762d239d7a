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
  readonly shaftWeight?: string
  readonly length?: string
  /** Degrees from standard with a sign; not for drivers. */
  readonly lie?: string
  /** A gripId of the catalog. */
  readonly grip?: string
  readonly gripSize?: string
  /** Irons: 4-PW, 5-PW or 6-PW. */
  readonly set?: string
  readonly swingWeight?: string
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
  /** Reference of whoever shows the link. */
  readonly svc_ref?: string
}

/**
 * Address of a club's product page with the build chosen: never a checkout.
 * @example storeLink('https://shop.example', 'ping-g440-max-driver', { hand: 'left', loft: '10.5' })
 */
export const storeLink = (storeUrl: string, headId: string, params: LinkParams): string => {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== undefined))
  return `${storeUrl}/club/${encodeURIComponent(headId)}?${query}`
}
