/*
 * What a browser may lack or refuse. With cookies blocked, in a lockdown or in a strict profile the name is missing, its
 * reading throws, or the call does. Only this module names these features (docs/decisions/0133): it tries each, and answers
 * null or does what is left without it.
 */

/** Returns what is read; null where there is none, or where the browser refuses. */
function tried<T>(read: () => T): NonNullable<T> | null {
  try {
    return read() ?? null
  } catch {
    return null
  }
}

/** Does what a browser may refuse at once or later; null then. */
export async function attempt<T>(work: () => T): Promise<Awaited<T> | null> {
  try {
    return await work()
  } catch {
    return null
  }
}

export interface TextStore {
  read(key: string): string | null
  /** Null deletes the text. */
  write(key: string, text: string | null): void
  keys(): string[]
}

/** A store of texts. What the browser refuses to store (private windows, full disk) lasts as long as the page. */
function textStore(storage: () => Storage): TextStore {
  const refused = new Map<string, string>()
  return {
    read: (key) => refused.get(key) ?? tried(() => storage().getItem(key)),
    write(key, text) {
      refused.delete(key)
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
      } catch {
        if (text !== null) refused.set(key, text)
      }
    },
    keys: () => [...new Set([...refused.keys(), ...(tried(() => Object.keys(storage())) ?? [])])],
  }
}

/** The texts of all tabs of this device. */
export const deviceTexts = /* @__PURE__ */ textStore(() => localStorage)

/** The texts of this tab. */
export const tabTexts = /* @__PURE__ */ textStore(() => sessionStorage)

/** Returns a cookie's value, or null. */
export function readCookie(name: string): string | null {
  const [, value] = tried(() => document.cookie.match(`${name}=(\\w+)`)) ?? []
  return value ?? null
}

export function writeCookie(cookie: string): void {
  tried(() => {
    // The asynchronous cookie store is not available in every browser.
    document.cookie = cookie
  })
}

export const fileStores = () => tried(() => caches)
export const databases = () => tried(() => indexedDB)
export const serviceWorkers = () => tried(() => navigator.serviceWorker)
/** Encryption and digests, which exist over https only. */
export const encryption = () => tried(() => crypto.subtle)
export const hasLocks = () => tried(() => navigator.locks) !== null
export const hasPush = () => tried(() => PushManager) !== null
export const notifier = () => tried(() => Notification)

/** Copies a text; throws where the browser refuses, as it does without https. */
export const writeClipboard = (text: string) => navigator.clipboard.writeText(text)

/** Asks the browser not to evict what this device keeps when the disk is full. */
export const persistStorage = () => attempt(() => navigator.storage.persist())

/** A channel to the other tabs; null where tabs cannot hear each other. */
export function openChannel<Message>(name: string, onMessage: (message: Message) => void) {
  const channel = tried(() => new BroadcastChannel(name))
  if (!channel) return null
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data)
  return {
    post: (message: Message) => void tried(() => channel.postMessage(message)),
    close: () => channel.close(),
  }
}

/** Does work while no other tab has the lock, or at once where there are no locks. `isHeld`: false if another tab has it. */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  work: (isHeld: boolean) => Promise<T>,
): Promise<T> {
  let hasBegun = false
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasBegun = true
      return work(lock !== null)
    })
  } catch (error) {
    if (hasBegun || options.signal?.aborted) throw error
    return work(true)
  }
}

/** Returns whether a media query holds; false where the browser cannot say. */
export const matchesMedia = (media: string): boolean => tried(() => matchMedia(media).matches) ?? false

/** Calls a listener when a media query begins or ceases to hold; returns how to stop. */
export function onMediaChange(media: string, listener: (matches: boolean) => void): () => void {
  const query = tried(() => matchMedia(media))
  const onChange = ({ matches }: MediaQueryListEvent) => listener(matches)
  tried(() => query?.addEventListener('change', onChange))
  return () => query?.removeEventListener('change', onChange)
}

/** Calls a listener with each change of size of the elements, where the browser tells; returns how to stop. */
export function onResize(elements: readonly Element[], listener: () => void): () => void {
  const observer = tried(() => new ResizeObserver(listener))
  for (const element of elements) observer?.observe(element)
  return () => observer?.disconnect()
}
