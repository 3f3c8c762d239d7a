import { nearest } from '../platform/nearest.ts'
import type { Prompt, PromptMessage } from './prompts.ts'

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

/** Values of an argument that begin as the one typed so far. Free text has none. */
export const completionsFor = (
  prompts: readonly Prompt[],
  ref: { readonly type: string; readonly name?: string },
  { name, value }: { readonly name: string; readonly value: string },
) => {
  const prompt = ref.type === 'ref/prompt' ? prompts.find((one) => one.name === ref.name) : undefined
  const known = prompt?.arguments.find((argument) => argument.name === name)?.values ?? []
  const values = known.filter((one) => one.startsWith(value.toLowerCase()))
  return { values, total: values.length, hasMore: false }
}
