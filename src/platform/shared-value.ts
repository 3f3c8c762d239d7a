/** What requests see of something that is read from the database: whole at any moment, replaced in one step. */
export interface SharedValue<Value> {
  current(): Value
  /** Read again. The same revision leaves the present value in place, and so does a failure. */
  reload(): Promise<Value>
  /** Called after every reload that found another revision. */
  onChange(listener: (value: Value) => void): void
}

export const shareValue = <Value extends { readonly revision: string }>(
  first: Value,
  load: () => Promise<Value>,
): SharedValue<Value> => {
  let value = first
  const listeners: ((value: Value) => void)[] = []
  const refresh = async (): Promise<Value> => {
    const loaded = await load()
    if (loaded.revision === value.revision) return value
    value = loaded
    for (const listener of listeners) listener(value)
    return value
  }
  // One after the other, so that an older reading never replaces a newer one.
  let last: Promise<unknown> = Promise.resolve()
  return {
    current: () => value,
    reload: () => {
      const reading = last.then(refresh)
      last = reading.catch(() => {})
      return reading
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
