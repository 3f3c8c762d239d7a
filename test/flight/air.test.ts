import { expect, test } from 'bun:test'
import { airAt, fly, standardAir } from '../../src/flight/index.ts'

test('25 °C at sea level is the standard air', () => {
  expect(airAt({}).densityKgM3).toBe(standardAir.densityKgM3)
  expect(airAt({ temperatureC: 25, pressureHpa: 1013.25 }).densityKgM3).toBeCloseTo(1.184, 9)
})

// ICAO standard atmosphere: 1.225 kg/m³ at 15 °C and sea level, 1.0066 at 2,000 m and 2 °C, 795.0 hPa there.
test('the standard atmosphere is met at sea level and at 2,000 m', () => {
  expect(airAt({ temperatureC: 15 }).densityKgM3).toBeCloseTo(1.225, 3)
  expect(airAt({ temperatureC: 2, altitudeM: 2000 }).densityKgM3).toBeCloseTo(1.0066, 2)
  expect(airAt({ temperatureC: 2, pressureHpa: 795 }).densityKgM3).toBeCloseTo(1.0066, 2)
})

test('a measured pressure wins over the altitude', () => {
  expect(airAt({ altitudeM: 2000, pressureHpa: 1013.25 }).densityKgM3).toBeCloseTo(1.184, 9)
})

test('a tour drive carries farther in the mountains and shorter in the cold', () => {
  const drive = { ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686 }
  const carry = (weather: Parameters<typeof airAt>[0]) => fly(drive, airAt(weather)).carryYards

  expect(carry({ altitudeM: 1600 })).toBeGreaterThan(carry({}) + 5)
  expect(carry({ temperatureC: 5 })).toBeLessThan(carry({}) - 2)
})
