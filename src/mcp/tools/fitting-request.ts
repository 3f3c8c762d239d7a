import { type Static, Type } from '@sinclair/typebox'
import {
  ClubDetails,
  FittingRequest,
  GolferInput,
  IronShaft,
  loftBounds,
  SwingMetrics,
  speedGroups,
  toolTurns,
} from '../../fitting/index.ts'
import { aClub } from '../../golf/names/phrases.ts'
import type { ClubType } from '../../golf/names/words.ts'
import type { FieldProblem } from '../../platform/errors.ts'
import { closed } from '../../platform/schema.ts'
import type { Message } from '../../words/message.ts'
import { fromTo, say } from '../../words/say.ts'
import { loftName } from '../flat-names.ts'

const golfer = GolferInput.properties
const swing = SwingMetrics.properties
const details = ClubDetails.properties
const shaft = IronShaft.properties

/**
 * The fitting request without nesting: one level of arguments is what models fill in without mistakes. Bounds come from the
 * REST schema unless the interface specification gives the flat form its own.
 */
export const FlatFitting = closed(
  {
    clubType: FittingRequest.properties.clubType,
    handedness: golfer.handedness,
    swingSpeed: Type.Optional({
      ...swing.swingSpeed,
      description: 'Club speed, mph; iron: 7-iron; fairway: driver.',
    }),
    ballSpeed: swing.ballSpeed,
    estimateSpeed: Type.Optional(Type.Boolean({ description: 'No speed known.' })),
    missPattern: swing.missPattern,
    missSize: Type.Optional({ ...swing.missSize, description: 'How far it curves.' }),
    ballFlight: Type.Optional({ ...swing.ballFlight, description: 'Without launchAngle.' }),
    handicap: golfer.handicap,
    averageScore: golfer.averageScore,
    carryDistance: swing.carryDistance,
    totalDistance: swing.totalDistance,
    launchAngle: swing.launchAngle,
    spinRate: swing.spinRate,
    attackAngle: swing.attackAngle,
    clubPath: toolTurns.clubPath,
    faceAngle: toolTurns.faceAngle,
    strikePattern: swing.strikePattern,
    wristToFloor: Type.Optional({ ...golfer.wristToFloor, description: 'Wrist crease to floor, inches, in shoes.' }),
    heightFeet: golfer.heightFeet,
    heightInches: golfer.heightInches,
    weight: golfer.weight,
    gender: golfer.gender,
    age: golfer.age,
    loft: Type.Optional(
      Type.Number({
        minimum: 12,
        maximum: 62,
        unit: 'degrees',
        description: 'Fairway 12-23, hybrid 17-28, wedge 44-62: of the ball, else wanted; own 7-iron 20-45.',
      }),
    ),
    currentClub: Type.Optional(Type.String({ maxLength: 100, description: 'Club played.' })),
    currentLoft: Type.Optional(
      Type.Number({ unit: 'degrees', description: 'Its loft; wood, hybrid: with club or ball; no wedge.' }),
    ),
    wantedLoft: Type.Optional(
      Type.Number({ unit: 'degrees', description: 'Wood, hybrid, wedge: no ball, currentClub.' }),
    ),
    fairwayDesignation: Type.Optional({ ...details.fairwayDesignation, description: 'Fairway: which wood.' }),
    fairwaySpeedSource: Type.Optional({ ...details.fairwaySpeedSource, description: 'Club of swingSpeed.' }),
    fairwayBallSource: Type.Optional({
      ...details.fairwayBallSource,
      description: 'Club of the ball.',
    }),
    driverSpeed: details.driverSpeed,
    sevenIronSpeed: details.sevenIronSpeed,
    pwLoft: details.pwLoft,
    lobWedgeFullSwing: details.lobWedgeFullSwing,
    wedgeHit: details.wedgeHit,
    ironFittingId: Type.Optional({ ...details.ironFittingId, description: 'Wedge: iron fitting to match.' }),
    corrects: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'fittingId or `last`, answered or re-picked.',
      }),
    ),
    confirmed: Type.Optional({ ...FittingRequest.properties.confirmed, description: 'Odd but right.' }),
    budget: Type.Optional({ ...FittingRequest.properties.budget, description: 'Most for a pick, US dollars.' }),
    brands: Type.Optional({
      ...FittingRequest.properties.brands,
      items: Type.String({ minLength: 1, maxLength: 60 }),
      description: 'Only these.',
    }),
    inventory: Type.Optional({ ...FittingRequest.properties.inventory, description: 'Shop stock.' }),
    ironShaftFlex: shaft.flex,
    ironShaftWeight: shaft.weightGrams,
    ironShaftMaterial: shaft.material,
  },
  { anyOf: speedGroups },
)
export type FlatFitting = Static<typeof FlatFitting>

