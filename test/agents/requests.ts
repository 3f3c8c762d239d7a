/** One call that an agent makes for a request, and what must come back. */
export interface Step {
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  /** Fittings that it costs. */
  readonly cost: 0 | 1
  /** Members of the answer by their paths, or words of the refusal. */
  readonly finds: Readonly<Record<string, unknown>> | string
}

/** What a person writes, and the calls that it comes to. */
export interface Request {
  readonly words: string
  readonly steps: readonly Step[]
  /** It goes on from the request before it. */
  readonly follows?: true
}

const driver = { clubType: 'driver', handedness: 'right' }
const iron = { clubType: 'iron', handedness: 'right' }
const done = { status: 'completed' }
export const fit = (args: Step['args'], finds: Step['finds'] = done): Step => ({
  tool: 'analyze_fitting',
  args,
  cost: 1,
  finds,
})
export const no = (args: Step['args'], finds: string): Step => ({ tool: 'analyze_fitting', args, cost: 0, finds })
export const free = (tool: string, args: Step['args'], finds: Step['finds']): Step => ({ tool, args, cost: 0, finds })
export const ask = (words: string, ...steps: Step[]): Request => ({ words, steps })
/** Words that make sense only after the ones before. */
const andThen = (words: string, ...steps: Step[]): Request => ({ words, steps, follows: true })
const finds = (query: string, headId: string) => free('search_clubs', { query, limit: 3 }, { 'clubs.0.headId': headId })

