import { dynamicLoftDeg, impact, type Launch, shotWithLoft, strikeEfficiency } from '../../../flight/index.ts'
import { usualAttackDeg } from '../../../golf/flight/attack.ts'
import { wedgeLaunch } from '../../../golf/flight/launch.ts'
import type { ClubType, FairwayDesignation, IronCategory, WedgeClass } from '../../../golf/names/words.ts'
import { driverSpeedPerMph } from '../../../golf/speeds.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import type { Fit } from '../fit.ts'
import { sevenIronWindow } from '../irons/iron-flight.ts'
import { fairwayTargetLaunchDeg } from '../woods/fairway-loft.ts'
import { hybridTargetLaunchDeg } from '../woods/hybrid-loft.ts'

/** The shot of a club that its fitting describes by carry and gap only, for whoever draws it. */
interface ClubShot extends Launch {
  readonly club: FairwayDesignation | 'hybrid' | '7-iron' | WedgeClass
  readonly clubSpeedMph: number
  readonly attackDeg: number
  /** Not measured: the launch is the one that the rules ask for. */
  readonly isExpected: boolean
}

/** The fitted shot, and the current one where it was measured with a club whose loft is known. */
export interface ClubShots {
  readonly fitted: ClubShot
  readonly now: Launch | null
}

/**
 * How a fitted club flies whose fitting flies none. The measured shot moves by the change of loft; without one the ball starts
 * at the launch that the rule of the club asks for, as the impact model has it. Null for clubs whose fittings fly themselves.
 * @rule FLT-COMPARE, FLT-IMPACT, FWY-LOFT, IRON-HOLD, WDG-LAUNCH
 */
export const clubShots = (request: FittingRequest, fit: Fit): ClubShots | null => {
  const club = clubOf(request.clubType, fit)
  if (club === null) return null
  const { swing, specs } = fit
  const { presentShot } = swing
  const isOwn = swing.numbersOf === club
  const present = fit.wedgeFit ? specs.loft.value : request.currentEquipment?.loft
  if (presentShot !== null && isOwn && present !== undefined) {
    const delivery = { club, clubSpeedMph: swing.ownSpeedMph, attackDeg: swing.attackDeg.value }
    const launch = shotWithLoft(presentShot, delivery, specs.loft.value - present)
    const { ballSpeedMph, launchDeg, spinRpm } = presentShot
    return {
      fitted: { ...delivery, ...launch, isExpected: false },
      now: fit.wedgeFit ? null : { ballSpeedMph, launchDeg, spinRpm },
    }
  }
  const fitted = fit.woodFit ? expectedShot(club as Wood, isOwn, request, fit) : expectedIron(club, request, fit)
  return { fitted, now: null }
}

type Wood = FairwayDesignation | 'hybrid'

const clubOf = (clubType: ClubType, { woodFit, wedgeFit, flights }: Fit): ClubShot['club'] | null => {
  if (wedgeFit) return wedgeFit.wedgeHit
  if (clubType === 'iron' && flights.fitted === null) return '7-iron'
  if (!woodFit) return null
  return clubType === 'hybrid' ? 'hybrid' : (woodFit.designation as FairwayDesignation)
}

const expectedShot = (club: Wood, isOwn: boolean, request: FittingRequest, fit: Fit): ClubShot => {
  const { swing, golfer, specs, driverSpeedMph } = fit
  const handicap = golfer.handicap?.value
  const clubSpeedMph = isOwn ? swing.ownSpeedMph : driverSpeedMph.value / driverSpeedPerMph[club]
  const attackDeg = isOwn ? swing.attackDeg.value : usualAttackDeg(club, { group: golfer.group, handicap })
  const launchDeg =
    club === 'hybrid'
      ? hybridTargetLaunchDeg(clubSpeedMph, specs.loft.value)
      : fairwayTargetLaunchDeg(club, driverSpeedMph.value)
  const delivery = {
    club,
    clubSpeedMph,
    attackDeg,
    dynamicLoftDeg: dynamicLoftDeg({ launchDeg, attackDeg }),
    efficiency: strikeEfficiency(handicap, request.swingMetrics.strikePattern, golfer.group),
  }
  return { club, clubSpeedMph, attackDeg, ...impact(delivery), isExpected: true }
}

/** A full swing at the middle of the launch that the rule of the club calls usual. */
const expectedIron = (club: ClubShot['club'], request: FittingRequest, { swing, golfer, specs }: Fit): ClubShot => {
  const { clubSpeedMph, attackDeg } = { clubSpeedMph: swing.clubSpeedMph.value, attackDeg: swing.attackDeg.value }
  const { launchMinDeg, launchMaxDeg } =
    club === '7-iron'
      ? sevenIronWindow(clubSpeedMph)
      : { launchMinDeg: wedgeLaunch.usualMinDeg, launchMaxDeg: wedgeLaunch.usualMaxDeg }
  const launchDeg = (launchMinDeg + launchMaxDeg) / 2
  const delivery = {
    club,
    category: specs.headProfile.value as IronCategory,
    clubSpeedMph,
    attackDeg,
    dynamicLoftDeg: dynamicLoftDeg({ launchDeg, attackDeg }),
    efficiency: strikeEfficiency(golfer.handicap?.value, request.swingMetrics.strikePattern, golfer.group),
  }
  return { club, clubSpeedMph, attackDeg, ...impact(delivery), isExpected: true }
}
