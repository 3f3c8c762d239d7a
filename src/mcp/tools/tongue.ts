import { type TObject, Type } from '@sinclair/typebox'
import { systems } from '../../golf/quantity.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { listenerOf, rendered, type Tongue, tongues } from '../../words/index.ts'
import type { Rendered } from '../../words/message.ts'

/** Language and units of texts, as arguments. */
export const toolTongue = {
  language: Type.Optional(oneOf(tongues, { description: 'Of texts.' })),
  units: Type.Optional(oneOf(systems, { description: 'In texts.' })),
}

/** What a route takes, and in whose words the tool answers. */
export const withTongue = <Request extends TObject>(schema: Request) => {
  const { properties, examples } = schema as Pick<Request, 'properties' | 'examples'>
  return closed({ ...(properties as Request['properties']), ...toolTongue }, { examples })
}

/** An answer in these words. */
export const inTongue = <Answer>({ language: lang, units }: ToolTongue, answer: Answer): Rendered<Answer> =>
  rendered(listenerOf({ lang, units }), answer)

/** Language and units, as arguments. */
export interface ToolTongue {
  readonly language?: Tongue['lang']
  readonly units?: Tongue['units']
}
