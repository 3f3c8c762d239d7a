import { expect, test } from 'bun:test'
import { clubTypes } from '../../src/golf.ts'
import { openClub, requests } from '../support/club.ts'
import { forEachDatabase } from '../support/databases.ts'

forEachDatabase((_engine, open) => {
  test('a fitting of every club type becomes evidence for golfers like this one', async () => {
    const sql = await open()
    const club = await openClub(sql)
    for (const clubType of clubTypes) {
      const { body } = await club.analyze(requests[clubType])
      const { driverSpeedMph, handicap } = body.meta.golfer
      expect({ clubType, driverSpeedMph, handicap }).toEqual({
        clubType,
        driverSpeedMph: expect.any(Number),
        handicap: requests[clubType].golfer.handicap,
      })
    }
    const evidence = await club.evidence.reload()
    expect(clubTypes.map((clubType) => evidence.clubs[clubType].fittings.fittings)).toEqual([1, 1, 1, 1, 1])
  })
})
