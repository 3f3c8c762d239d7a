import { driverTarget, smashAtSpinLoft } from '../../src/flight/index.ts'

/** The tours' averages: PGA as in trackman-pga.csv, LPGA from memory; the carries are those of the curves' table. */
export const tourAverages: Readonly<
  Record<string, { ballSpeedMph: number; launchDeg: number; spinRpm: number; spinLoftDeg: number }>
> = {
  'pga-driver': { ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686, spinLoftDeg: 14.2 },
  'pga-6-iron': { ballSpeedMph: 127, launchDeg: 14.1, spinRpm: 6231, spinLoftDeg: 24.3 },
  'women-tour-driver': { ballSpeedMph: 140, launchDeg: 13.2, spinRpm: 2611, spinLoftDeg: 12 },
  'women-tour-6-iron': { ballSpeedMph: 109, launchDeg: 17.1, spinRpm: 5943, spinLoftDeg: 25.6 },
}

/** PING's chart goes by ball speed; the target is that of the club speed which gives it. */
export const targetAtBall = (ballSpeedMph: number, attackDeg: number) => {
  let clubSpeedMph = ballSpeedMph / 1.48
  for (let step = 0; step < 50; step++) {
    const { launchDeg } = driverTarget(clubSpeedMph, attackDeg)
    clubSpeedMph = ballSpeedMph / smashAtSpinLoft((launchDeg - attackDeg) / 0.85, 'driver')
  }
  return driverTarget(clubSpeedMph, attackDeg)
}
