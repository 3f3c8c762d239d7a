/** What a club costs, and what of it is not known. */
export const prices = {
  unknown: 'Price not known: the maker’s price of this head is not recorded.',
  launch: 'launch price of {date:words}',
  seen: 'price seen on {date:words}',
  ofShop: 'the shop’s price of {date:words}',
  withShaft: '{price} with a stock shaft ({kind:words})',
  eachWithShaft: '{price} each with a stock shaft ({kind:words})',
  withShafts: '{price} with stock shafts ({kind:words})',
  withMore: '{stock:words}, {more} more for this shaft',
  withMoreEach: '{stock:words}, {more} each more for this shaft',
  totalUnknown: 'Total not known: {stock:words}; what this shaft adds is not recorded.',
  oneWithShaft: '{price} for one club, its stock shaft included ({kind:words}).',
  one: '{price} for one club: {parts:words}.',
  ofSet: '{price} for the set of {clubs}: {parts:words}.',
} as const
