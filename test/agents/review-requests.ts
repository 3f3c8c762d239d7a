import { ask, fit, free, no, type Request } from './requests.ts'

const right = { handedness: 'right' } as const
const driver = { clubType: 'driver', ...right } as const
const iron = { clubType: 'iron', ...right } as const
const asks = { status: 'completed', 'next.action': 'ask' }
const shows = { status: 'completed', 'next.action': 'show_result' }
const search = (query: string, found: object) => free('search_clubs', { query }, { ...found })

/** Requests that an answer was once misleading for, or charged for nothing. */
export const reviewRequests: readonly Request[] = [
  ask('I want a 58 degree wedge, 72 mph', fit({ clubType: 'wedge', ...right, swingSpeed: 72, loft: 58 })),
  ask('a 15 degree 3 wood, I swing my driver 95', fit({ clubType: 'fairway', ...right, swingSpeed: 95, loft: 15 })),
  ask('a 22 degree hybrid, 84 mph with it', fit({ clubType: 'hybrid', ...right, swingSpeed: 84, loft: 22 })),
  ask('irons with a 34 degree 7-iron, 76 mph', fit({ ...iron, swingSpeed: 76, loft: 34 })),
  ask('I swing my driver 145', fit({ ...driver, swingSpeed: 145 }, asks)),
  ask('my 7-iron swing is 130', fit({ ...iron, swingSpeed: 130 }, asks)),
  ask('my 7-iron swing is 34', fit({ ...iron, swingSpeed: 34 }, asks)),
  ask('wedge, I swing it 115', fit({ clubType: 'wedge', ...right, swingSpeed: 115 }, asks)),
  ask('sheet says club 43.9, ball 63.5', fit({ ...driver, swingSpeed: 43.9, ballSpeed: 63.5 }, asks)),
  ask('145 and ask me first if it looks odd', no({ ...driver, swingSpeed: 145, askFirst: true }, '145 km/h')),
  ask('slice, 95 mph', fit({ ...driver, swingSpeed: 95, missPattern: 'slice' }, asks)),
  ask('slice, a little, 95 mph', fit({ ...driver, swingSpeed: 95, missPattern: 'slice', missSize: 'slight' }, shows)),
  ask('irons, 95 mph, handicap 20', fit({ ...iron, swingSpeed: 95, handicap: 20 }, asks)),
  ask(
    'hybrid, 95 with it and 95 with the driver',
    fit({ clubType: 'hybrid', ...right, swingSpeed: 95, driverSpeed: 95 }, asks),
  ),
  ask('my wife swings 105, handicap 25', fit({ ...driver, gender: 'female', swingSpeed: 105, handicap: 25 }, asks)),
  ask('120 mph, 30 handicap', fit({ ...driver, swingSpeed: 120, handicap: '25+' }, asks)),
  ask('ball speed 230', fit({ ...driver, ballSpeed: 230 }, asks)),
  ask(
    'I weigh 85 and am 5 foot 11',
    fit({ ...iron, swingSpeed: 80, weight: 85, heightFeet: 5, heightInches: 11 }, asks),
  ),
  ask(
    'which driver for 70 mph? free',
    free('score_clubs', { speed: 70, clubType: 'driver', limit: 5 }, { 'clubs.0.current': true }),
  ),
  ask(
    'irons for a slicer at 95, free',
    free('score_clubs', { speed: 95, miss: 'slice', clubType: 'iron', limit: 5 }, { 'clubs.0.current': true }),
  ),
  ask('do you have the TaylorMade M4?', search('TaylorMade M4', { total: 0, didYouMean: [] })),
  ask('Ping G400 driver', search('Ping G400', { total: 0 })),
  ask('Titleist 718 AP2', search('Titleist 718 AP2', { total: 0 })),
  ask('Callaway XR16', search('Callaway XR16', { total: 0 })),
  ask('a zero torque putter', search('zero torque putter', { total: 0 })),
  ask('hybride 4', free('search_clubs', { query: 'hybride 4', limit: 5 }, { 'clubs.0.clubType': 'hybrid' })),
  ask(
    'forgiving irons under $800',
    free('search_clubs', { query: 'forgiving irons', maxPrice: 800, limit: 5 }, { success: true }),
  ),
  ask(
    'the cheapest current driver',
    free('search_clubs', { clubType: 'driver', sort: 'price_low' }, { success: true }),
  ),
  ask('Stealth 2 HD', free('get_club', { headId: 'Stealth 2 HD' }, 'AMBIGUOUS_CLUB')),
  ask('tell me about the M4', free('get_club', { headId: 'M4' }, 'M4')),
  ask(
    'drivers that go with my last fitting',
    fit({ ...driver, swingSpeed: 96 }),
    free('score_clubs', { fittingId: 'last', limit: 3 }, { success: true }),
  ),
  ask('a score at 153 km/h', free('score_clubs', { speed: 95.1, clubType: 'driver', limit: 5 }, { count: 5 })),
  ask(
    'I am a 25 handicap, score drivers',
    free('score_clubs', { speed: 85, handicap: 25, clubType: 'driver' }, { success: true }),
  ),
  ask('a mini driver', no({ clubType: 'mini driver', ...right, swingSpeed: 95 }, 'clubType')),
  ask('3 wood please, 95', no({ clubType: '3 wood', ...right, swingSpeed: 95 }, '3-wood')),
  ask(
    'a 9 wood, 95',
    no({ clubType: 'fairway', ...right, swingSpeed: 95, fairwayDesignation: '9-wood' }, 'fairwayDesignation'),
  ),
  ask('only my carry: 220', no({ ...driver, carryDistance: 220 }, 'swingSpeed or ballSpeed')),
  ask('a fitter in Toronto', free('find_fitter', { city: 'Toronto' }, 'state')),
  ask('is the service up?', free('get_api_status', {}, {})),
  ask('grip for a 7.5 inch hand', free('get_grip_size', { handLengthIn: 7.5 }, { success: true })),
]
