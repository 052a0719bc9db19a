import { API_BASE } from '#contract/api.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { notificationEndpoints } from '#web/endpoints.generated.ts'
import { handleFailure } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { session } from '#web/lib/session.ts'
import { forgetChanges, noteChange, reloadEverythingLive } from './live-changes.ts'
import { keepPush } from './push.ts'
import { readEvents } from './read-events.ts'

/** Between two attempts, in milliseconds: the wait doubles from the first to the last. */
const FIRST_WAIT = SECOND
const LAST_WAIT = MINUTE
/** A stream that lasted this long was a good one: the next attempt comes soon. */
const GOOD = 10 * SECOND

const isHidden = () => document.visibilityState === 'hidden'

const reloadList = () => void invalidate(notificationEndpoints.all)

/**
 * Keeps the number of unread notifications and the reads of the page up to date: by the stream while the page is
 * visible, and by asking every minute while there is none. A hidden page holds no stream, since browsers allow six
 * connections to a server without TLS; it catches up when it is seen again. Returns the function that stops it.
 */
export function startLive(): () => void {
  const stopping = new AbortController()
  let current: AbortController | null = null
  let wake = () => {}
  const onVisible = () => {
    if (isHidden()) current?.abort()
    wake()
  }
  const pause = (ms: number | null) =>
    new Promise<void>((resolve) => {
      wake = resolve
      if (ms !== null) setTimeout(resolve, ms)
    })
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', onVisible)
  const poll = setInterval(() => {
    if (current === null && !isHidden()) reloadList()
  }, MINUTE)

  const run = async () => {
    let wait = FIRST_WAIT
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      if (isHidden()) {
        await pause(null)
        continue
      }
      const began = Date.now()
      current = new AbortController()
      const token = session.get().token
      // Without a session the shell is about to go.
      if (token) await listen(token, current.signal, !isFirst)
      current = null
      if (stopping.signal.aborted) return
      wait = Date.now() - began > GOOD ? FIRST_WAIT : Math.min(2 * wait, LAST_WAIT)
      // Not all browsers at once after a restart.
      await pause(isHidden() ? null : wait * (0.5 + Math.random() / 2))
    }
  }
  void run()
  void keepPush().catch(() => {})
  return () => {
    stopping.abort()
    current?.abort()
    wake()
    clearInterval(poll)
    forgetChanges()
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('online', onVisible)
  }
}

/** Reads a stream until it ends. `isAgain`: something may have happened meanwhile. */
async function listen(token: string, signal: AbortSignal, isAgain: boolean): Promise<void> {
  const { path } = notificationEndpoints.stream
  try {
    const response = await fetch(API_BASE + path, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal,
    })
    if (response.status === 401) handleFailure(path, token, new ApiError(401))
    if (!response.ok || !response.body) return
    reloadList()
    if (isAgain) reloadEverythingLive()
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'notification') reloadList()
      if (event === 'changed') noteChange(JSON.parse(data))
    }
  } catch {
    // Ended by the network, by the server or by the page itself; the next attempt follows.
  }
}
