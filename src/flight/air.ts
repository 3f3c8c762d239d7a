import { seaLevelAir } from '../golf/flight/ball.ts'

/** The air a ball flies through. Density is all that the flight model takes from the weather. */
export interface Air {
  readonly densityKgM3: number
}

/**
 * Sea level: the air of normalized launch-monitor numbers, and of every fitting.
 * A fitting never corrects for weather, because requests carry no weather.
 * @rule FLT-TRAJECTORY
 */
export const standardAir: Air = { densityKgM3: seaLevelAir.densityKgM3 }

/**
 * Air at another place or on another day.
 *
 * @param altitudeM Height above the sea, meters; gives the pressure when none is measured.
 * @param pressureHpa Station pressure (not reduced to sea level), hectopascals. Wins over the altitude.
 * @source Ideal gas law from standard air; barometric formula of the ICAO standard atmosphere (troposphere, to 11,000 m).
 * @rule FLT-TRAJECTORY
 * @example airAt({ temperatureC: 25, altitudeM: 0 }).densityKgM3 // 1.184
 */
export const airAt = (weather: { temperatureC?: number; altitudeM?: number; pressureHpa?: number }): Air => {
  const {
    temperatureC = seaLevelAir.temperatureC,
    altitudeM = 0,
    pressureHpa = pressureAtAltitude(altitudeM),
  } = weather
  const pressureShare = pressureHpa / seaLevelAir.pressureHpa
  const warmth = (seaLevelAir.temperatureC + kelvinAtZeroC) / (temperatureC + kelvinAtZeroC)
  return { densityKgM3: standardAir.densityKgM3 * pressureShare * warmth }
}

const kelvinAtZeroC = 273.15

const pressureAtAltitude = (altitudeM: number): number =>
  seaLevelAir.pressureHpa * (1 - 2.25577e-5 * altitudeM) ** 5.2559
