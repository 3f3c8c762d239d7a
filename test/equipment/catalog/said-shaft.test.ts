import { expect, test } from 'bun:test'
import { readShaft } from '../../../src/equipment/catalog/index.ts'
import type { ClubType } from '../../../src/golf/names/words.ts'
import { catalog } from './bundled.ts'

// Models and flexes as printed on the shafts, in makers' own words for their flexes.
test.each<[written: string, model: string | null, flex: string, grams: number | null, clubType?: ClubType]>([
  ['Ventus TR Blue 6S', 'Ventus TR Blue 6', 'Stiff', 68],
  ['Fujikura Ventus Blue 6S Velocore+', 'Ventus Blue VeloCore+ 6', 'Stiff', 65.5],
  ['Ventus Black 6X', 'Ventus Black 6', 'Extra Stiff', null],
  ['Tensei AV White 65TX', 'Tensei AV Series White 65', 'TX', 69],
  ['Tensei 1K Pro Blue 60S', 'Tensei 1K Pro Blue 60', 'Stiff', 61],
  ['Tour AD DI-6S', 'Tour AD DI-6', 'Stiff', 65],
  ['DI-6 X', 'Tour AD DI-6', 'Extra Stiff', 67],
  ['Speeder NX Violet 50S', 'Speeder NX Violet 50', 'Stiff', 57.5],
  ['KBS Tour V 110 S', 'KBS Tour-V', 'Stiff', 110, 'iron'],
  ['DG 120 S300', 'Dynamic Gold 120', 'Stiff', 118, 'iron'],
  ['Dynamic Gold R300', 'Dynamic Gold R300', 'Regular', 127, 'iron'],
  ['Dynamic Gold Tour Issue X100', 'Dynamic Gold Tour Issue S400 / X100', 'Extra Stiff', 130, 'iron'],
  ['Modus 105 S', 'N.S. Pro Modus3 Tour 105', 'Stiff', 106.5, 'iron'],
  ['NS Pro Modus3 Tour 120X', 'N.S. Pro Modus3 Tour 120 (Extra Stiff)', 'Extra Stiff', 120, 'iron'],
  ['Project X 6.0', 'Project X 6.0 / 6.5', 'Stiff', 120, 'iron'],
  ['PX LZ 5.5', 'Project X LZ 5.5', 'R+', 115, 'iron'],
  ['Ventus Blue HB 8S', 'Ventus Blue HB 8', 'Stiff', 86, 'hybrid'],
  ['HZRDUS Black Gen 4 60 6.5', 'HZRDUS Black Gen 4 60', 'Extra Stiff', 63],
  ['XXIO MP1300 R2', 'MP1300', 'Senior', null],
  ['Diamana GT60 X', 'Diamana GT 60', 'Extra Stiff', 65],
  ['LIN-Q Blue 5 F4', 'LIN-Q PowerCore Blue 5', 'Stiff', 59],
  ['AD IZ 6 S', 'Tour AD IZ-6', 'Stiff', 63],
  ['Cypher 40 R2', 'Cypher Forty', 'Senior', null],
  ['Tensei Pro White 1K 60TX', 'Tensei 1K Pro White 60', 'TX', 65],
  ['DG TI S400', 'Dynamic Gold Tour Issue S400 / X100', 'Stiff', 132, 'iron'],
  ['950 GH Neo R', 'N.S. Pro 950GH neo', 'Regular', 94.5, 'iron'],
  ['Recoil 760 F3', 'Recoil 760 ES', 'Regular', null, 'iron'],
  ['Nobody’s shaft 6 R', null, 'Regular', null],
])('G13 %s is read by its model, weight class and flex', (written, model, flex, weightGrams, clubType = 'driver') => {
  const said = readShaft(written, catalog.shafts, clubType)
  expect({ ...said, shaft: said.shaft?.model ?? null }).toEqual({ shaft: model, flex, weightGrams } as never)
})
test('G13 a flex is no part of a model: Project X and a maker alone say none', () => {
  for (const written of ['Project X', 'KBS', 'Ventus'])
    expect(readShaft(written, catalog.shafts, 'iron')).toMatchObject({ flex: null, weightGrams: null })
})
