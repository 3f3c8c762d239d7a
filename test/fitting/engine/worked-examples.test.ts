import { describe, expect, test } from 'bun:test'
import examplesCsv from '../../../db/rules/worked-examples.csv' with { type: 'text' }
import { profileWords } from '../../../src/fitting/engine/shaft/launch-profile.ts'
import { readTable } from '../../../src/golf/read-table.ts'
import { type Fit, fit } from '../../support/in-english.ts'

/** A fitting in the words of the worked examples, which were computed by a second implementation of the rules. */
const answersOf = ({ specs, lengthOffsetIn, woodFit, wedgeFit, ironSet, notes }: Fit): Record<string, unknown> => {
  const toSand = wedgeFit?.set.filter(({ club }) => club !== 'LW').map(({ loftDeg }) => loftDeg)
  const gaps = wedgeFit?.set.filter(({ club }) => club !== 'LW').map(({ gapDeg }) => gapDeg) ?? []
  return {
    flex: specs.shaftFlex.value,
    loft: specs.loft.value,
    loft7i: ironSet && specs.loft.value,
    headProfile: specs.headProfile.value,
    headCategory: specs.headProfile.display,
    launchProfile: profileWords[specs.launchProfile.value],
    lengthIn: specs.length.value,
    lengthOffsetIn,
    lieOffsetDeg: specs.lieAngle.value,
    shaftWeightG: specs.shaftWeight.value,
    material: specs.shaftMaterial?.value,
    swingWeight: specs.swingWeight.value,
    weightSetting: specs.weightSetting?.value,
    designation: woodFit?.designation,
    gapVsDriverYd: woodFit?.gapVsDriverYards,
    bounce: specs.bounce?.value,
    set: toSand,
    setContains: toSand,
    setSize: toSand && toSand.length + 1, // the pitching wedge counts
    maxSetGapDeg: Math.max(...gaps),
    lw: wedgeFit?.lobWedge.loftDeg ? String(wedgeFit.lobWedge.loftDeg) : 'none',
    spinGrade: wedgeFit?.spinGrade?.grade,
    advice: notes.some(({ rule, text }) => rule === 'IRON-HOLD' && text.includes('failed')) ? 'hold-green' : undefined,
  }
}

describe('worked fittings of the domain reference', () => {
  for (const row of readTable(examplesCsv)) {
    test(`worked example ${row['n']}`, () => {
      const expected = JSON.parse(row['expected_specs_json']!) as Record<string, unknown>
      expect(answersOf(fit(JSON.parse(row['request_json']!)))).toMatchObject(expected)
    })
  }
})
