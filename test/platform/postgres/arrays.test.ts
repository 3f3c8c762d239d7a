import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { forEachDatabase } from '../../support/databases.ts'

forEachDatabase((_engine, open) => {
  test('arrays go in and come out as they were, whatever their texts hold', async () => {
    const sql = await open({ empty: true, asShipped: true })
    const text = fc.option(fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', '')))
    await fc.assert(
      fc.asyncProperty(fc.array(text), fc.array(fc.integer()), fc.array(fc.boolean()), async (texts, ints, bools) => {
        const [row] = await sql`
          select ${texts}::text[] as texts, ${ints}::int[] as ints, ${ints}::int8[] as longs,
                 ${ints.map((value) => value / 8)}::float8[] as floats, ${bools.map(String)}::bool[] as bools`
        expect(row).toEqual({ texts, ints, longs: ints, floats: ints.map((value) => value / 8), bools })
      }),
      { numRuns: 200 },
    )
  })
})
