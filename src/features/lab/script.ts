import { problem } from '../../platform/errors.ts'
import { acceptedEncoding, type EncodedDocument, encodedDocument } from '../../platform/http/encoding.ts'

interface Script {
  /** Names the content, so that it may be kept for ever. */
  readonly address: string
  readonly document: EncodedDocument
}

let script: Promise<Script | null> | undefined

/** The script of the page as `clubwright prepare` built it; null in a source tree in which nothing was prepared yet. */
export const labScript = (): Promise<Script | null> => {
  script ??= read()
  return script
}

const read = async (): Promise<Script | null> => {
  try {
    const { default: text } = await import('../../../dist/lab.script', { with: { type: 'text' } })
    const hash = new Bun.CryptoHasher('sha256').update(text).digest('hex').slice(0, 16)
    return { address: `/docs/lab/${hash}.js`, document: encodedDocument(text, 'text/javascript; charset=utf-8') }
  } catch {
    return null
  }
}

/** @throws notFound for a script of another release */
export const scriptAnswer = async (request: Request, name: string): Promise<Response> => {
  const found = await labScript()
  if (found === null || found.address !== `/docs/lab/${name}`)
    throw problem('notFound', { detail: 'This script is not of this release. Load the page again.' })
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  return new Response(await found.document.bytes(encoding), {
    headers: {
      'content-type': found.document.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}
