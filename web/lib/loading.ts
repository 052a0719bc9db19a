import { createStore } from './store.ts'

/** The number of running tasks that show the full-screen overlay. */
export const loadingCount = createStore(0)

/** Shows the full-screen loading overlay until `work` is settled; returns its result. */
export async function withLoading<T>(work: Promise<T>): Promise<T> {
  loadingCount.set(loadingCount.get() + 1)
  try {
    return await work
  } finally {
    loadingCount.set(loadingCount.get() - 1)
  }
}
