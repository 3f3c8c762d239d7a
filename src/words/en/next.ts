/** What to do with a fitting, and what would change it. */
export const next = {
  decided: 'What decided this fit: {loft:words} {head:words}',
  measure: '{input:Words}: {how:words}',
  wouldChange: 'What would change it: {what:clauses}.',
  unknown: 'the {input:words}, which is not known ({how:words})',
  unknownMissSize: 'the {input:words}, which is not known (if it is moderate or large, it asks for {changes:words})',
  nothingUnknown: 'all that moves this club was sent, so only another swing would',
  wouldHelpMost: 'To know the {input:words} ({how:words}) would help most.',
  askFirst: 'Ask first: {question:words} One correction by the answer is free within a day.',
  askFirstOfMore:
    'Ask first: {question:words} (and {more} more to check) One correction by the answer is free within a day.',
  show: 'Show specs and picks with the line "Fit by {service:name}".',
  showLater: 'Say the advice first, then show specs and picks with the line "Fit by {service:name}".',
  showNoClubs: 'Say the advice and show the specs with the line "Fit by {service:name}". Show no clubs to buy.',
  offerSet: 'Offer the whole set: {lofts:list}.',
  beginWithSlot: 'Begin with the slot: {slot:words}',
  beginWithClub: 'Begin with the current club: {club:words}',
  contradictory:
    'Club speed and ball speed contradict each other: ask to measure both again before anything is bought, and show the fit with the alternatives of its specs.',
  correctionByNumbersIsFree: 'One correction by the new numbers is free within a day.',
  loftAlone:
    'A loft of {loft} alone changes nothing for a driver: the fitting says which loft to play. To judge a driver by it, name its model.',
} as const
