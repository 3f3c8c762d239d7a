import { join } from 'node:path'

/** One request to a release, and what it answered. */
export interface RecordedCall {
  readonly method: string
  readonly path: string
  /** Without the credential. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly status: number
  /** The body of the answer, as it came. */
  readonly answer: string
}

/** What a release made and answered on one engine. */
export interface Recorded {
  /** When it began: Idempotency-Keys and links that it gave out were alive then. */
  readonly at: string
  readonly accountId: string
  readonly apiKey: string
  readonly calls: readonly RecordedCall[]
}

/** The secret with which releases are recorded: that of the tests. */
export const linkSecret = 'a secret that only the tests know, long enough'

/** A recorded file of a release. */
export const readRecorded = async (release: string, name: string): Promise<Buffer> =>
  Bun.zstdDecompress(await Bun.file(join(import.meta.dir, release, `${name}.zst`)).bytes())
