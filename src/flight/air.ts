/** The air a ball flies through. Density is all that the flight model takes from the weather. */
export interface Air {
  readonly densityKgM3: number
}

/**
 * Sea level, 25 °C: the air of normalized launch-monitor numbers, and of every fitting.
 * A fitting never corrects for weather, because requests carry no weather.
 * @source Published TrackMan tables state normalization to 25 °C (77 °F) at sea level; 1.184 kg/m³ is dry air there.
 */
export const standardAir: Air = { densityKgM3: 1.184 }

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
  const { temperatureC = 25, altitudeM = 0, pressureHpa = pressureAtAltitude(altitudeM) } = weather
  return { densityKgM3: standardAir.densityKgM3 * (pressureHpa / 1013.25) * (298.15 / (temperatureC + 273.15)) }
}

const pressureAtAltitude = (altitudeM: number): number => 1013.25 * (1 - 2.25577e-5 * altitudeM) ** 5.2559
