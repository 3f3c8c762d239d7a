import { clubTypes } from '../golf.ts'
import type { Prompt, PromptArgument } from './prompts.ts'

const clubType: PromptArgument = {
  name: 'clubType',
  description: `Club to fit: ${clubTypes.join(', ')}.`,
  required: false,
  values: clubTypes,
}
const speed: PromptArgument = { name: 'speed', description: 'Driver speed, mph, if known.', required: false }
const miss: PromptArgument = {
  name: 'miss',
  description: 'Usual miss: slice, hook, straight or both.',
  required: false,
  values: ['slice', 'hook', 'straight', 'both'],
}

/** What a golfer may start from a menu of the host. */
export const productPrompts: readonly Prompt[] = [
  {
    name: 'fit_club',
    title: 'Fit a golf club',
    description: 'Interview a golfer and fit one club.',
    arguments: [clubType],
    render: ({ clubType }) => say(interview(clubType ?? 'a golf club')),
  },
  {
    name: 'fit_driver',
    title: 'Fit a driver',
    description: 'Interview a golfer and fit a driver.',
    arguments: [],
    render: () => say(interview('driver')),
  },
  {
    name: 'compare_clubs',
    title: 'Compare golf clubs',
    description: 'Compare clubs by name, for a fitting when there is one.',
    arguments: [
      { name: 'clubs', description: 'Clubs to compare, by name or id, separated by commas.', required: true },
      { name: 'fittingId', description: 'A completed fitting to judge them by.', required: false },
    ],
    render: ({ clubs, fittingId }) =>
      say(
        `Compare these golf clubs: ${clubs}. Find their ids with search_clubs, put two to four of them side by side with compare_clubs, and score them with score_clubs (headIds${fittingId ? `, fittingId ${fittingId}` : ''}). Say which suits the golfer and why.`,
      ),
  },
  {
    name: 'clubs_for_my_swing',
    title: 'Clubs for my swing',
    description: 'Rank clubs for a swing, without a fitting.',
    arguments: [clubType, speed, miss],
    render: ({ clubType, speed, miss }) =>
      say(
        `Which golf clubs suit my swing? ${known({ 'club type': clubType, 'driver speed, mph': speed, 'usual miss': miss })} Ask for what is missing, never guess, then call score_clubs and explain the best few.`,
      ),
  },
  {
    name: 'check_my_bag',
    title: 'Check my bag',
    description: 'Find gaps and overlaps between the clubs of a bag.',
    arguments: [
      { name: 'clubs', description: 'The clubs of the bag, with lofts and carries where known.', required: false },
      speed,
    ],
    render: ({ clubs, speed }) =>
      say(
        `Check the distance gaps of my golf bag. ${known({ clubs, 'driver speed, mph': speed })} Ask for the clubs if they are missing, then call analyze_bag_gapping and explain its flags and suggestions.`,
      ),
  },
]

const interview = (what: string): string =>
  `Fit ${what === 'driver' ? 'a driver' : what} for me. Ask me one question at a time: which club if that is open, right or left handed, swing speed or ball speed with that club, usual miss; then offer extras. Never invent a number. Then call analyze_fitting once with a new idempotencyKey and show specs and topPicks with the attribution line.`

const known = (facts: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(facts)
    .flatMap(([name, value]) => (value?.trim() ? [`${name}: ${value.trim()}.`] : []))
    .join(' ')

const say = (text: string) => [{ role: 'user' as const, content: { type: 'text' as const, text } }]
