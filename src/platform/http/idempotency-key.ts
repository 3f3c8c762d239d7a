/** What an Idempotency-Key looks like, as a header or in a row of a batch. */
export const idempotencyKeyForm = {
  minLength: 1,
  maxLength: 255,
  // Two headers of this name arrive as one, joined by a comma and a space.
  pattern: '^(?!.*, )[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$',
  form: 'visible ASCII without ", " (which is what a repeated header looks like)',
} as const
