/** What a carry counts as that was sent. */
export const sentCarry = {
  overstated: 'The carry of {sent} came without launch-monitor numbers; golfers overstate, so it counts as {counted}.',
  hitWith: 'The carry of {sent} was hit with the {loft} {club:words}',
  countsAsOf: 'The carry of {sent} counts as that of a {loft} {club:words}, as the loft that was hit is not known',
  countsAsOfAn: 'The carry of {sent} counts as that of an {loft} {club:words}, as the loft that was hit is not known',
  wedge: 'wedge',
  atFitted: 'at {loft} it is about {carry}',
} as const
