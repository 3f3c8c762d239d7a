import { type TSchema, Type } from '@sinclair/typebox'

/**
 * A file as the body, as Elysia takes it: its bytes, whatever they are. Who answers reads them.
 * @param mediaTypes The usual one first.
 */
export const fileBody = (description: string, example: string, mediaTypes: readonly [string, ...string[]]) => ({
  schema: Type.String({ format: 'binary', description, examples: [example] }) as TSchema,
  mediaTypes,
  '~standard': {
    version: 1 as const,
    vendor: 'clubwright' as const,
    types: undefined as { readonly input: Uint8Array; readonly output: Uint8Array } | undefined,
    validate: (bytes: unknown) => ({ value: (bytes ?? new Uint8Array()) as Uint8Array }),
  },
})
