/** Misses and strikes of a swing. */
export const swing = {
  slice: 'slice',
  hook: 'hook',
  slightFade: 'slight fade',
  moderateSlice: 'moderate slice',
  largeSlice: 'large slice',
  sliceOfUnstatedSize: 'slice of unstated size',
  slightDraw: 'slight draw',
  moderateHook: 'moderate hook',
  largeHook: 'large hook',
  hookOfUnstatedSize: 'hook of unstated size',
  heelStrikes: 'heel strikes',
  toeStrikes: 'toe strikes',
  strikesAllOver: 'strikes all over the face',
  attack: 'an attack of {attack}',
  assumedAttack: 'an assumed attack of {attack}',
  fade: 'fade',
  draw: 'draw',
} as const

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

/** Inputs as people say them, and how to get one. */
export const inputs = {
  ballSpeed: 'ball speed',
  swingSpeed: 'club speed',
  launchAngle: 'launch angle',
  spinRate: 'spin',
  attackAngle: 'attack angle',
  carryDistance: 'carry',
  missPattern: 'usual miss',
  missSize: 'size of the miss',
  strikePattern: 'place of the strike',
  handicap: 'handicap',
  wristToFloor: 'wrist to floor',
  heightFeet: 'height',
  loft: 'loft of the current club',
  fairwayDesignation: 'kind of fairway wood',
  fairwaySpeedSource: 'club of the fairway speed',
  fairwayBallSource: 'club of the fairway ball',
  driverSpeed: 'driver speed',
  sevenIronSpeed: '7-iron speed',
  pwLoft: 'pitching wedge loft',
  lobWedgeFullSwing: 'full lob swings',
  wedgeHit: 'wedge that was hit',
  ironFittingId: 'iron fitting',
  ironShaft: 'iron shaft',
  launchMonitorForStrike: 'a launch monitor; with the club speed it shows the strike',
  clubMonitorForStrike: 'a launch monitor that sees the club; with the ball speed it shows the strike',
  launchMonitor: 'a launch monitor',
  clubMonitor: 'a launch monitor that sees the club',
  monitorOrRangeFinder: 'a launch monitor or a range finder',
  askMiss: 'ask which way the bad ones go',
  askHandicap: 'ask, or ask for the average score',
  measureWrist: 'playing shoes on, arms hanging, top wrist crease to the floor',
  sprayFace: 'foot-powder spray on the face',
  readLoft: 'read it off the current club',
  askMissSize: 'ask how far the miss curves',
  ask: 'ask',
  notUsedForDriver: 'Not used for a driver: {inputs:list}. This changed nothing.',
  notUsedForFairway: 'Not used for a fairway: {inputs:list}. This changed nothing.',
  notUsedForHybrid: 'Not used for a hybrid: {inputs:list}. This changed nothing.',
  notUsedForIron: 'Not used for an iron: {inputs:list}. This changed nothing.',
  notUsedForWedge: 'Not used for a wedge: {inputs:list}. This changed nothing.',
} as const

/** How high a shaft makes the ball start. */
export const launches = {
  low: 'low',
  midLow: 'mid-low',
  mid: 'mid',
  midHigh: 'mid-high',
  high: 'high',
} as const

/** What the size of a miss would change. */
export const missSize = {
  question:
    'You said {miss:words} without a size: if it is moderate or large, the fit changes to {changes:words}. How far does it curve?',
  head: 'a {head:words} head',
  weight: 'the weight at {place:words}',
  lie: 'a lie of {lie:words}',
} as const

