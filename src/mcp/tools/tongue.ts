import type { TObject } from '@sinclair/typebox'
import type { Rendered } from '../../platform/message.ts'
import { closed } from '../../platform/schema.ts'
import { listenerOf, rendered, type Tongue, toolTongue } from '../../words/index.ts'

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
