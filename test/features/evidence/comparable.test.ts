import { expect, test } from 'bun:test'
import { rebuildEvidence } from '../../../src/features/evidence/index.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { openClub, requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { someGolfers } from '../../support/golfers.ts'
import { counted } from './record.ts'

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

  test('what is counted beside a fitting is what a rebuild finds in the whole result', async () => {
    const sql = await open()
    const club = await openClub(sql)
    for (const clubType of clubTypes)
      for (const golfer of someGolfers(clubType, 8)) {
        const { status } = await club.analyze(golfer)
        expect(status).toBe(200)
      }
    const before = await counted(sql)
    expect(before.picks.length).toBeGreaterThan(50)
    await rebuildEvidence(sql)
    expect(await counted(sql)).toEqual(before)
  })
})
