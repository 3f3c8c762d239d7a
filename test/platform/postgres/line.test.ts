import { expect, test } from 'bun:test'
import { parseAddress } from '../../../src/platform/postgres/server/address.ts'
import { type Line, openLine } from '../../../src/platform/postgres/server/line.ts'
import { freePort } from '../../support/service.ts'

const nobody = () => parseAddress(`postgres://postgres@127.0.0.1:${freePort()}/postgres`)

test('what a start has found is taken for the first look, and only for that', async () => {
  const pooled: Line[] = []
  const known = { isPooled: true, isBounded: true }
  const line = openLine(nobody(), (found) => pooled.push(found), known)
  expect(await line.find()).toBe(known)
  expect(await line.find()).toBe(known)
  expect(pooled).toEqual([known])
  line.forget()
  await expect(line.find()).rejects.toThrow('database')
})

test('where nothing was found, it looks itself', async () => {
  await expect(openLine(nobody(), () => {}).find()).rejects.toThrow('database')
})
