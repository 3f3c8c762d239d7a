import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { atSpeed } from '../fitting/engine/request.ts'
import { cases } from '../support/cases.ts'
import { fit } from '../support/in-english.ts'

// Height decides the clubs of a golfer who grows; a birthday, or half an inch of wrist to floor, moves a length by half an inch at most.

const seed = 20_261_127
const person = fc.record({
  clubType: fc.constantFrom(...clubTypes),
  heightIn: fc.integer({ min: 36, max: 72 }),
  gender: fc.constantFrom('male' as const, 'female' as const, undefined),
  hasWrist: fc.boolean(),
  mph: fc.integer({ min: 40, max: 80 }),
})
type Person = typeof person extends fc.Arbitrary<infer One> ? One : never

const asked = ({ clubType, heightIn, gender, mph }: Person, more: Partial<FittingRequest['golfer']>) =>
  fit(
    atSpeed(clubType, mph, {
      golfer: {
        heightFeet: Math.floor(heightIn / 12),
        heightInches: heightIn % 12,
        ...(gender && { gender }),
        ...more,
      },
    }),
  )
const lengthOf = (who: Person, more: Partial<FittingRequest['golfer']>): number => asked(who, more).specs.length.value

test('a birthday moves a length by half an inch at most', () => {
  const holds = (who: Person) => {
    const wristToFloor = Math.max(20, Math.round(0.48 * who.heightIn))
    const lengths = Array.from({ length: 26 }, (_, years) =>
      lengthOf(who, { age: years + 5, ...(who.hasWrist && { wristToFloor }) }),
    )
    const jumps = lengths.slice(1).map((length, place) => Math.abs(length - lengths[place]!))
    expect({ who, lengths, most: Math.max(...jumps) <= 0.5 }).toEqual({ who, lengths, most: true })
  }
  fc.assert(fc.property(person, holds), { numRuns: cases(1_000), seed })
})

test('half an inch of wrist to floor moves a length by half an inch at most, and never shortens it', () => {
  const holds = (who: Person, age: number | undefined) => {
    const lengths = Array.from({ length: 61 }, (_, step) =>
      lengthOf(who, { wristToFloor: 20 + step / 2, ...(age !== undefined && { age }) }),
    )
    const jumps = lengths.slice(1).map((length, place) => length - lengths[place]!)
    const isEven = jumps.every((jump) => jump >= 0 && jump <= 0.5)
    expect({ who, age, lengths, isEven }).toEqual({ who, age, lengths, isEven: true })
  }
  const age = fc.option(fc.integer({ min: 5, max: 80 }), { nil: undefined })
  fc.assert(fc.property(person, age, holds), { numRuns: cases(600), seed })
})

test('no driver is longer than three quarters of the height of a child', () => {
  const holds = (who: Person, age: number) => {
    const length = lengthOf({ ...who, clubType: 'driver' }, { age })
    expect(length).toBeLessThanOrEqual(0.75 * who.heightIn)
  }
  const child = person.map((who) => ({ ...who, heightIn: 36 + (who.heightIn % 24) }))
  fc.assert(fc.property(child, fc.integer({ min: 5, max: 17 }), holds), { numRuns: cases(1_000), seed })
})

test('a child of 4 ft 6 in has one set, one shaft and one loft at 12, 13 and 15', () => {
  const at = (age: number) => {
    const { specs, ironSet } = asked(
      { clubType: 'driver', heightIn: 54, gender: 'male', hasWrist: true, mph: 55 },
      { age, wristToFloor: 26.5 },
    )
    const { loft, shaftFlex, shaftWeight, headProfile } = specs
    return [loft.value, shaftFlex.value, shaftWeight.value, headProfile.value, ironSet?.set]
  }
  expect([at(13), at(15)]).toEqual([at(12), at(12)])
})

test('a small golfer without an age is asked for it', () => {
  const warned = (heightIn: number, gender?: 'male' | 'female', age?: number) =>
    asked({ clubType: 'driver', heightIn, gender, hasWrist: false, mph: 60 }, age === undefined ? {} : { age })
      .warnings.map(({ field }) => field)
      .includes('golfer.age')
  expect([warned(56), warned(56, 'female')]).toEqual([true, true])
  expect([warned(58, 'female'), warned(61), warned(56, 'male', 13), warned(56, 'female', 40)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a driver is never longer than standard in an answer that says to try a shorter one', () => {
  const holds = (wristToFloor: number, strikePattern: 'heel' | 'mix' | undefined, handicap: number) => {
    const golfer = { wristToFloor, handicap }
    const { notes, lengthOffsetIn } = fit(
      atSpeed('driver', 95, { golfer, swingMetrics: { ...(strikePattern && { strikePattern }) } }),
    )
    const isShorter = notes.some(({ rule }) => rule === 'DRV-STRIKE')
    expect({ wristToFloor, strikePattern, handicap, isLonger: isShorter && lengthOffsetIn > 0 }).toMatchObject({
      isLonger: false,
    })
  }
  const strike = fc.constantFrom('heel' as const, 'mix' as const, undefined)
  const property = fc.property(fc.integer({ min: 30, max: 45 }), strike, fc.integer({ min: 0, max: 25 }), holds)
  fc.assert(property, { numRuns: cases(1_000), seed })
})
