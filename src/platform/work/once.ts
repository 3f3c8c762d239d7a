/** What is made when it is first asked for, once for each key. */
export const oncePer = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new Map<Key, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

/** What is made when it is first asked for, once. */
export const once = <Made>(make: () => Made): (() => Made) => {
  const remembered = oncePer(make)
  return () => remembered(undefined)
}