/** Numbers that were probably read in another unit or from another club. */
export const oddNumber = {
  aboveTour: '{said} mph is above tour speed.',
  slow: '{said} mph is slower than nearly every adult swings.',
  farAbove: '{said} mph is far above {usual} mph, usual with {club:words}.',
  farBelow: '{said} mph is far below {usual} mph, usual with {club:words}.',
  asFastAsDriver: '{said} mph with {club:words} is as fast as the driver ({driver} mph).',
  ballFar: 'A ball at {said} mph is far from {usual} mph, usual with {club:words}.',
  tooLight: '{said} pounds is too light for a grown golfer.',
  tooLightForHeight: '{said} pounds is too light for a height of {feet} ft {inches} in.',
  isDriversSpeed: 'Is it the speed of the driver, so that this club has {meant} mph?',
  isDriversBall: 'Is it the ball of the driver, so {meant} mph?',
  isClubSpeed: 'Is it the club speed, so {meant} mph?',
  isOtherUnit: 'Is it {said} {otherUnit:name}, which is {meant} {unit:name}?',
  isBallInOtherUnit: 'Is it {said} {otherUnit:name}, so {meant} mph?',
  aDriver: 'a driver',
  aWedge: 'a wedge',
  aHybrid: 'a hybrid',
  aWood: 'a {number}-wood',
  anIron: 'a 7-iron',
} as const

/** What a carry counts as that was sent. */
export const sentCarry = {
  overstated: 'The carry of {sent} came without launch-monitor numbers; golfers overstate, so it counts as {counted}.',
  hitWith: 'The carry of {sent} was hit with the {loft} {club:words}',
  countsAsOf: 'The carry of {sent} counts as that of a {loft} {club:words}, as the loft that was hit is not known',
  countsAsOfAn: 'The carry of {sent} counts as that of an {loft} {club:words}, as the loft that was hit is not known',
  wedge: 'wedge',
  atFitted: 'at {loft} it is about {carry}',
} as const

/** Set-ups that are compared. */
export const setup = {
  fitted: 'Fitted: {loft}',
  current: 'Current: {loft}',
  moreLoft: 'One degree more loft: {loft}',
  lessLoft: 'One degree less loft: {loft}',
  goalOfDriver: 'Goal: the most carry that starts at {launch} or higher and lands at {landing} or flatter.',
  carriesMore: 'Carries {gain:words} more.',
  carriesLess: 'Carries {gain:words} less.',
  carriesAsFar: 'Carries as far.',
  higher: 'Higher and with more spin',
  flatter: 'Flatter',
  flatterWithRoll: 'Flatter and with more roll',
  onFirmGround: 'on firm ground {total} in all, {more:words}',
  onSoftGround: 'on soft ground {total} in all, {more:words}',
  asFitted: 'as the fitted one',
  asMeasured: 'As measured.',
  asMeasuredOfUnknownLoft: 'As measured; its loft was not stated and counts as the usual one.',
} as const

/** Shots behind the numbers of a fitting. */
export const shots = {
  readFromOne: 'Read from {count} shot: {cited:list}.',
  readFrom: 'Read from {count} shots: {cited:list}.',
  readFromWithSpread: 'Read from {count} shots, with their standard deviation: {cited:list}.',
  by: 'By {count} shots: {cited:list}.',
  cited: '{input:words} {value}',
  citedWithSpread: '{input:words} {value} ± {spread}',
  spreadAlone: '{input:words} ± {spread}',
  ofSome: { one: '{what:words} ({shots:count} shot)', other: '{what:words} ({shots:count} shots)' },
} as const

/** Flights, and how they differ. */
export const flight = {
  model: 'Flight model in standard air (25 °C, sea level).',
  held: 'Held to the measured {what:words}.',
  carry: 'carry',
  peak: 'peak',
  landing: 'landing',
  and: '{one:words} and {other:words}',
  movedByLoft: 'The fitted flight is the current shot moved by the change of loft.',
  noCurrent: 'No current flight without measured launch and spin of this club.',
  byImpact: 'The fitted flight is what the impact model expects of this swing.',
  notOfWedge: 'A wedge is fitted at the loft asked for, which moves no flight.',
  notOfHybrid: 'A fitted flight needs launch, spin and the loft of the current hybrid.',
  notOfIron: 'Without it there is no fitted flight of an iron.',
  notOfDriverNumbers: 'These are numbers of a driver.',
  notOfFairway: 'A fitted flight needs launch, spin and the loft of the current wood.',
  turnLeftOut: 'What a draw head, its weight or a face closed by the hosel turns the ball is not flown.',
  over: 'over {yards}',
  more: '{gain:words} more',
  farther: '{gain:words} farther',
  less: '{gain:words} less',
  asFar: 'as far',
} as const
