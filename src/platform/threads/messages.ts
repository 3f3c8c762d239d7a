/** What a thread tells its parent: that it listens, by which number the kernel knows it, and how each work ended. */
export type FromThread =
  | { readonly ready: string | null }
  | { readonly answer: unknown }
  /** The message of an error: what a class of ours is does not cross. */
  | { readonly fault: string }
