/** Why a flex is fitted. */
export const flex = {
  inBand: '{speed:words} lies in the {flex:name} band ({band:words})',
  inBandUltralight: '{speed:words} lies in the {flex:name} band ({band:words}) (an A or L ultralight shaft)',
  andMore: '{speed} and more',
  below: 'below {speed}',
  moved: '{reason:words}: {flex:name}',
  stays: '{reason:words}: still {flex:name}',
  movedUltralight: '{reason:words}: {flex:name} (an A or L ultralight shaft)',
  staysUltralight: '{reason:words}: still {flex:name} (an A or L ultralight shaft)',
  forceful: 'a forceful move loads the shaft more',
  quiet: 'a quiet move loads the shaft less',
  againstHook: 'a {miss:words} asks for a little more resistance',
  againstFade: 'a {miss:words} asks for a little help to close',
  highSpin: 'launch and spin are both high',
  lowSpin: 'launch is low and spin under its target',
  ofAge: 'from {age} on a softer shaft is easier to load',
  womensRule: "Ladies flex is the women's rule",
  belowWomens: '{speed:words} is below the {from} from which speed decides',
  heldAtLadies: '{speed:words} would just step up to Senior, but {reasons:words}',
  aboveLadies:
    "Speed-based exception to Ladies flex: {speed:words} lies in the women's {flex:name} band ({band:words})",
  ofJunior: 'Junior shafts are made for golfers of {age} years',
  notBySpeed: 'speed does not change that',
  teenBuild:
    'At {height} tall and {speed} driver speed this junior has outgrown junior shafts: a teen build, at most Regular',
  literalRule: "{other:words}: the literal women's rule",
  untilGrowth: '{other:words}: until the next growth spurt',
  near: '{other:words}: its border is very near',
} as const

/** Why a launch profile of the shaft is fitted. */
export const launchProfile = {
  bySpeed: 'Without a launch angle {speed:words} decides',
  lowerForAttack: 'Without a launch angle {speed:words} decides, a step lower for an attack of {attack}',
  higherForAttack: 'Without a launch angle {speed:words} decides, a step higher for an attack of {attack}',
  byLaunch: '{launch:words} against a target of {target}',
  spinsTooMuch: 'one step lower because spin is {share} over target',
  heldByFade:
    'the open face of the slice makes that height and spin, so the shaft stays at what {speed:words} asks for',
  byHybridSpeed: 'Without a launch angle {speed:words} hybrid speed decides',
  ofHybrid: '{launch:words} against a target of {target} for this speed and loft',
  landsTooFlat:
    '{launch:words} against a target of {target} for this speed and loft, but it lands too flat for a lower-launching shaft',
  comesInLow: 'The ball does not come in high enough to hold a green: the shaft has to help it up',
  comesInHigh: 'The ball flies higher or spins more than it needs to: the shaft may bring it down',
  holds: 'The ball holds a green',
  byIronSpeed: '{speed:words} 7-iron speed decides',
  belowWindow: '{launch:words} is below the {window} window for this speed: one step higher',
  aboveWindow: '{launch:words} is above the {window} window for this speed: one step lower',
  needsHeight: 'A lower flight was asked for, but this one needs the height',
  lowerAsAsked: 'One step lower as asked',
  higherAsAsked: 'One step higher as asked',
  noneLower: 'None lower is made',
  noneHigher: 'None higher is made',
} as const

