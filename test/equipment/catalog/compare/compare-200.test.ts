import { expect, test } from 'bun:test'
import { Comparison } from '../../../../src/equipment/catalog/answers/answer-schema.ts'
import { fieldProblems } from '../../../../src/platform/schema.ts'
import { currentHeads } from '../../../support/current-heads.ts'
import { inShop } from '../shop.ts'

inShop((shop) => {
  const compare = async (...headIds: string[]) => (await shop().post('/v1/catalog/compare', { headIds })).body

  test('CO-005 the answer has success, clubs, differences and notFound, as the API description says', async () => {
    const body = await compare('ping-g440-max-driver', 'titleist-gts2-driver')
    expect(Object.keys(body)).toEqual(['success', 'clubs', 'differences', 'notFound'])
    expect(fieldProblems(Comparison, body)).toEqual([])
    expect(body.clubs.map(({ headId }: { headId: string }) => headId)).toEqual([
      'ping-g440-max-driver',
      'titleist-gts2-driver',
    ])
    expect(body.notFound).toEqual([])
  })
  test('CO-005 differences hold what differs, with the value of every club, and nothing else', async () => {
    const { differences } = await compare('ping-g440-max-driver', 'titleist-gts2-driver')
    expect(differences.price).toEqual({ 'ping-g440-max-driver': 619, 'titleist-gts2-driver': 649 })
    expect(differences.lofts).toEqual({
      'ping-g440-max-driver': [9, 10.5, 12],
      'titleist-gts2-driver': [8, 9, 10, 11],
    })
    // Both are neutral core drivers for either hand.
    for (const same of ['category', 'clubType', 'hands', 'bias', 'gender'])
      expect(Object.keys(differences)).not.toContain(same)
  })
  test('CO-005 an attribute that only one kind of club has is null for the other', async () => {
    const { differences } = await compare('ping-g440-max-driver', 'taylormade-p790-2019')
    expect(differences.construction).toEqual({ 'ping-g440-max-driver': null, 'taylormade-p790-2019': 'hollow-body' })
  })
  test('CO-004 ids not found are listed in notFound, and the others compared', async () => {
    const { success, clubs, notFound } = await compare(
      'nope',
      'ping-g440-max-driver',
      'no-such',
      'titleist-gts2-driver',
    )
    expect([success, clubs.length, notFound]).toEqual([true, 2, ['nope', 'no-such']])
  })
  test('a club that the catalog does not have is compared by the loft and year that are sent', async () => {
    const headIds = ['TaylorMade M4', 'ping-g440-max-driver']
    const body = { headIds, unlisted: [{ name: 'TaylorMade M4', loft: 10.5, year: 2018 }] }
    const { status, body: answer } = await shop().post('/v1/catalog/compare', body)
    expect([status, fieldProblems(Comparison, answer)]).toEqual([200, []])
    expect(answer).toMatchObject({ unlisted: body.unlisted, notFound: [] })
    expect(answer.differences).toEqual({
      year: { 'ping-g440-max-driver': 2025, 'TaylorMade M4': 2018 },
      lofts: { 'ping-g440-max-driver': [9, 10.5, 12], 'TaylorMade M4': [10.5] },
    })
    const stranger = await shop().post('/v1/catalog/compare', { headIds, unlisted: [{ name: 'Other' }] })
    expect([stranger.status, stranger.body.errors[0].pointer]).toEqual([400, '/unlisted/0/name'])
    expect((await shop().post('/v1/catalog/compare', { headIds })).status).toBe(404)
    expect((await shop().post('/v1/catalog/compare', { headIds, unlisted: [{ name: 'M4', loft: 90 }] })).status).toBe(
      400,
    )
  })
  test('CO-001 four clubs can be compared', async () => {
    const headIds = currentHeads(shop().catalog, 'wedge')
      .slice(0, 4)
      .map(({ headId }) => headId)
    const { clubs, differences } = await compare(...headIds)
    expect(clubs).toHaveLength(4)
    expect(Object.keys(differences.model)).toEqual(headIds)
  })
  test('the example of the API description is answered', async () => {
    const { paths } = (await shop().get('/swagger/json')).body
    const { example } = paths['/v1/catalog/compare'].post.requestBody.content['application/json']
    expect((await shop().post('/v1/catalog/compare', example)).body).toMatchObject({ success: true, notFound: [] })
  })
})
