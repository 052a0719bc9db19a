import { createStore } from './store.ts'

/** How many pieces of work ask for the full-screen overlay; it shows while there is any. */
export const loadingCount = createStore(0)

/** Shows the full-screen loading overlay until `work` is settled, and passes its outcome on. */
export async function withLoading<T>(work: Promise<T>): Promise<T> {
  loadingCount.set(loadingCount.get() + 1)
  try {
    return await work
  } finally {
    loadingCount.set(loadingCount.get() - 1)
  }
}
