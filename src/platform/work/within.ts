/**
 * The longest turn of a wait. What a process lost beyond it, since its machine slept or had no processor for it, does not count:
 * the answer may be there, and nobody had the time to hear it.
 */
const turnMs = 250

/**
 * Wait for work, but not forever. The work itself continues; its later outcome is ignored.
 *
 * @param late Called when the time is over: its value is the answer instead, or it throws.
 */
export const within = <T, Late>(work: PromiseLike<T>, ms: number, late: () => Late): Promise<T | Late> => {
  const { promise, resolve, reject } = Promise.withResolvers<T | Late>()
  let leftMs = Math.max(0, ms)
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const nextMs = Math.min(turnMs, leftMs)
    leftMs -= nextMs
    timer = setTimeout(() => {
      if (leftMs > 0) return wait()
      try {
        resolve(late())
      } catch (error) {
        reject(error)
      }
    }, nextMs)
  }
  wait()
  work.then(
    (value) => {
      clearTimeout(timer)
      resolve(value)
    },
    (error) => {
      clearTimeout(timer)
      reject(error)
    },
  )
  return promise
}
