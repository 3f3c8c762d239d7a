/** What a shop has of the clubs that fit. */
export const stock = {
  inStock: 'In stock at the shop as {sku:name}.',
  noneOfPicks: 'None of the picks is in stock at the shop.',
  noList: 'The account has no stock list, so nothing is picked; the figures hold for any shop.',
  nothingFits: 'The shop has no club in stock that fits, so nothing is picked; the figures hold for any shop.',
  noOther: 'The shop has no other club in stock that fits.',
} as const
