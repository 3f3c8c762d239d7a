/**
 * Units and things counted: as schemas name them in sentences to people, and the code by which the API description says them.
 * Answers write the same codes.
 */
export const unitCodes = {
  ...{ mph: 'mph', rpm: 'rpm', degrees: 'deg', grams: 'g', pounds: 'lb', 'US dollars': 'USD' },
  ...{ mm: 'mm', in: 'in', inches: 'in', ft: 'ft', feet: 'ft', yd: 'yd', yards: 'yd', miles: 'mi' },
  ...{ milliseconds: 'ms', seconds: 's', years: 'years', year: 'year' },
  ...{ percent: 'percent', share: 'share', points: 'points', strokes: 'strokes', stars: 'stars' },
  ...{
    attempts: 'attempts',
    events: 'events',
    clubs: 'clubs',
    heads: 'heads',
    shots: 'shots',
    golfers: 'golfers',
    fitters: 'fitters',
    fittings: 'fittings',
  },
  ...{ rules: 'rules', lines: 'lines', contexts: 'contexts', tools: 'tools' },
  ...{ number: 'number', 'iron number': 'number', position: 'position', rank: 'rank', version: 'version' },
  ...{ 'HTTP status': 'http-status', 'as the field': 'varies', 'as in unit': 'varies' },
  ...{ 'as the number': 'varies', 'as of the field': 'varies', 'as what is compared': 'varies' },
} as const

/** The code of a unit. A test finds one that is missing here: the description must not fail for want of a word. */
export const unitCode = (unit: string): string => (unitCodes as Readonly<Record<string, string>>)[unit] ?? unit
