import { beforeAll, describe, expect, test } from 'bun:test'
import { requestTo } from '../support/app.ts'
import { type Club, openClub } from '../support/club.ts'
import { forEachDatabase } from '../support/databases.ts'

interface Collection {
  readonly variable: readonly { readonly key: string; readonly value: string }[]
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[]
}
interface Item {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly header: readonly { readonly key: string; readonly value: string; readonly disabled?: true }[]
    readonly url: {
      readonly raw: string
      readonly variable: readonly { readonly key: string; readonly value: string }[]
    }
    readonly body?: { readonly raw: string }
  }
}

forEachDatabase((engine, open) => {
  // The collection does not depend on the database.
  if (engine !== 'embedded') return
  let club: Club
  let collection: Collection
  let requests: readonly Item[]
  beforeAll(async () => {
    club = await openClub(await open())
    collection = (await club.call('/docs/clubwright.postman_collection.json', { key: null })).body
    requests = collection.item.flatMap(({ item }) => item)
  })

  test('it has every operation of the API description, in the folder of its tag', async () => {
    const { paths } = (await club.call('/swagger/json')).body as {
      paths: Record<string, Record<string, { summary: string; tags: string[] }>>
    }
    const described = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ summary, tags }) => `${tags[0]}: ${summary}`),
    )
    const collected = collection.item.flatMap(({ name, item }) => item.map((one) => `${name}: ${one.name}`))
    expect(collected.toSorted()).toEqual(described.toSorted())
  })

  describe('sent as it is, with the address and the key filled in', () => {
    const send = ({ request: { method, header, url, body } }: Item) => {
      let path = url.raw.replace('{{baseUrl}}', '')
      for (const { key, value } of url.variable) path = path.replace(`:${key}`, value)
      return club.app.handle(
        requestTo(path, {
          method,
          headers: {
            authorization: `Bearer ${club.apiKey}`,
            ...Object.fromEntries(header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value])),
          },
          ...(body !== undefined && { body: body.raw }),
        }),
      )
    }
    const end = /keys\/revoke|^DELETE/

    test('each request is answered, but those that name what nobody has or need another credential', async () => {
      const inOrder = Map.groupBy(requests, ({ request: { method, url } }) => end.test(`${method} ${url.raw}`))
      const deleting = inOrder.get(true)!.toSorted((a, b) => a.request.method.localeCompare(b.request.method))
      const refused: string[] = []
      for (const item of [...inOrder.get(false)!, ...deleting]) {
        const { status } = await send(item)
        if (status >= 400)
          refused.push(`${status} ${item.request.method} ${item.request.url.raw.replace('{{baseUrl}}', '')}`)
      }
      expect(refused).toEqual([
        '404 GET /v1/fittings/:fittingId',
        '404 POST /v1/fittings/:fittingId/lab-handoff',
        '401 POST /v1/agent/token',
        '404 POST /v1/webhooks/:webhookId/enable',
        '404 POST /v1/webhooks/:webhookId/rotate-secret',
        '404 DELETE /v1/fittings/:fittingId',
        '404 DELETE /v1/webhooks/:webhookId',
      ])
    })
  })
})
