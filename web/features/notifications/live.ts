import { MISSED, MOST_MISSED } from '#contract/api.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { STREAM_BEAT } from '#contract/notifications/notification-events.ts'
import { notificationEndpoints } from '#web/endpoints.generated.ts'
import { addressOf, handleFailure } from '#web/lib/api.ts'
import { openChannel, withLock } from '#web/lib/browser.ts'
import { ApiError } from '#web/lib/errors.ts'
import { noteServedBuild } from '#web/lib/installed-app.ts'
import { invalidate, queryClient } from '#web/lib/query.ts'
import { byItself, requestHeaders } from '#web/lib/request-headers.ts'
import { session } from '#web/lib/session.ts'
import { type Change, forgetChanges, isNewDay, noteChange, reloadEverythingLive } from './live-changes.ts'
import { keepPush } from './push.ts'

interface StreamEvent {
  event: string
  data: string
}

/** Reads the events of a `text/event-stream`; comment lines are left out, but heard. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onHeard = () => {}): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onHeard()
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
      if (event !== undefined && data !== undefined) yield { event, data }
    }
  }
}

/** Between two attempts, in milliseconds: the wait doubles from the first to the last. */
const FIRST_WAIT = SECOND
const LAST_WAIT = MINUTE
/** A stream that lasted this long was a good one: the next attempt comes soon. */
const GOOD = 10 * SECOND
/** A stream that is silent for longer is dead: after a sleep no browser notices that its connection has gone. */
const SILENT = 2.4 * STREAM_BEAT * SECOND
/** A pending answer takes less. */
const UNDER_WAY = 5 * SECOND

/** The messages of the tab with the stream to the user's other tabs; `again`: something may have been missed. */
type News = { kind: 'list' } | { kind: 'again' } | ({ kind: 'changed' } & Change)
/** A tab that was read before it listened to the others. */
interface Joined {
  kind: 'joined'
  readAt: number
}

const isHidden = () => document.visibilityState === 'hidden'

/** Reloads what a page shows; a hidden one catches up when it is seen again. */
function apply(news: News): void {
  if (isHidden()) return
  if (news.kind === 'changed') noteChange(news)
  else void byItself(() => invalidate(notificationEndpoints.all))
  if (news.kind === 'again') reloadEverythingLive()
}

/**
 * Keeps the number of unread notifications and the reads of the page up to date. Of the visible tabs of a user one holds
 * the stream and passes its news on to the others; without a stream it reloads every minute. A hidden tab holds none, since
 * browsers allow six connections to a server without TLS. Returns the function that stops it.
 */
