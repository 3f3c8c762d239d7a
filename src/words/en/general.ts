/** Words that many subjects use, and what holds clauses and sentences together. */
export const general = {
  otherRelease: '(worded by another release)',
  sentence: '{clauses:Clauses}.',
  text: '{sentences:sentences}',
  clauses: '{clauses:clauses}',
  begun: '{said:Words}',
  list: '{items:list}',
  name: '{name:name}',
  figure: '{figure}',
  both: '{one:words} and {other:words}',
  either: '{most:list} or {last:name}',
} as const

/** Words of the interface by their value; what stands in none of these is a name. */
export const choices = {
  mph: 'mph',
  rpm: 'rpm',
  degrees: 'degrees',
  grams: 'grams',
  pounds: 'pounds',
  'US dollars': 'US dollars',
  inches: 'inches',
  in: 'in',
  feet: 'feet',
  ft: 'ft',
  yards: 'yards',
  years: 'years',
  shots: 'shots',
  'as the number': 'as the number',
  'leave it out': 'leave it out',
  'one line': 'one line',
  'one to three lines': 'one to three lines',
  'a UUID': 'a UUID',
  'visible ASCII without ", " (which is what a repeated header looks like)':
    'visible ASCII without ", " (which is what a repeated header looks like)',
  Standard: 'Standard',
  standard: 'standard',
  Ladies: 'Ladies',
  Senior: 'Senior',
  Regular: 'Regular',
  Stiff: 'Stiff',
  'Stiff+': 'Stiff+',
  'Extra Stiff': 'Extra Stiff',
  Junior: 'Junior',
  High: 'High',
  'Mid-High': 'Mid-High',
  Mid: 'Mid',
  'Mid-Low': 'Mid-Low',
  Low: 'Low',
  'mid-high': 'mid-high',
  'mid-low': 'mid-low',
  'Draw Bias': 'Draw Bias',
  'Fade Bias': 'Fade Bias',
  'set sole': 'set sole',
  'full sole': 'full sole',
  'mid sole': 'mid sole',
  'full or mid sole': 'full or mid sole',
  'wide/full sole': 'wide/full sole',
  'mid sole, heel-toe relief': 'mid sole, heel-toe relief',
  'mid sole, heel-toe-trail relief': 'mid sole, heel-toe-trail relief',
  'narrow sole, C-type relief': 'narrow sole, C-type relief',
  'low-bounce, C- or L-type relief': 'low-bounce, C- or L-type relief',
} as const

/** Rules in the words of a golfer: what is decided, by what, and what it means for them. */
export const plain = {
  shaftFlex:
    'Flex is how much a shaft bends, and your club speed decides it: the faster you swing, the stiffer the shaft. How you change direction, a clear hook or slice, your age and a ball that spins far too much or too little move it by part of a step. Close to a border both flexes can be right: hit both, and take the one that you hit straighter.',
  shaftFlexWomen:
    'Women are fitted with Ladies flex first. Tempo, miss and age never make it stiffer by themselves. A measured speed well above the usual one does: see the rule of the exception.',
  shaftFlexWomenUp:
    'A woman who swings faster than most outgrows Ladies flex. The borders are those of the picture, by the club speed that was measured. Close to a border both flexes can be right: hit both before you buy.',
  shaftWeight:
    'The weight of a shaft follows your speed and strength: the faster you swing, the heavier it may be. Tempo, age and body move it by a few grams. Ten grams more or less can be felt, two cannot.',
  shaftLaunch:
    'Shafts are made to launch the ball lower or higher. The launch and spin of your shots, against what your speed needs, choose the profile. A step of it moves the ball by about half a degree: loft does much more.',
  shaftSwingWeight:
    'Swing weight is how heavy the head feels when you swing the club. It follows from the weight of the shaft and the length of the club. A point more or less is a matter of feel, not of distance.',
  drvLoft:
    'Loft sets how high the driver launches the ball and how much it spins. Your speed and whether you hit up or down on the ball decide it, then your measured launch. Slower swings and downward strikes need more loft than most golfers play.',
  drvWeight:
    'Many drivers have a weight that can sit nearer to the heel or the toe. A clear slice asks for it near the heel, a clear hook near the toe. It helps by some yards; it does not mend a swing.',
  woodHead:
    'Heads are built to be forgiving, to curve the ball less, to be light, or to spin less. Your miss, your handicap, your strike and your speed choose the kind. Which maker made it matters less than the kind.',
  lenWood:
    'Length moves the head faster, and farther from the middle of the face. It starts from what is usual for the club and follows your height and the distance from wrist to floor. A shorter driver is hit straighter by most golfers.',
  lenIron:
    'The length of irons follows the distance from your wrist to the floor. The picture shows what is added to or taken from the standard. A quarter of an inch is as fine as clubs are built.',
  lieStatic:
    'Lie is the angle between shaft and ground: it decides where the face points at impact. Your height and the distance from wrist to floor choose it. Too upright sends irons left of the target for right-handed golfers, too flat sends them right.',
  lieWood:
    'The lie of woods matters less than that of irons, since they have little loft. It stays standard unless a clear miss asks for more. Most heads cannot be bent; some sleeves change it by a degree or so.',
} as const

/** Figures of a fitted club. */
export const specs = {
  sevenIron: '{loft} 7-iron',
  ofClass: '{loft} ({club:name})',
  standardLength: '{length} (standard)',
  changedLength: '{length} ({change:bare})',
} as const