/** The request that REST would have been sent: both doors meet in one engine input. */
export const fittingRequest = (flat: FlatFitting): FittingRequest => {
  const { ironShaftFlex: flex, ironShaftWeight: weightGrams, ironShaftMaterial: material } = flat
  const ironShaft = dropUndefined({ flex, weightGrams, material })
  const model = clubSaid(flat)
  const { loft, currentLoft = loft, wantedLoft = currentLoft } = flat
  const currentEquipment = dropUndefined({ loft: wantedLoft, model })
  const clubDetails = dropUndefined({ ...members(flat, details), ...(ironShaft && { ironShaft }) })
  return {
    clubType: flat.clubType,
    golfer: { ...members(flat, golfer), handedness: flat.handedness },
    swingMetrics: { ...members(flat, swing) },
    ...(currentEquipment && { currentEquipment }),
    ...(clubDetails && { clubDetails }),
    ...(flat.corrects !== undefined && { corrects: flat.corrects }),
    ...(flat.confirmed !== undefined && { confirmed: flat.confirmed }),
    ...(flat.budget !== undefined && { budget: flat.budget }),
    ...(flat.brands !== undefined && { brands: flat.brands }),
    ...(flat.inventory !== undefined && { inventory: flat.inventory }),
  }
}

/** A blank name says nothing. */
const clubSaid = ({ currentClub }: Partial<FlatFitting>) => (currentClub?.trim() === '' ? undefined : currentClub)

/** The range of `loft` is the contract's; most drivers have less. @source interface specification, tool protocol */
export const usualDriverLoftAdvice =
  'loft takes none under 12 degrees: send the loft of the driver played now as currentLoft. The fitting answers which loft to play.'

/** One loft at most says which club is played or being fitted. */
const loftNames = ['loft', 'currentLoft', 'wantedLoft'] as const
type LoftName = (typeof loftNames)[number]

/** Numbers that belong to the loft that hit the ball. */
const ofLoft = ['launchAngle', 'spinRate', 'carryDistance'] as const

/** Bounds that belong to the club type: those of REST, within the flat form's own. */
export const flatProblems = (args: unknown): FieldProblem[] => {
  const flat = (args ?? {}) as Partial<FlatFitting>
  const { clubType } = flat
  const sent = loftNames.filter((name) => flat[name] !== undefined)
  if (typeof clubType !== 'string' || !(clubType in loftBounds)) return []
  const problem = (name: LoftName, detail: Message): FieldProblem => ({
    pointer: `/${name}`,
    detail,
    received: flat[name],
  })
  if (sent.length > 1) return [problem(sent[1]!, say('refusal.oneLoft', { lofts: sent }))]
  const [name] = sent
  if (name === undefined || typeof flat[name] !== 'number') return []
  const refused = refusedMeaning(flat, clubType, name)
  if (refused !== null) return [problem(name, refused)]
  const { min, max } = loftBounds[clubType]
  const lowest = name === 'loft' ? Math.max(min, 12) : min
  return flat[name] >= lowest && flat[name] <= max
    ? []
    : [problem(name, say('refusal.loftOf', { lofts: fromTo({ n: [lowest, max] }), club: aClub(clubType) }))]
}

/** The engine has one loft: that of the ball and of the club named, where there are such, else of the wood or wedge to be fitted. */
const refusedMeaning = (flat: Partial<FlatFitting>, clubType: ClubType, name: LoftName): Message | null => {
  const isOwn = loftName(clubType) === 'currentLoft'
  const club = aClub(clubType)
  const isOfDriver = clubType === 'fairway' && flat.fairwayBallSource === 'driver'
  const numbers = isOfDriver ? [] : ofLoft.filter((number) => flat[number] !== undefined)
  const played = clubSaid(flat) === undefined ? numbers : [...numbers, 'currentClub']
  if (name === 'currentLoft')
    return isOwn || (clubType !== 'wedge' && played.length > 0) ? null : say('refusal.noCurrentLoft', { club })
  if (name === 'loft') return null
  if (isOwn) return say('refusal.noWantedLoft', { club })
  return played.length === 0 ? null : say('refusal.wantedLoftBeside', { fields: played })
}

/** The arguments that have a home in this part of the request; null when nobody said any of them. */
const members = (flat: FlatFitting, part: object) =>
  dropUndefined(Object.fromEntries(Object.entries(flat).filter(([name]) => Object.hasOwn(part, name))))

const dropUndefined = <Values extends object>(
  values: Values,
): { [Name in keyof Values]: NonNullable<Values[Name]> } | null => {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return entries.length === 0 ? null : (Object.fromEntries(entries) as never)
}
