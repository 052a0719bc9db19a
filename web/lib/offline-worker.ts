/**
 * Starts the service worker that opens the portal without a connection, and lets it know whether this device keeps the whole
 * app or the first page alone. The script of the worker is never taken from the cache, so that no device stays with an old one.
 */
export async function startOfflineWorker(keepsWholeApp: boolean): Promise<void> {
  // In development mode a kept page would hide changes.
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  try {
    await navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keepsWholeApp })
  } catch {
    // Without it the portal needs a connection.
  }
}
