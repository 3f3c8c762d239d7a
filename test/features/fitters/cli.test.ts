import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPostgresUrl } from '../../support/databases.ts'
import { clubwright, readyService, type Service, scratchDirectory } from '../../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const file = (name: string, text: string | Uint8Array): string => {
  const path = join(scratch.path, name)
  writeFileSync(path, text)
  return path
}
const two = file('two.csv', 'name,zip,partner\nReal Golf,02138,true\nOther Golf,02139,false\n')
const broken = file('broken.csv', 'name,zip\nReal Golf,02138\nNowhere Golf,00000\nReal Golf,02138\n')

const searched = async ({ address }: Service, apiKey: string) => {
  const answer = await fetch(`${address}/v1/fitters?zip=02138`, { headers: { authorization: `Bearer ${apiKey}` } })
  const { code, fitters = [] } = (await answer.json()) as {
    code?: string
    fitters?: { name: string; sample: boolean }[]
  }
  return {
    status: answer.status,
    code,
    names: fitters.map(({ name }) => name),
    samples: fitters.map(({ sample }) => sample),
  }
}

describe('beside the running embedded server', () => {
  const env = { DATA_DIR: join(scratch.path, 'data') }
  let service: Service
  let apiKey: string
  beforeAll(async () => {
    service = await readyService(env)
    apiKey = readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim()
  })
  afterAll(() => service.stop('SIGTERM'))

  test('a first start has the sample directory, every fitter marked', async () => {
    const { status, samples } = await searched(service, apiKey)
    expect([status, samples.length > 3, samples.every(Boolean)]).toEqual([200, true, true])
  })
  test('a file with problems is refused line by line, and the directory stays', async () => {
    const { code, stdout, stderr } = await clubwright(['fitters', 'import', broken], env)
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' })
    expect(stderr).toBe(
      'Nothing was imported: 2 problems.\n' +
        '  line 3: has no place: lat and lng are missing, and zip 00000 cannot be placed\n' +
        '  line 4: is the same fitter as line 2\n',
    )
    expect((await searched(service, apiKey)).samples[0]).toBe(true)
  })
  test('an import is found by the next search, and by the next start', async () => {
    const { stdout } = await clubwright(['fitters', 'import', two, '--json'], env)
    const revision = expect.stringMatching(/^[0-9a-f]{16}$/)
    expect(JSON.parse(stdout)).toMatchObject({ revision, fitters: 2, partners: 1, brands: 0, placedByZip: 2 })
    expect((await searched(service, apiKey)).names).toEqual(['Real Golf', 'Other Golf'])
    await service.stop('SIGKILL')
    service = await readyService(env)
    expect((await searched(service, apiKey)).names).toEqual(['Real Golf', 'Other Golf'])
  })
  test('FI-016 a cleared directory stays cleared', async () => {
    expect((await clubwright(['fitters', 'clear'], env)).stdout).toBe('The directory is empty.\n')
    await service.stop('SIGTERM')
    service = await readyService(env)
    expect(await searched(service, apiKey)).toMatchObject({ status: 503, code: 'FITTERS_UNAVAILABLE' })
  })
})

test('FI-016 on PostgreSQL nothing is loaded until the operator imports a directory', async () => {
  const url = await newPostgresUrl()
  if (url === null) return
  const env = { DATABASE_URL: url, DATA_DIR: join(scratch.path, 'unused') }
  const service = await readyService(env)
  const account = ['account', 'create', '--email', 'a@b.example', '--company', 'B', '--monthly-limit', '1', '--json']
  const { apiKey } = JSON.parse((await clubwright(account, env)).stdout)
  expect(await searched(service, apiKey)).toMatchObject({ status: 503, code: 'FITTERS_UNAVAILABLE' })
  const { stdout } = await clubwright(['fitters', 'import', two], env)
  expect(stdout).toMatch(
    /^Directory [0-9a-f]{16}: 2 fitters, 1 of them partners\. 0 list their services, 0 their brands \(0 different ones\); 2 without coordinates are placed at their ZIP\.\n$/,
  )
  let names: string[] = []
  while (names.length === 0) names = (await searched(service, apiKey)).names
  expect(names).toEqual(['Real Golf', 'Other Golf'])
  await service.stop('SIGTERM')
})

test('a file that is not there, or no table, is refused by name, and one that is not UTF-8 is read', async () => {
  const env = { DATA_DIR: join(scratch.path, 'never') }
  const missing = await clubwright(['fitters', 'import', join(scratch.path, 'nowhere.csv')], env)
  expect([missing.code, missing.stderr]).toEqual([3, expect.stringContaining('nowhere.csv')])
  const latin = file('latin.csv', new Uint8Array([...Buffer.from('name,zip\nCaf'), 0xe9, ...Buffer.from(',02138\n')]))
  const { code, stdout } = await clubwright(['fitters', 'import', latin, '--dry-run'], env)
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^Columns: name=name, zip=zip\.\n.*1 fitters.*\nNothing was/),
  ])
  const pdf = file('list.pdf.csv', new Uint8Array(Buffer.from('%PDF-1.7')))
  const refused = await clubwright(['fitters', 'import', pdf], env)
  expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining('is a PDF')])
})

test('brands and services may be listed with commas, semicolons or bars, and the import says what it read', async () => {
  const env = { DATA_DIR: join(scratch.path, 'lists') }
  const lists = file(
    'lists.csv',
    'name,zip,brands,services\nA,02138,"PING,Titleist","driver,irons"\nB,02139,ping; Callaway,putter\nC,02140,Mizuno|PING,\n',
  )
  const { stdout } = await clubwright(['fitters', 'import', lists], env)
  expect(stdout).toContain('3 fitters, 0 of them partners. 2 list their services, 3 their brands (4 different ones)')
  const { stdout: help } = await clubwright(['fitters', 'import', '--help'], {})
  for (const word of ['brands', 'ratingSource', 'full_bag', 'comma', 'semicolon', 'bar']) expect(help).toContain(word)
})
