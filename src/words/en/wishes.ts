/** What golfers asked for in their own words. */
export const wishes = {
  oneArmed:
    'Fitted light for one arm. Length, grip and balance of a one-armed swing are seen, not asked: have a fitter watch a few swings before you buy.',
  joints: 'Fitted light to spare the joints. A softer grip, a size larger, spares the hands as much.',
  back: 'Fitted light to spare the back. A fitter can see whether a longer or more upright club lets you stand taller.',
  distance: 'Distance was asked for: among the lofts that this swing may play the driver is chosen for carry.',
  unusedGoals: 'Not used (goals): {phrases:list}. It changed nothing.',
  unusedTempo: 'Not used (tempo): {phrases:list}. It changed nothing.',
  unusedTransition: 'Not used (transition): {phrases:list}. It changed nothing.',
  unusedShaftType: 'Not used (shaft type): {phrases:list}. It changed nothing.',
  cheaperUnpriced:
    'Cheaper was asked for, and no pick has a known price: ask the shop for last year’s model of the same build.',
  cheaperFirst: 'Cheaper was asked for: of builds that fit equally well the one that costs least in all comes first.',
  cheaperWithin:
    'Cheaper was asked for: of builds that fit equally well, within {points} points, the one that costs least in all comes first.',
  priced: '{pick:name} {price}',
  pricedAtShop: '{pick:name} {price} at the shop ({date})',
  costs: '{picks:list}.',
  cheapest: '{cheapest:name} costs least and fits less well than {first:name}.',
  cheapestByPoints: '{cheapest:name} costs least and fits less well than {first:name}, {points} points against {more}.',
} as const
