import { join } from 'node:path'
import type { BunPlugin } from 'bun'
import { csvParseRows } from 'd3-dsv'
import { problem } from '../platform/errors.ts'
import { acceptedEncoding, type EncodedDocument, encodedDocument } from '../platform/http/answers/encoding.ts'
import { say } from '../words/say.ts'

/**
 * The script of a page, built from its sources for browsers by `clubwright prepare`.
 * @param entry Its first file.
 * @param format `esm` for what another script imports.
 */
export const buildPageScript = async (
  folder: string,
  entry: string,
  format: 'iife' | 'esm' = 'iife',
): Promise<string> => {
  const { outputs } = await Bun.build({
    entrypoints: [join(folder, entry)],
    target: 'browser',
    format,
    minify: true,
    plugins: [readTables],
  })
  return outputs[0]!.text()
}

/** Reference tables are read here, so that no page carries a reader of CSV; the names of their columns are sent once. */
const readTables: BunPlugin = {
  name: 'tables',
  setup: (build) => {
    build.onLoad({ filter: /\.csv$/ }, async ({ path }) => {
      const rows = csvParseRows(await Bun.file(path).text())
      return { loader: 'text', contents: JSON.stringify(rows) }
    })
    build.onResolve({ filter: /^d3-dsv$/ }, () => ({ path: 'rows', namespace: 'tables' }))
    build.onLoad({ filter: /./, namespace: 'tables' }, () => ({
      loader: 'js',
      contents: `export const csvParse = (text) => {
        const [names, ...rows] = JSON.parse(text)
        return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
      }`,
    }))
  },
}

interface Script {
  /** Names the content, so that it may be kept for ever. */
  readonly address: string
  readonly document: EncodedDocument
}

/** The script that a page loads, and the answer to the request for it. */
interface PageScript {
  /** Null in a source tree in which nothing was prepared yet. */
  address(): Promise<string | null>
  /** @throws notFound for a script of another release */
  answer(request: Request, name: string): Promise<Response>
}

/** @param load Imports the text that `prepare` built. */
export const pageScript = (folder: string, load: () => Promise<{ readonly default: string }>): PageScript => {
  let script: Promise<Script | null> | undefined
  const read = () => {
    script ??= scriptIn(folder, load)
    return script
  }
  return {
    address: async () => (await read())?.address ?? null,
    answer: async (request, name) => {
      const found = await read()
      if (found === null || found.address !== `${folder}/${name}`)
        throw problem('notFound', { detail: say('missing.script') })
      return immutable(request, found.document)
    },
  }
}

const scriptIn = async (folder: string, load: () => Promise<{ readonly default: string }>): Promise<Script | null> => {
  try {
    const { default: text } = await load()
    const hash = new Bun.CryptoHasher('sha256').update(text).digest('hex').slice(0, 16)
    return { address: `${folder}/${hash}.js`, document: encodedDocument(text, 'text/javascript; charset=utf-8') }
  } catch {
    return null
  }
}

const immutable = async (request: Request, document: EncodedDocument): Promise<Response> => {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  return new Response(await document.bytes(encoding), {
    headers: {
      'content-type': document.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}
