/**
 * Wait for work, but not forever. The work itself continues; its later outcome is ignored.
 *
 * @param late Called when the time is over: its value is the answer instead, or it throws.
 */
export const within = <T, Late>(work: PromiseLike<T>, ms: number, late: () => Late): Promise<T | Late> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        try {
          resolve(late())
        } catch (error) {
          reject(error)
        }
      },
      Math.max(0, ms),
    )
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
  })