/** Requests as people write them: slang, units, typos, follow-ups. */
export const requests: readonly Request[] = [
  ask('fit me for a driver, 95 mph, righty', fit({ ...driver, swingSpeed: 95 })),
  ask(
    'I swing 95 and slice it',
    fit({ ...driver, swingSpeed: 95, missPattern: 'slice' }, { ...done, 'input.missPattern': 'fade' }),
  ),
  ask(
    'I swing 95 and slice it a lot',
    fit(
      { ...driver, swingSpeed: 95, missPattern: 'Slice', missSize: 'Large' },
      { ...done, 'specs.weightSetting.value': 'Draw Bias' },
    ),
  ),
  andThen(
    '…and left-handed?',
    fit(
      { ...driver, handedness: 'left', swingSpeed: 95, missPattern: 'slice', missSize: 'large' },
      { ...done, 'input.handedness': 'left' },
    ),
  ),
  ask(
    'my swing is 153 km/h',
    no({ ...driver, swingSpeed: 153 }, '153 km/h is 95.1 mph'),
    fit({ ...driver, swingSpeed: 95.1 }),
  ),
  ask(
    'swing speed 153 kmh (agent renames)',
    no({ ...driver, swingSpeedKmh: 153 }, 'send swingSpeed: 95.1'),
    fit({ ...driver, swingSpeed: 95.1 }),
  ),
  ask(
    'I swing at 42 m/s',
    fit(
      { ...driver, swingSpeed: 42 },
      { 'next.check.0': '42 mph is slower than nearly every adult swings. Is it 42 m/s, which is 94 mph?' },
    ),
  ),
  ask(
    '145 off the tee',
    fit(
      { ...driver, swingSpeed: 145 },
      { 'next.check.0': '145 mph is above tour speed. Is it 145 km/h, which is 90.1 mph?' },
    ),
  ),
  ask(
    'ball speed 62 m/s',
    no({ ...driver, ball_speed_mps: 62 }, 'send ballSpeed: 138.7'),
    fit({ ...driver, ballSpeed: 138.7 }),
  ),
  ask('I hook it, 88 mph driver', fit({ ...driver, swingSpeed: 88, missPattern: 'hook' })),
  ask(
    'I push everything',
    fit({ ...driver, swingSpeed: 92, missPattern: 'push' }, { 'input.missPattern': 'straight' }),
  ),
  ask('irons please, 7 iron 78, 14 handicap', fit({ ...iron, swingSpeed: 78, handicap: 14 })),
  ask(
    'irons, I am 180 cm',
    no({ ...iron, swingSpeed: 78, heightCm: 180 }, 'send heightFeet: 5 and heightInches: 11'),
    fit({ ...iron, swingSpeed: 78, heightFeet: 5, heightInches: 11 }),
  ),
  ask(
    'wrist to floor 86 cm',
    no({ ...iron, swingSpeed: 78, wristToFloor: 86 }, '86 cm is 33.9 inches'),
    fit({ ...iron, swingSpeed: 78, wristToFloor: 33.9 }),
  ),
  ask('I weigh 82 kg', no({ ...iron, swingSpeed: 78, weightKg: 82 }, 'send weight: 181')),
  ask(
    'for my wife, 65 mph',
    fit({ ...driver, gender: 'Female', swingSpeed: 65 }, { ...done, 'specs.shaftFlex.value': 'Ladies' }),
  ),
  ask('my 10 year old swings 55', fit({ ...driver, age: 10, swingSpeed: 55, heightFeet: 4, heightInches: 6 })),
  ask(
    '5 wood, driver speed 98, lefty',
    fit({ clubType: 'Fairway', handedness: 'Left', swingSpeed: 98, fairwayDesignation: '5-wood' }),
  ),
  ask(
    'hybrid instead of my 4 iron, 84 mph',
    fit({ clubType: 'hybrid', handedness: 'right', swingSpeed: 84, loft: 22 }),
  ),
  ask(
    'sand wedge, 72 mph, PW 45',
    fit({ clubType: 'wedge', handedness: 'right', swingSpeed: 72, wedgeHit: 'sw', pwLoft: 45 }),
  ),
  ask('fit me a putter', no({ clubType: 'putter', handedness: 'right', swingSpeed: 90 }, 'clubType')),
  ask(
    'Trackman: 97.3 / 141.2 / 12.1 / 2850 / -1.2 / 228',
    fit({
      ...driver,
      swingSpeed: 97.3,
      ballSpeed: 141.2,
      launchAngle: 12.1,
      spinRate: 2850,
      attackAngle: -1.2,
      carryDistance: 228,
    }),
  ),
  ask('I shoot 92', fit({ ...driver, swingSpeed: 90, averageScore: 92 })),
  ask(
    'I am a 30 handicap',
    no({ ...driver, swingSpeed: 85, handicap: 30 }, '25+'),
    fit({ ...driver, swingSpeed: 85, handicap: '25+' }),
  ),
  ask(
    'no idea how fast I swing',
    no({ ...driver }, 'swingSpeed or ballSpeed'),
    free('score_clubs', { clubType: 'driver' }, { count: 10 }),
  ),
  andThen('show me my last fitting', free('get_fitting', { fittingId: 'last', detail: false }, done)),
  andThen(
    'why those specs?',
    free('get_fitting', { fittingId: 'last', detail: true }, { ...done, 'analysis.warnings': [] }),
  ),
  ask('qi35 driver?', finds('Qi35 driver', 'taylormade-qi35-driver')),
  ask('g440max', finds('g440max', 'ping-g440-max-driver')),
  ask('stelth 2 hd', finds('stelth 2 hd', 'taylormade-stealth-2-hd-driver')),
  ask('titleist t100 irons', free('search_clubs', { query: 'Titleist T100 irons' }, { 'clubs.0.brand': 'Titleist' })),
  ask('vokey wedges', free('search_clubs', { query: 'Vokey wedge' }, { 'clubs.0.brand': 'Titleist' })),
  ask('ai-smoke max', free('search_clubs', { query: 'ai-smoke max' }, { 'clubs.0.brand': 'Callaway' })),
  ask('p-790', free('search_clubs', { query: 'p-790' }, { 'clubs.0.brand': 'TaylorMade' })),
  ask(
    'cheaper drivers, under 400',
    free('search_clubs', { clubType: 'Driver', maxPrice: 400, sort: 'price_low' }, { success: true }),
  ),
  ask('calaway hybrids', free('search_clubs', { query: 'calaway hybrid' }, { 'clubs.0.brand': 'Callaway' })),
  ask('lefty drivers', free('search_clubs', { clubType: 'driver', hand: 'Left' }, { success: true })),
  ask('something nobody makes', free('search_clubs', { query: 'zzqqx' }, { total: 0 })),
  ask(
    'tell me about the g440 max',
    free('get_club', { headId: 'PING G440 MAX driver' }, { 'club.headId': 'ping-g440-max-driver' }),
  ),
  andThen(
    'which shafts can it have?',
    free('get_club', { headId: 'ping-g440-max-driver', include: ['grips'] }, { 'club.headId': 'ping-g440-max-driver' }),
  ),
  ask('the T150 irons', free('get_club', { headId: 'T150 irons' }, 'AMBIGUOUS_CLUB')),
  ask(
    'G440 Max or GT3?',
    free('compare_clubs', { headIds: ['PING G440 MAX driver', 'titleist-gt3-driver'] }, { success: true }),
  ),
  andThen('just one: compare it', free('compare_clubs', { headIds: ['ping-g440-max-driver'] }, '2 to 4')),
  ask(
    'which driver for a 95 mph slicer, free please',
    free('score_clubs', { speed: 95, miss: 'slice', clubType: 'Driver', limit: 5 }, { count: 5 }),
  ),
  andThen(
    'and for a hooker at 110',
    free('score_clubs', { speed: 110, miss: 'Hook', clubType: 'driver', limit: 5 }, { count: 5 }),
  ),
  ask('best clubs of all kinds for me', free('score_clubs', { speed: 95, miss: 'slice' }, { count: 50 })),
  andThen(
    'why those?',
    free('score_clubs', { speed: 95, miss: 'slice', include: ['reasons'], limit: 2 }, { count: 10 }),
  ),
  ask(
    'score these two',
    free('score_clubs', { speed: 95, headIds: ['Qi35 driver', 'ping-g440-max-driver'] }, { count: 2 }),
  ),
  ask('speed 153 for the score', free('score_clubs', { sevenIronSpeed: 170, clubType: 'iron' }, 'km/h')),
  ask(
    'link to the g440 max, 10.5',
    free('build_store_link', { headId: 'ping-g440-max-driver', loft: 10.5 }, { 'urlParams.loft': '10.5' }),
  ),
  andThen(
    'a quarter inch shorter',
    free('build_store_link', { headId: 'ping-g440-max-driver', loft: '10.5°', length: -0.25 }, { success: true }),
  ),
  andThen('in 11.3 degrees', free('build_store_link', { headId: 'ping-g440-max-driver', loft: 11.3 }, 'NOT_OFFERED')),
  ask(
    'my hand is 19.3 cm',
    free('get_grip_size', { handLengthCm: 19.3 }, 'send handLengthIn: 7.6'),
    free('get_grip_size', { handLengthIn: 7.6 }, { success: true }),
  ),
  ask('what grip do I need?', free('get_grip_size', {}, { status: 'needs_hand_length' })),
  ask(
    'driver, 3w, 4h, 5-PW, 52, 56, 60; I swing 95',
    free(
      'analyze_bag_gapping',
      { clubs: ['driver', '3w', '4h', '5-PW', '52', '56', '60'], driverSpeed: 95 },
      { success: true },
    ),
  ),
  ask(
    'is my bag ok? driver and 7 iron',
    free('analyze_bag_gapping', { clubs: ['driver', '7 iron'] }, { 'gaps.0.carry': null }),
  ),
  ask(
    'I carry a Vokey 56 and a 4 rescue',
    free(
      'analyze_bag_gapping',
      { clubs: ['Vokey 56', '4 rescue', 'PW'], driverSpeed: 90 },
      { 'clubs.0.club': '4-hybrid' },
    ),
  ),
  ask('a fitter in Boston, MA', free('find_fitter', { city: 'Boston, MA' }, { success: true })),
  ask('near 2138', free('find_fitter', { zip: 2138 }, { success: true })),
  ask('a fitter in Boston', free('find_fitter', { city: 'Boston' }, 'state is required')),
  ask('how many fittings are left?', free('check_key_status', {}, { valid: true, 'usage.unlimited': true })),
]
