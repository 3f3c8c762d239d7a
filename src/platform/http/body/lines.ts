import type { TSchema } from '@sinclair/typebox'

/** The media type of lines that are each a JSON document. @source https://github.com/ndjson/ndjson-spec */
export const lineType = 'application/x-ndjson'

/**
 * A body of lines as Elysia takes it. The schema is that of one line; it is checked by who reads the lines, so that a bad
 * one is answered by itself.
 */
export const lines = <Schema extends TSchema>(schema: Schema) => ({
  schema,
  mediaType: lineType,
  '~standard': {
    version: 1 as const,
    vendor: 'clubwright' as const,
    types: undefined as { readonly input: string; readonly output: string } | undefined,
    validate: (text: unknown) => ({ value: (text ?? '') as string }),
  },
})
