import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import type { CompletedFitting } from '../../support/in-english.ts'
import { printedAnswer, printedShort } from '../../support/printed-answer.ts'
import { twentyGolfers } from '../../support/twenty-golfers.ts'

// docs/answers-*.md hold ten whole answers for a reader, docs/twenty-answers-*.md twenty short ones. After a change of rules, catalog or words:
// ANSWERS=write bun test test/fitting/analyze/answers.test.ts

const fileOf = (name: string) => join(import.meta.dir, '../../../docs', name)
const right = 'right' as const

const golfers: Readonly<Record<string, object>> = {
  'Driver: slices, nothing measured but speed': requests.driver,
  'Driver: launch monitor, low handicap, own club': {
    clubType: 'driver',
    golfer: { handedness: right, handicap: 3, age: 41, heightFeet: 6, heightInches: 1, wristToFloor: 36 },
    swingMetrics: {
      swingSpeed: 108,
      ballSpeed: 159,
      launchAngle: 10.2,
      attackAngle: 0.5,
      spinRate: 2900,
      missPattern: 'straight',
    },
    currentEquipment: { brand: 'PING', model: 'G430 LST (2023)', loft: 9, shaftWeight: 65 },
  },
  'Fairway wood: 3-wood from driver speed': requests.fairway,
  'Fairway wood: woman, 7-wood': {
    clubType: 'fairway',
    golfer: { handedness: right, gender: 'female', handicap: 22, age: 58 },
    swingMetrics: { swingSpeed: 68 },
    clubDetails: { fairwayDesignation: '7-wood' },
  },
  'Hybrid: left-handed, single-digit handicap': requests.hybrid,
  'Hybrid: slow swing, hits it low': {
    clubType: 'hybrid',
    golfer: { handedness: right, handicap: '25+', age: 72 },
    swingMetrics: { swingSpeed: 66, ballFlight: 'low', missPattern: 'fade', missSize: 'moderate' },
  },
  'Irons: measured 7-iron': requests.iron,
  'Irons: beginner, speed only': {
    clubType: 'iron',
    golfer: { handedness: right, averageScore: 105, heightFeet: 5, heightInches: 8 },
    swingMetrics: { swingSpeed: 70, missPattern: 'fade' },
  },
  'Wedge: sand wedge, measured attack and spin': requests.wedge,
  'Wedge: woman, soft turf player': {
    clubType: 'wedge',
    golfer: { handedness: right, gender: 'female', handicap: 24 },
    swingMetrics: { swingSpeed: 56, attackAngle: -3 },
    clubDetails: { wedgeHit: 'SW', pwLoft: 43, sevenIronSpeed: 60 },
  },
}

/** A page of answers for a kind of club. */
interface Page {
  readonly title: string
  readonly about: string
  readonly requests: readonly (readonly [string, object])[]
  readonly print: typeof printedAnswer
}

const kinds = { driver: 'Driver', fairway: 'Fairway', hybrid: 'Hybrid', iron: 'Iron', wedge: 'Wedge' } as const

const complete = `Two golfers, with the complete answer (\`?detail=full\`) except ids and links. "Sure" is the share of re-fits that agree
([accuracy.md](accuracy.md)).`
const short = 'Four golfers: the build, the first club with its total price, and what is said about it.'

const pages: Readonly<Record<string, Page>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([clubType, kind]) => {
    const ofKind = (all: readonly (readonly [string, object])[]) => all.filter(([title]) => title.startsWith(kind))
    return [
      [
        `answers-${clubType}.md`,
        {
          title: `${kind}: complete answers`,
          about: complete,
          requests: ofKind(Object.entries(golfers)),
          print: printedAnswer,
        },
      ],
      [
        `twenty-answers-${clubType}.md`,
        { title: `${kind}: answers in short`, about: short, requests: ofKind(twentyGolfers), print: printedShort },
      ],
    ]
  }),
)

const headingOf = ({ title, about }: Page): string => `# ${title}

${about} [All answers](answers.md). A test compares
this page with the service; \`ANSWERS=write bun test test/fitting/analyze/answers.test.ts\` writes it again.
`

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  test.each(Object.entries(pages))('docs/%s shows what the service answers', async (name, page) => {
    const club = await openClub(await open())
    const printed = [headingOf(page)]
    for (const [title, request] of page.requests) {
      const { status, body } = await club.analyze(request, { detail: true })
      expect({ title, status }).toEqual({ title, status: 200 })
      printed.push(`${page.print(title, request, body as CompletedFitting)}\n`)
    }
    const text = printed.join('\n')
    if (Bun.env['ANSWERS'] === 'write') await Bun.write(fileOf(name), text)
    expect(text).toBe(await Bun.file(fileOf(name)).text())
  })
})
