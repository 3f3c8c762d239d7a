import { type ClubType, clubTypes } from '../../golf/names/words.ts'
import type { Prompt, PromptArgument } from './prompts.ts'

const clubType = (description: string): PromptArgument => ({
  name: 'clubType',
  description: `${description}: ${clubTypes.join(', ')}.`,
  required: false,
  values: clubTypes,
})
const speed: PromptArgument = {
  name: 'speed',
  description: 'Driver club speed in mph, if known. For a 7-iron speed, say so: "7-iron 80".',
  required: false,
}
const miss: PromptArgument = {
  name: 'miss',
  description: 'Where the bad shots go: slice, hook, straight or both.',
  required: false,
  values: ['slice', 'hook', 'straight', 'both'],
}

/** What a golfer may start from a menu of the host. */
export const productPrompts: readonly Prompt[] = [
  {
    name: 'fit_club',
    title: 'Fit a golf club',
    description: 'A short interview, then one fitting: specs with reasons, real clubs, store links.',
    arguments: [clubType('Club to fit; asked for if omitted')],
    render: ({ clubType }) => say(interview(clubType?.trim().toLowerCase() ?? '')),
  },
  {
    name: 'fit_driver',
    title: 'Fit a driver',
    description: 'A short interview, then one driver fitting: loft, shaft, head, real drivers, store links.',
    arguments: [],
    render: () => say(interview('driver')),
  },
  {
    name: 'compare_clubs',
    title: 'Compare golf clubs',
    description: 'Two to four clubs side by side, judged for a golfer when there is a fitting.',
    arguments: [
      {
        name: 'clubs',
        description: 'Two to four clubs, by name or id, separated by commas.',
        required: true,
        completer: 'clubs',
      },
      {
        name: 'fittingId',
        description: 'A completed fitting to judge them for: fit_...',
        required: false,
        completer: 'fittingId',
      },
    ],
    render: ({ clubs, fittingId }) => say(comparison(clubs?.trim() ?? '', fittingId?.trim())),
  },
  {
    name: 'clubs_for_my_swing',
    title: 'Clubs for my swing',
    description: 'Rank clubs for a swing, without using a fitting.',
    arguments: [clubType('Kind of club; all kinds if omitted'), speed, miss],
    render: ({ clubType, speed, miss }) =>
      say(
        `Which golf clubs suit my swing? ${known({ 'Kind of club': clubType, 'Driver speed, mph': speed, 'Usual miss': miss })}`,
        'Ask me for my driver speed and my usual miss if they are missing here, one question at a time, and never guess a number. If I do not know my speed, leave it out: a typical golfer is scored, and you say so.',
        'Then call score_clubs (free) with clubType, speed and miss, limit 5. Explain the best three: score, verdict, the reasons given, and the stock shaft to start with. compare_clubs compares two of them, and get_club lists the options of a club.',
        'These are scores, not a fitting: if I want loft, shaft and length for one club, offer analyze_fitting, which costs one fitting.',
      ),
  },
  {
    name: 'check_my_bag',
    title: 'Check my bag',
    description: 'Distance gaps, overlaps and duplicate lofts in a bag, and what to change. Free.',
    arguments: [
      {
        name: 'clubs',
        description: 'Every club in the bag in plain words, with lofts and carries if known.',
        required: false,
      },
      speed,
    ],
    render: ({ clubs, speed }) =>
      say(
        `Check the distance gaps of my golf bag. ${known({ Clubs: clubs, 'Driver speed, mph': speed })}`,
        'If the clubs are missing, ask me for all of them; then for my driver or 7-iron speed; then for carries that I know for sure. Never fill in a loft or a carry yourself.',
        'Call analyze_bag_gapping (free) with one entry in clubs per club, in my own words, and driverSpeed or sevenIronSpeed. If it does not understand a club, ask me.',
        'Give me its summary, then the first suggestions with their numbers, and say which carries are estimated. For a suggestion that I like, offer to fit the club named in fitWith with analyze_fitting. More is in the resource svc://guide/bag-gapping.',
      ),
  },
]

const articles: Readonly<Record<ClubType, string>> = {
  driver: 'a driver',
  fairway: 'a fairway wood',
  hybrid: 'a hybrid',
  iron: 'an iron set',
  wedge: 'a wedge',
}
/** What the speed of each fitting belongs to. @source interface specification, meaning of swingSpeed */
const speedOf: Readonly<Record<ClubType, string>> = {
  driver: 'my driver speed (or ball speed), mph',
  fairway:
    'my driver speed (or ball speed), mph; or, if I only know my 3-wood speed, that with fairwaySpeedSource three_wood',
  hybrid: 'my speed (or ball speed) with the hybrid, mph',
  iron: 'my 7-iron speed (or ball speed), mph',
  wedge: 'my speed (or ball speed) with the wedge, mph, and which wedge that was (wedgeHit)',
}

/** The recommended flow, in the words of whoever wants to be fitted. @source interface specification, recommended agent flow */
const interview = (said: string): readonly string[] => {
  const clubType = clubTypes.find((one) => one === said)
  const what = clubType ? articles[clubType] : said || 'a golf club'
  const questions = [
    ...(clubType ? [] : [`which club (clubType: ${clubTypes.join(', ')})`]),
    'right- or left-handed (handedness)',
    `${clubType ? speedOf[clubType] : 'swing speed or ball speed with that club, mph'} (swingSpeed or ballSpeed)`,
    'my usual miss (missPattern), and after a fade or hook how far it curves (missSize)',
  ]
  return [
    `Fit ${what} for me.${clubType ? ` That is clubType ${clubType}.` : ''}`,
    `Ask me one question at a time, in this order: ${questions.map((question, at) => `${at + 1}. ${question}`).join('; ')}. Skip what I have said.`,
    'Then offer the optional extras of this club once (the resource svc://guide/fitting-interview lists them with their bounds). Never invent a number: send only what I said or a device measured, and leave the rest out.',
    'Call analyze_fitting once, with a new idempotencyKey. While the status is running, call get_fitting with the fittingId; never call analyze_fitting again with a new key. If the status is failed, call analyze_fitting again with the same arguments and retry.idempotencyKey.',
    'When it is completed, show me the specs and the topPicks with their storeUrl, together with the attribution line, and say what was estimated. Change a link with build_store_link.',
  ]
}

const comparison = (clubs: string, fittingId: string | undefined): readonly string[] => [
  `Compare these golf clubs for me: ${clubs}.`,
  'Find each with search_clubs (query is its name) and take the headId; if a name fits several clubs or years, ask me which. Put two to four of them side by side with compare_clubs.',
  fittingId
    ? `Then call score_clubs with fittingId ${fittingId} and those headIds, and say which one fits best and why.`
    : 'Then call score_clubs with those headIds, and with my driver speed (speed) and usual miss (miss) if I tell you; without them a typical golfer is scored, and you say so.',
  'Tell me the real differences, with the figures, and which one you would choose. All of this is free.',
]

const known = (facts: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(facts)
    .flatMap(([name, value]) => (value?.trim() ? [`${name}: ${value.trim()}.`] : []))
    .join(' ')

const say = (...parts: readonly (string | readonly string[])[]) => [
  { role: 'user' as const, content: { type: 'text' as const, text: parts.flat().join('\n\n').trim() } },
]
