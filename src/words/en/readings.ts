/** Numbers that contradict each other. */
export const readings = {
  poorSmash:
    'Club speed {club} and ball speed {ball} do not belong together: a smash factor of {smash}, where {limit} is the least of a poor strike.',
  impossibleSmash:
    'Club speed {club} and ball speed {ball} do not belong together: a smash factor of {smash}, where {limit} is the most that is possible.',
  clubStands:
    'The club speed stands: the ball was struck off center, which is a matter of strike, not of a slow swing. The ball flies as it was measured.',
  ballStands:
    'The ball flies as it was measured; the club counts as {counted} in place of {sent}, because devices measure the ball and often derive the club.',
  measureBoth: 'Measure both again.',
  driversBall:
    'A ball at {ball} is too fast for a {club:words} at a driver speed of {driver}, which gives {most} at most. Ball speed, launch, spin and carry are not counted: are they those of the driver?',
  ironBesideDriver:
    'A driver speed of {driver} and a 7-iron speed of {iron} rarely belong to one golfer; the driver speed was used.',
  driverBesideSwing:
    "A driver speed of {driver} was sent beside a swing speed of {swing}, which is the driver's too: the swing speed fitted the club, the driver speed the gap.",
  totalBelowCarry: 'Total {total} is below the carry of {carry} and was left out.',
  carryTooFar:
    '{carry:Words} is above what this speed can produce (a carry of about {expected}) and is not counted: was it another club, or wind?',
  carryBesideBall:
    '{carry:Words} does not fit the ball that was measured, which flies about {expected} in still air, and is not counted: was it wind, altitude, a range ball or another club?',
  carryTooShort: '{carry:Words} is far below the {expected} of carry this speed can give: look at the strike first.',
} as const
