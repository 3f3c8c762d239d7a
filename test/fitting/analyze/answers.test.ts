import { expect, test } from 'bun:test'
import { join } from 'node:path'
import type { CompletedFitting } from '../../../src/fitting/index.ts'
import { openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { printedAnswer, printedShort } from '../../support/printed-answer.ts'
import { twentyGolfers } from '../../support/twenty-golfers.ts'

// docs/answers.md holds ten whole answers for a reader, docs/twenty-answers.md twenty short ones. After a change of rules, catalog or words:
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

const heading = `# Ten complete answers

Two golfers for each kind of club, with the complete answer (\`?detail=full\`) except ids and links. "Sure" is the
share of re-fits that agree ([accuracy.md](accuracy.md)). A test compares this page with the service;
\`ANSWERS=write bun test test/fitting/analyze/answers.test.ts\` writes it again.
`

const shortHeading = `# Twenty answers in short

Four golfers for each kind of club: the build, the first club with its total price, and what is said about it.
[Ten complete answers](answers.md) show everything. A test compares this page with the service.
`

const pages = {
  'answers.md': { heading, requests: Object.entries(golfers), print: printedAnswer },
  'twenty-answers.md': { heading: shortHeading, requests: twentyGolfers, print: printedShort },
}

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  test.each(Object.entries(pages))(
    'docs/%s shows what the service answers',
    async (name, { heading, requests, print }) => {
      const club = await openClub(await open())
      const printed = [heading]
      for (const [title, request] of requests) {
        const { status, body } = await club.analyze(request, { detail: true })
        expect({ title, status }).toEqual({ title, status: 200 })
        printed.push(`${print(title, request, body as CompletedFitting)}\n`)
      }
      const page = printed.join('\n')
      if (Bun.env['ANSWERS'] === 'write') await Bun.write(fileOf(name), page)
      expect(page).toBe(await Bun.file(fileOf(name)).text())
    },
  )
})
