import { describe, expect, test } from 'bun:test'
import {
  acceptedEncoding,
  encodedDocument,
  encodedEtag,
  negotiate,
} from '../../../src/platform/http/answers/encoding.ts'
import { createUnreadAnswers } from '../../../src/platform/http/limits/unread-answers.ts'
import { requestTo } from '../../support/app.ts'

describe('the coding that the caller likes best', () => {
  const cases: [header: string | null, coding: string, why: string][] = [
    [null, 'identity', 'nothing said'],
    ['', 'identity', 'nothing accepted'],
    ['gzip', 'gzip', 'one'],
    ['GZIP', 'gzip', 'in capitals'],
    ['x-gzip', 'gzip', 'by its old name'],
    ['gzip, deflate, br, zstd', 'zstd', 'several equally: ours decides'],
    ['gzip, deflate, br', 'br', 'several equally: ours decides'],
    ['gzip;q=1, br;q=0.5, zstd;q=0.1', 'gzip', 'theirs decides'],
    ['zstd;q=0, br;q=0.0, gzip', 'gzip', 'q=0 is a refusal'],
    ['gzip;q=0', 'identity', 'only a refusal'],
    ['*', 'zstd', 'anything'],
    ['*;q=0', 'identity', 'nothing at all: better plain than no answer'],
    ['zstd;q=0, *', 'br', 'anything but one'],
    ['br;q=0.3, *;q=0.8', 'zstd', 'anything rather than one'],
    ['identity', 'identity', 'plain on purpose'],
    ['identity;q=1, gzip;q=0.5', 'identity', 'plain rather than gzip'],
    ['identity;q=0.5, gzip', 'gzip', 'gzip rather than plain'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip', 'plain and gzip equally: the smaller'],
    ['deflate, compress', 'identity', 'only what we do not write'],
    ['gzip;q=abc', 'identity', 'a quality that cannot be read'],
    ['gzip ; q=0.7 , br ; q=0.8', 'br', 'with spaces'],
  ]
  for (const [header, coding, why] of cases)
    test(`${why}: ${header}`, () => expect(acceptedEncoding(header)).toBe(coding as never))
})

test('each coding has a strong tag of its own', () => {
  expect(encodedEtag('"abc"', 'identity')).toBe('"abc"')
  expect(encodedEtag('"abc"', 'br')).toBe('"abc-br"')
})

describe('a document', () => {
  const document = encodedDocument(JSON.stringify({ clubs: 'ä'.repeat(500) }))
  const outlet = createUnreadAnswers().to('key_a')
  const ask = (headers: Record<string, string>) => negotiate(requestTo('/v1/x', { headers }), document, outlet)

  test('is compressed once per coding', async () => {
    expect(await document.bytes('gzip')).toBe(await document.bytes('gzip'))
  })
  test('answers 304 only to the tag of the coding asked for', async () => {
    const { headers } = await ask({ 'accept-encoding': 'gzip' })
    const etag = headers.get('etag') ?? ''
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304)
    expect((await ask({ 'if-none-match': etag })).status).toBe(200)
    expect((await ask({ 'if-none-match': '*' })).status).toBe(304)
  })
  test('says how it varies and that caches between must not keep it', async () => {
    const { headers } = await ask({})
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-encoding')).toBeNull()
  })
})
