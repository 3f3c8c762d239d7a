import { expect, test } from 'bun:test'
import { onAgent } from './agent.ts'

const right = { handedness: 'right' }
const driver = { ...right, clubType: 'driver', swingSpeed: 95 }
const ball = { ballSpeed: 138, launchAngle: 12, spinRate: 2900 }
const [iron, hybrid] = [
  { ...right, clubType: 'iron', swingSpeed: 80 },
  { ...right, clubType: 'hybrid', swingSpeed: 84 },
]
const fairway = { ...right, clubType: 'fairway', swingSpeed: 95 }
const wedge = { ...right, clubType: 'wedge', swingSpeed: 74 }

/** Each argument of analyze_fitting that speaks of a golfer: a value that changes the answer to a call without it. */
const changes: Readonly<Record<string, readonly [call: object, value: unknown]>> = {
  clubType: [driver, 'fairway'],
  handedness: [driver, 'left'],
  swingSpeed: [driver, 105],
  ballSpeed: [driver, 142],
  estimateSpeed: [{ ...right, clubType: 'driver', carryDistance: 210 }, true],
  missPattern: [driver, 'fade'],
  missSize: [{ ...driver, missPattern: 'fade' }, 'large'],
  ballFlight: [driver, 'low'],
  handicap: [driver, 20],
  averageScore: [driver, 110],
  carryDistance: [driver, 200],
  totalDistance: [driver, 215],
  launchAngle: [{ ...driver, ballSpeed: 138 }, 9],
  spinRate: [{ ...driver, ballSpeed: 138, launchAngle: 12 }, 3600],
  attackAngle: [driver, -4],
  // They are facts beside the strike: the reasons say them.
  clubPath: [{ ...driver, faceAngle: 4, detail: true }, -8],
  faceAngle: [{ ...driver, clubPath: -4, detail: true }, 4],
  strikePattern: [driver, 'heel'],
  wristToFloor: [iron, 39],
  // The length follows the wrist, and the height beside it.
  heightFeet: [{ ...iron, wristToFloor: 39 }, 6],
  heightInches: [{ ...iron, wristToFloor: 39, heightFeet: 5 }, 11],
  weight: [driver, 495],
  gender: [driver, 'female'],
  age: [driver, 72],
  loft: [{ ...hybrid, ...ball, spinRate: 4300 }, 25],
  currentClub: [{ ...driver, ...ball }, 'PING G440 MAX'],
  currentLoft: [{ ...driver, ...ball }, 8],
  wantedLoft: [wedge, 60],
  fairwayDesignation: [fairway, '7-wood'],
  fairwaySpeedSource: [fairway, 'three_wood'],
  fairwayBallSource: [{ ...fairway, ...ball }, 'driver'],
  driverSpeed: [hybrid, 80],
  sevenIronSpeed: [wedge, 62],
  pwLoft: [wedge, 41],
  lobWedgeFullSwing: [{ ...wedge, handicap: 0 }, 'yes'],
  wedgeHit: [wedge, 'LW'],
  confirmed: [{ ...driver, swingSpeed: 145 }, ['swingSpeed']],
  budget: [driver, 400],
  brands: [driver, ['Srixon']],
  inventory: [driver, 'only'],
  ironShaftFlex: [wedge, 'Extra Stiff'],
  ironShaftWeight: [{ ...wedge, ironShaftMaterial: 'Steel' }, 130],
  ironShaftMaterial: [wedge, 'Graphite'],
  detail: [driver, true],
  language: [driver, 'de'],
  units: [{ ...driver, ...ball, currentLoft: 8 }, 'metric'],
}
/** Of the call itself, each with a test of its own. */
const ofTheCall = ['ironFittingId', 'corrects', 'idempotencyKey', 'askFirst', 'async', 'waitSeconds']

onAgent((agent) => {
  const published = async () => {
    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const { inputSchema } = message.result.tools.find(({ name }: { name: string }) => name === 'analyze_fitting')
    return Object.keys(inputSchema.properties)
  }
  test('66 2.1 every argument that is published is tried here', async () => {
    expect([...Object.keys(changes), ...ofTheCall].toSorted()).toEqual((await published()).toSorted())
  })

  const answer = async (args: object, key: string) => {
    const { json, text, isError } = await agent().call('analyze_fitting', { ...args, idempotencyKey: key })
    if (isError) return text
    const { specs, topPicks, clubRecommendations, advice, next, analysis, wedgeFit, woodFit } = json
    const { confidence: _, ...words } = next
    return { specs, topPicks, clubRecommendations, advice, words, analysis, wedgeFit, woodFit }
  }
  test.each(Object.entries(changes))('66 2.1 %s alone changes the answer', async (name, [call, value]) => {
    const changed = await answer({ ...call, [name]: value }, `with ${name}`)
    expect(changed).toBeObject()
    // Links name their fitting.
    const plain = (it: unknown) => JSON.stringify(it).replaceAll(/fit_[0-9A-Z]{26}/g, '')
    expect(plain(changed)).not.toBe(plain(await answer(call, `without ${name}`)))
  })
})
