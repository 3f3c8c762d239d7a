import { nearest } from '../../golf/names/nearest.ts'
import type { Surface } from '../surface.ts'
import type { Caller } from '../tool.ts'
import type { Prompt, PromptMessage } from './prompts.ts'
import { uriTemplateOf } from './resources.ts'

/** A prompt with its arguments filled in, or why it cannot be. */
export const promptMessages = (
  prompts: readonly Prompt[],
  name: string,
  given: Readonly<Record<string, string>>,
): { description: string; messages: readonly PromptMessage[] } | { wrong: string } => {
  const prompt = prompts.find((one) => one.name === name)
  if (prompt === undefined) {
    const near = nearest(
      name,
      prompts.map((one) => one.name),
    )
    return { wrong: `Unknown prompt: ${name.slice(0, 100)}${near === undefined ? '' : `. Did you mean ${near}?`}` }
  }
  const missing = prompt.arguments.filter((argument) => argument.required && !given[argument.name]?.trim())
  if (missing.length > 0)
    return { wrong: `The prompt ${name} needs ${missing.map((argument) => argument.name).join(' and ')}.` }
  return { description: prompt.description, messages: prompt.render(given) }
}

type Completing = Pick<Surface, 'prompts' | 'templates' | 'completers'>
interface Argument {
  readonly name: string
  readonly value: string
}

/** @source MCP specification, completion: at most so many values in an answer */
const completionsMax = 100

/** Values of an argument of a prompt or of a resource template, from what is typed so far. Free text has none. */
export const completionsFor = async (
  surface: Completing,
  ref: { readonly type: string; readonly name?: string; readonly uri?: string },
  argument: Argument,
  caller: Caller,
) => {
  const completed =
    ref.type === 'ref/resource'
      ? surface.templates.find((one) => uriTemplateOf(one) === ref.uri && one.variable === argument.name)?.variable
      : argumentOf(surface, ref.name, argument)?.completer
  const complete = completed === undefined ? undefined : surface.completers[completed]
  const values = complete ? await complete(argument.value, caller) : completeListed(surface, ref, argument)
  return { values: values.slice(0, completionsMax), total: values.length, hasMore: values.length > completionsMax }
}

const argumentOf = ({ prompts }: Completing, prompt: string | undefined, { name }: Argument) =>
  prompts.find((one) => one.name === prompt)?.arguments.find((one) => one.name === name)

/** Of a closed list. */
const completeListed = (surface: Completing, { type, name }: { type: string; name?: string }, argument: Argument) => {
  const known = type === 'ref/prompt' ? (argumentOf(surface, name, argument)?.values ?? []) : []
  return known.filter((one) => one.startsWith(argument.value.toLowerCase()))
}