/** Why a length is fitted. */
export const length = {
  ofUnknownWrist: 'Without wrist to floor the length stays standard.',
  heightAlone: 'Height alone does not change a length: measure wrist to floor.',
  ofWrist: 'Wrist to floor {wrist}: {change:words}',
  driversStay: 'drivers stay standard',
  fairwaysStay: 'fairway woods stay standard',
  hybridsStay: 'hybrids stay standard',
  ironsStay: 'irons stay standard',
  wedgesStay: 'wedges stay standard',
  driversStayWomens: "drivers stay women's standard",
  fairwaysStayWomens: "fairway woods stay women's standard",
  hybridsStayWomens: "hybrids stay women's standard",
  ironsStayWomens: "irons stay women's standard",
  wedgesStayWomens: "wedges stay women's standard",
  ironsFrom: 'irons {change} from standard',
  ironsFromWomens: "irons {change} from women's standard",
  driverTakesHalf: '{change:words}, of which a driver takes half',
  fairwayTakesHalf: '{change:words}, of which a fairway wood takes half',
  hybridTakesThreeQuarters: '{change:words}, of which a hybrid takes three quarters',
  driverHeld: 'with {strike:words} the driver stays standard, because a longer one strays further',
  doubtful:
    'A wrist-to-floor of {wrist} asks for {change:words}, a height of {height} for {other:words}: check the measurement (playing shoes on, arms hanging, top wrist crease to the floor).',
  standardLength: 'the standard length',
  mensHeads: "With {wrist} wrist to floor look at men's-length heads with light shafts.",
  measureTeen: 'Measure wrist to floor: teens of this height often need shorter clubs than standard.',
  tryMens: "These figures start from those of women's clubs. At this speed try a man's as well: {figures:list}.",
  mensLonger: '{by} longer',
  mensWeight: 'swing weight {weight:name}',
  mensGrip: 'with a standard grip',
  measureWomen: "Measure wrist to floor: women of this height often need more than women's standard length.",
  ofGrowing: '{who:words} asks for a {iron} 7-iron and a {driver} driver',
  grown: "at the age of {age} {grown} more, on the way to the adult's length",
  wrist: 'wrist to floor {wrist}',
  wristOfOther:
    'A wrist-to-floor of {wrist} does not fit a golfer {height:words}: it moved the lengths by {change} only. Measure it again.',
  adultWithoutAge:
    'A golfer {height} tall without an age is fitted as an adult: say the age, because a child of this height plays a driver of about {length}.',
} as const

/** Why a lie is fitted. */
export const lie = {
  standard: 'standard',
  upright: '{degrees} upright',
  flat: '{degrees} flat',
  driverStandard: 'A driver is not bent: lie stays standard.',
  fairwayStandard: 'A fairway wood is not bent: lie stays standard.',
  ofStature: 'Height {height} with wrist to floor {wrist}: {lie:words}',
  ofJunior: "A junior's static lie is standard",
  ofUnknownStature: 'Without height and wrist to floor the static lie is standard',
  forMiss: '{degrees} for a {miss:words}',
  forStrike: '{degrees} for {strike:words}',
  hybridTakesHalf: 'a hybrid takes half',
} as const

/** Why a shaft weight is fitted. */
export const shaftWeight = {
  ofSpeed: '{speed:words} asks for about {weight}',
  quick: '{change} for a quick move',
  smooth: '{change} for a smooth move',
  ofBody: '{change} for {weight} of body weight',
  ofAge: '{change} at {age}',
  calmsHook: '{change} to calm a hook',
  calmsBoth: '{change} to calm a two-way miss',
  steadies: '{change} to steady strikes all over the face',
  sparesBody: '{change} to spare the body',
  asAsked: '{change} for a lighter club, as asked',
  women: "{change} on the women's tables",
  notMore: 'together not more than {change}',
  noLighter: 'no lighter than {weight}',
  oneStep: 'one step from the current shaft of {weight} is enough',
  made: 'shafts of {range} are made for it',
  teenBuild: 'A teen build takes a light adult shaft',
  ofJunior: 'A junior {height:words} needs the lightest shafts made',
  wedgeInSteel: '{change} for the {wedge:name} in steel',
  carriesOver: 'The iron shaft of {weight} carries over ({origin:words})',
} as const

/** Why a swing weight is fitted. */
export const swingWeight = {
  ofJunior: 'Swing weight is not fitted on junior clubs: light is right.',
  ofShaft: '{weight:name} suits a shaft of {shaft}',
  movedUp: {
    one: '{length} of length moves it {points:count} point up',
    other: '{length} of length moves it {points:count} points up',
  },
  movedDown: {
    one: '{length} of length moves it {points:count} point down',
    other: '{length} of length moves it {points:count} points down',
  },
  headTakesUp: '{move:words}, of which the head weight takes up {points}',
} as const
