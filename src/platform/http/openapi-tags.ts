/** The groups of operations, in the order in which a reader meets them. */
export const tags = {
  Fitting: 'Measurements in, an explained build out; read it again, delete it, or show it in the lab.',
  Catalog: 'Clubs, shafts and grips: search them, compare them, and score them for a golfer.',
  Bag: 'Gaps between the clubs of a bag, and a whole bag planned from one golfer.',
  Grips: 'The size of grip for a hand.',
  Store: 'Links to product pages with a build chosen.',
  Fitters: 'Club fitters near a place.',
  Sessions: 'Captured launch-monitor sessions: store them, read their medians, and fit from them.',
  Webhooks: 'Be told when a fitting ends or the allowance runs low. An extension of the interface specification.',
  Rules: 'The fitting rules, with their figures and sources.',
  Account: 'Credentials, and what the account may use.',
  Service: 'Versions and health of the service.',
} as const

export type Tag = keyof typeof tags
