import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { BackupRefused, format, type Header, type TableLine, type Trailer } from './format.ts'

/** A backup that is being read, from its header on. */
export interface OpenBackup {
  readonly header: Header
  /** Tables and rows in the order of the file. It ends well only when the file is whole. */
  contents(): AsyncGenerator<TableLine | readonly string[]>
  /** Bytes of the file read so far. */
  read(): number
  /** What to throw when the database does not take the rows that were read last: they are not as they were written. */
  damaged(): BackupRefused
}

/** Rows that are given out together have about so much text. */
const charactersAtOnce = 1_000_000

/** The longest row holds a session of 5 MB, with each quote escaped twice. A file may unpack to a thousand times its size. */
const lineCharactersMax = 32_000_000

/** @throws {BackupRefused} It is not a backup, or of a later format; later: it is damaged or cut off, and where. */
export const openBackup = async (file: string): Promise<OpenBackup> => {
  const source = createReadStream(file)
  let last = 0
  const lines = linesIn(source, file, (number) => {
    last = number
  })
  const first = await lines.next()
  const header = first.done ? null : (readObject(first.value.text) as Header | null)
  if (header === null || !isHeader(header)) throw noBackup(file)
  if (header.format > format)
    throw new BackupRefused(`${file} was written by a later release (${header.release}). Restore it with that release.`)
  return {
    header,
    contents: () => checked(first.value!, lines, file),
    read: () => source.bytesRead,
    damaged: () => damaged(file, last),
  }
}

interface Line {
  readonly text: string
  readonly number: number
}

/** The lines of the file. What cannot be decompressed is named by the last line that could. */
async function* linesIn(
  source: ReturnType<typeof createReadStream>,
  file: string,
  onLine: (number: number) => void,
): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const text = createZstdDecompress()
  pipeline(source, text, () => {}) // the reader of the text throws its errors
  let number = 0
  let pieces: string[] = []
  let characters = 0
  try {
    for await (const chunk of text) {
      const parts = decoder.decode(chunk as Uint8Array, { stream: true }).split('\n')
      for (const part of parts.slice(0, -1)) {
        onLine(++number)
        yield { text: [...pieces, part].join(''), number }
        pieces = []
        characters = 0
      }
      pieces.push(parts.at(-1)!)
      characters += parts.at(-1)!.length
      if (characters > lineCharactersMax) throw new Error('a line without an end')
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error // the file cannot be read at all
    throw number === 0 ? noBackup(file) : damaged(file, number)
  }
}

async function* checked(header: Line, lines: AsyncGenerator<Line>, file: string) {
  const hash = new Bun.CryptoHasher('sha256').update(`${header.text}\n`)
  const counts: Record<string, number> = {}
  let table: string | undefined
  let batch: string[] = []
  let characters = 0
  let last = header.number
  for await (const { text, number } of lines) {
    last = number
    if (text.startsWith('[') && table !== undefined) {
      hash.update(`${text}\n`)
      counts[table]!++
      characters += text.length
      batch.push(text)
      if (characters < charactersAtOnce) continue
      yield batch
    } else {
      if (batch.length > 0) yield batch
      const line = readObject(text) as (TableLine & Trailer) | null
      if (line?.sha256 !== undefined) return expectWhole(line, counts, hash, lines, { file, number })
      if (line === null || !isTableLine(line)) throw damaged(file, number)
      hash.update(`${text}\n`)
      table = line.table
      counts[table] = 0
      yield line
    }
    batch = []
    characters = 0
  }
  throw new BackupRefused(`${file} was cut off at line ${last}. Nothing was restored.`)
}

const expectWhole = async (
  trailer: Trailer,
  counts: Readonly<Record<string, number>>,
  hash: Bun.CryptoHasher,
  lines: AsyncGenerator<Line>,
  { file, number }: { file: string; number: number },
): Promise<void> => {
  const isWhole = trailer.sha256 === hash.digest('hex') && Bun.deepEquals(trailer.rows, counts)
  if (!isWhole)
    throw new BackupRefused(`${file} was changed after it was written: its checksum is wrong. Nothing was restored.`)
  if (!(await lines.next()).done) throw damaged(file, number)
}

const isHeader = ({ clubwright, format: written, migrations }: Header): boolean =>
  clubwright === 'backup' &&
  Number.isInteger(written) &&
  Array.isArray(migrations) &&
  migrations.every((one) => typeof one?.name === 'string' && typeof one.checksum === 'string')

const isTableLine = ({ table, columns }: TableLine): boolean =>
  typeof table === 'string' && Array.isArray(columns) && columns.every((column) => typeof column === 'string')

const noBackup = (file: string) => new BackupRefused(`${file} is not a Clubwright backup.`)

const damaged = (file: string, line: number) =>
  new BackupRefused(`${file} is damaged or cut off at line ${line}. Nothing was restored.`)

const readObject = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
