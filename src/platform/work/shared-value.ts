/** What requests see of something that is read from the database: whole at any moment, replaced in one step. */
export interface SharedValue<Value> {
  current(): Value
  /** Read again. The same revision leaves the present value in place, and so does a failure. */
  reload(): Promise<Value>
  /**
   * Called with every other revision, while the present one is still in use. What it returns is called in the same turn of
   * the event loop in which the value changes: nobody sees the one without the other.
   */
  beforeChange(prepare: (value: Value) => Promise<() => void>): void
  /** Called after every reload that found another revision. */
  onChange(listener: (value: Value) => void): void
}

/** Share a value and its later revisions. */
export const shareValue = <Value extends { readonly revision: string }>(
  first: Value,
  load: () => Promise<Value>,
): SharedValue<Value> => {
  let value = first
  const preparations: ((value: Value) => Promise<() => void>)[] = []
  const listeners: ((value: Value) => void)[] = []
  const refresh = async (): Promise<Value> => {
    const loaded = await load()
    if (loaded.revision === value.revision) return value
    const swaps: (() => void)[] = []
    for (const prepare of preparations) swaps.push(await prepare(loaded))
    value = loaded
    for (const swap of swaps) swap()
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
    beforeChange: (prepare) => void preparations.push(prepare),
    onChange: (listener) => void listeners.push(listener),
  }
}
