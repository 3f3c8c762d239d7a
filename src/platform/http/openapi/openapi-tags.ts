/** The groups of operations, in the order in which a reader meets them. */
export const tags = {
  Fitting: 'Fit a club from measurements, with an explanation; read, delete or show a saved fitting.',
  Catalog: 'Search, compare and score clubs; list shafts and grips.',
  Bag: 'Find gaps in a bag, or plan a whole bag for a golfer.',
  Grips: 'Grip size for a hand.',
  Store: 'Links to product pages with a build selected.',
  Fitters: 'Club fitters near a place.',
  Sessions: 'Captured launch-monitor sessions: store them, read their medians, and fit from them.',
  Webhooks: 'Get notified when a fitting ends or the allowance runs low. An extension of the interface specification.',
  Rules: 'The fitting rules, with their tables and sources.',
  Account: 'Credentials, and the account’s allowance.',
  Service: 'Versions and health of the service.',
} as const

/** Group of operations in the description. */
export type Tag = keyof typeof tags
