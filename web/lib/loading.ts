import { toastFailure } from './failure.ts'
import { createStore } from './store.ts'

/** The number of running tasks that show the full-screen overlay. */
export const loadingCount = createStore(0)

/** Shows the full-screen loading overlay until `work` is done, and a toast with this title where it fails. */
export async function withLoading(failureTitle: string, work: () => Promise<unknown>): Promise<void> {
  loadingCount.set(loadingCount.get() + 1)
  try {
    await work()
  } catch (error) {
    toastFailure(failureTitle, error)
  } finally {
    loadingCount.set(loadingCount.get() - 1)
  }
}
