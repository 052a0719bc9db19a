import { attempt, serviceWorkers } from './browser.ts'

/**
 * Starts the service worker that opens the portal without a connection, and returns its registration once it is active;
 * null where the browser refuses it: the portal then needs a connection. The script of the worker is never taken from the
 * cache, so that no device stays with an old one.
 */
export const registerWorker = (): Promise<ServiceWorkerRegistration | null> =>
  attempt(async () => {
    const workers = serviceWorkers()
    // In development mode a kept page would hide changes.
    if (!import.meta.env.PROD || !workers) return null
    await workers.register('/offline-worker.js', { updateViaCache: 'none' })
    return workers.ready
  })

/** The same, and lets the worker know whether this device keeps the whole app or the first page alone. */
export async function startOfflineWorker(keepsWholeApp: boolean): Promise<void> {
  const worker = await registerWorker()
  worker?.active?.postMessage({ keepsWholeApp })
}
