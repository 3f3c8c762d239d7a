import { type Progress, showProgress, silently } from '../platform/work/progress.ts'

/** Do long work for an operator, and show how far it is. With `--json` nothing but the result is printed. */
export const withProgress = async <T>(work: (progress: Progress) => Promise<T>): Promise<T> => {
  if (process.argv.includes('--json')) return work(silently)
  const { tell, end } = showProgress()
  try {
    return await work(tell)
  } finally {
    end()
  }
}
