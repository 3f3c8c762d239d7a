/** A document that a host may read. */
export interface Resource {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: string
  readonly text: string
  readonly meta?: Readonly<Record<string, unknown>>
}
