/** How a browser is without a feature: its name cannot be read, what it does is refused, or it has no such name. */
export type Kind = 'reading' | 'call' | 'absent'

/**
 * The features in two sets: in one set no refusal keeps the app from using another feature of it, as the lock of live updates
 * needs a channel, and notifications a service worker.
 */
export const FEATURE_SETS = [
  ['BroadcastChannel', 'caches', 'indexedDB', 'sessionStorage', 'Notification', 'getImageData', 'matchMedia'],
  ['locks', 'localStorage', 'serviceWorker', 'storage', 'PushManager', 'TransformStream'],
] as const

/** In the browser, before its page: takes the features away. */
export function refuseFeatures([names, kind]: readonly [readonly string[], Kind]): void {
  const page = globalThis as unknown as Record<string, unknown>
  const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')
  const refuse = () => {
    throw refusal()
  }
  const refuseLater = () => Promise.reject(refusal())
  const prototypeOf = (name: string) => (page[name] as { prototype: object } | undefined)?.prototype
  /** What a feature does, by the holder of its calls. */
  const calls: Record<string, [holder: object | undefined, names: string[], by: () => unknown]> = {
    caches: [prototypeOf('CacheStorage'), ['open', 'has', 'match', 'delete', 'keys'], refuseLater],
    indexedDB: [prototypeOf('IDBFactory'), ['open', 'deleteDatabase'], refuse],
    localStorage: [prototypeOf('Storage'), ['getItem', 'setItem', 'removeItem', 'key'], refuse],
    sessionStorage: [prototypeOf('Storage'), ['getItem', 'setItem', 'removeItem', 'key'], refuse],
    locks: [prototypeOf('LockManager'), ['request'], refuseLater],
    serviceWorker: [prototypeOf('ServiceWorkerContainer'), ['register', 'getRegistration'], refuseLater],
    storage: [prototypeOf('StorageManager'), ['persist'], refuseLater],
    Notification: [page.Notification as object, ['requestPermission', 'permission'], refuse],
    getImageData: [prototypeOf('CanvasRenderingContext2D'), ['getImageData'], refuse],
  }
  const holders: Record<string, object | undefined> = {
    locks: page.navigator as object,
    serviceWorker: page.navigator as object,
    storage: page.navigator as object,
    getImageData: prototypeOf('CanvasRenderingContext2D'),
  }
  for (const name of names) {
    const [holder, refused, by] = calls[name] ?? [page, [name], refuse]
    if (kind === 'call')
      for (const call of refused) Object.defineProperty(holder, call, { value: by, configurable: true })
    else {
      const as = kind === 'absent' ? { value: undefined } : { get: refuse }
      Object.defineProperty(holders[name] ?? page, name, { ...as, configurable: true })
    }
  }
}
