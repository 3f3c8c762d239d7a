import { Type } from '@sinclair/typebox'
import { problems } from '../errors.ts'
import { oneOf } from '../schema.ts'

const codes = Object.values(problems).map(({ code }) => code)

/** The document of every answer that is not a success (RFC 9457, with our members). Some codes add members of their own. */
export const ProblemBody = Type.Object(
  {
    type: Type.String({ format: 'uri', description: 'Page that explains this code.' }),
    title: Type.String({ description: 'The problem in a few words, the same for every occurrence.' }),
    status: Type.Integer({ description: 'HTTP status.' }),
    detail: Type.String({ description: 'What is wrong here, and what to do.' }),
    instance: Type.String({ description: 'Id of this request, as in X-Request-ID.' }),
    success: Type.Literal(false),
    code: oneOf(codes, { description: 'Stable code to branch on.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({ description: 'JSON Pointer to the field; empty for the whole request.' }),
          detail: Type.String({ description: 'What the field must be.' }),
          received: Type.Optional(Type.Unknown({ description: 'The value as sent, when it is a small scalar.' })),
        }),
        { description: 'All wrong fields.' },
      ),
    ),
    retry: oneOf(['never', 'after Retry-After', 'after resetsAt', 'same key'], {
      description: 'When the same request may be sent again.',
    }),
  },
  { description: 'What went wrong.' },
)
