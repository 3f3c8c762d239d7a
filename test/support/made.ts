/** What a use case made. @throws when it refused the wish. */
export const madeOf = <Outcome extends object>(outcome: Outcome): Exclude<Outcome, { readonly refused: unknown }> => {
  if ('refused' in outcome) throw new Error(`refused: ${String(outcome.refused)}`)
  return outcome as Exclude<Outcome, { readonly refused: unknown }>
}
