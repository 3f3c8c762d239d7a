/** An argument of a prompt. */
export interface PromptArgument {
  readonly name: string
  readonly description: string
  readonly required: boolean
  /** Its possible values, for completion. */
  readonly values?: readonly string[]
  /** The completer of its values, where they are many. */
  readonly completer?: string
}

/** A prompt that a person picks from a menu of the host. */
export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly PromptArgument[]
  render(given: Readonly<Record<string, string>>): readonly PromptMessage[]
}

/** One message of a prompt. */
export interface PromptMessage {
  readonly role: 'user' | 'assistant'
  readonly content: { readonly type: 'text'; readonly text: string }
}