export function startLive(): () => void {
  const stopping = new AbortController()
  const name = `live ${session.get().user?.id}`
  let sharedAt = 0
  const channel = openChannel<News | Joined>(name, (message) => {
    if (message.kind !== 'joined') apply(message)
    else if (sharedAt > message.readAt) share({ kind: 'again' })
  })
  const share = (news: News) => {
    sharedAt = Date.now()
    apply(news)
    if (!stopping.signal.aborted) channel?.post(news)
  }
  let turn: AbortController | null = null
  let wake = () => {}
  const onVisible = () => {
    if (isHidden()) turn?.abort()
    wake()
  }
  const pause = (ms: number | null) =>
    new Promise<void>((resolve) => {
      wake = resolve
      if (ms !== null) setTimeout(resolve, ms)
    })
  const midnight = setInterval(() => {
    if (isNewDay()) apply({ kind: 'again' })
  }, MINUTE)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', onVisible)

  /** Holds streams, one after the other, until the page is hidden. */
  const hold = async (isFirst: boolean, signal: AbortSignal) => {
    const missed = isFirst ? Math.ceil((Date.now() - readAt()) / SECOND) : 0
    let isAgain = !isFirst || missed > MOST_MISSED
    let isOpen = false
    const poll = setInterval(() => {
      if (!isOpen) share({ kind: 'again' })
    }, MINUTE)
    for (let wait = FIRST_WAIT; !signal.aborted; isAgain = true) {
      const began = Date.now()
      const { token } = session.get()
      const onOpen = () => {
        isOpen = true
        if (isAgain) share({ kind: 'again' })
      }
      // Without a session the shell is about to go.
      if (token) await listen(token, isAgain ? 0 : missed, signal, onOpen, share)
      isOpen = false
      if (signal.aborted) break
      wait = Date.now() - began > GOOD ? FIRST_WAIT : Math.min(2 * wait, LAST_WAIT)
      // Not all browsers at once after a restart.
      await pause(wait * (0.5 + Math.random() / 2))
    }
    clearInterval(poll)
  }

  const run = async () => {
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      if (isHidden()) {
        await pause(null)
        continue
      }
      // What happened while it was hidden.
      if (!isFirst) apply({ kind: 'again' })
      turn = new AbortController()
      const { signal } = turn
      const work = (isAtOnce: boolean) => hold(isFirst && isAtOnce, signal)
      const onWait = () => isFirst && channel?.post({ kind: 'joined', readAt: readAt() })
      // A tab that hears nothing of the others works for itself.
      await (channel ? alone(name, signal, work, onWait) : work(true))
    }
    channel?.close()
  }
  void run()
  void keepPush().catch(() => {})
  return () => {
    stopping.abort()
    turn?.abort()
    wake()
    clearInterval(midnight)
    forgetChanges()
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('online', onVisible)
  }
}

/** Returns since when the page may be out of date: nobody heard what happened before the first stream. */
const readAt = (): number =>
  Math.min(
    Date.now(),
    ...queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .flatMap(({ state }) => state.dataUpdatedAt || []),
  ) - UNDER_WAY

/**
 * Does work in one tab at a time; the next one waits for its turn, or until the signal. Without locks each tab works for
 * itself. `isAtOnce`: no other tab worked before; otherwise `onWait` comes first.
 */
async function alone(
  name: string,
  signal: AbortSignal,
  work: (isAtOnce: boolean) => Promise<void>,
  onWait: () => unknown,
): Promise<void> {
  const wasTaken = await withLock(name, { ifAvailable: true }, async (isHeld) => {
    if (isHeld) await work(true)
    return !isHeld
  })
  if (!wasTaken || signal.aborted) return
  onWait()
  await withLock(name, { signal }, () => work(false)).catch(() => {})
}

/** Reads a stream, which begins with what was missed in the last seconds, until it ends, or is silent for too long. */
async function listen(
  token: string,
  missed: number,
  ending: AbortSignal,
  onOpen: () => void,
  share: (news: News) => void,
): Promise<void> {
  const { path } = notificationEndpoints.stream
  const silence = new AbortController()
  // Not AbortSignal.any, which Safari has from 17.4 on; a signal has one listener of this kind, that of the last stream.
  ending.onabort = () => silence.abort()
  let heardAt = Date.now()
  const watch = setInterval(() => {
    if (Date.now() - heardAt > SILENT) silence.abort()
  }, 5 * SECOND)
  const onHeard = () => {
    heardAt = Date.now()
  }
  try {
    const response = await fetch(addressOf(path), {
      headers: { ...requestHeaders(token), accept: 'text/event-stream', [MISSED]: String(missed) },
      cache: 'no-store',
      signal: silence.signal,
    })
    noteServedBuild(response)
    if (response.status === 401) handleFailure(path, token, new ApiError(401))
    if (!response.ok || !response.body) return
    onOpen()
    for await (const { event, data } of readEvents(response.body, onHeard)) {
      if (event === 'notification') share({ kind: 'list' })
      if (event === 'changed') share({ kind: 'changed', ...(JSON.parse(data) as Change) })
    }
  } catch {
    // Ended by the network, by the server or by the page itself; the next attempt follows.
  } finally {
    clearInterval(watch)
  }
}
