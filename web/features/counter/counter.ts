import { addDays, type Day, officeDay } from '#contract/dates.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import type { Service } from '#contract/services/service.ts'
import type { CounterCase } from '#contract/stages/stage.ts'
import { accountEndpoints, serviceEndpoints, stageEndpoints, stepUpEndpoints } from '#web/endpoints.generated.ts'
import { call } from '#web/lib/api.ts'
import { openChannel, withLock } from '#web/lib/browser.ts'
import { ApiError, isAbort } from '#web/lib/errors.ts'
import { caseReads, invalidate } from '#web/lib/query.ts'
import { byItself } from '#web/lib/request-headers.ts'
import { readLocal, session, writeLocal } from '#web/lib/session.ts'
import { createStore } from '#web/lib/store.ts'
import { isCounterOn, setWaitingCount, waitingCount } from './counter-choice.ts'
import {
  decryptJson,
  encryptJson,
  liveKey,
  noteContact,
  noteOffline,
  readRunSheet,
  writeRunSheet,
} from './counter-store.ts'
import { readOutbox, sendOutbox, type Waiting } from './outbox.ts'

/** The run-sheets of two days, and the names of the services. */
export interface KeptSheet {
  at: number
  days: Record<Day, CounterCase[]>
  services: Pick<Service, 'code' | 'label'>[]
}

interface Counter {
  /** False until the device's storage has been read. */
  isRead: boolean
  offlineSince: number | null
  sheet: KeptSheet | null
  waiting: readonly Waiting[]
  /** Changes that were deleted with their key. */
  lost: number
  isSending: boolean
  /** True while the device refuses to keep anything, as with a full disk. */
  isRefused: boolean
}

const nothing: Counter = {
  isRead: false,
  offlineSince: null,
  sheet: null,
  waiting: [],
  lost: 0,
  isSending: false,
  isRefused: false,
}

export const counter = createStore<Counter>(nothing)

const set = (changes: Partial<Counter>) => counter.set({ ...counter.get(), ...changes })

/** How often the kept run-sheet is renewed, in ms. */
const PERIOD = 5 * MINUTE
/** How soon it is tried again after one failure, two, three, and further ones, in ms. */
const WAITS = [2 * SECOND, 5 * SECOND, 15 * SECOND]
const LAST_WAIT = 30 * SECOND

/** Other tabs of the device show the same. */
let tabs: ReturnType<typeof openChannel> = null

/** Reads again what the device keeps. */
async function readKept(): Promise<void> {
  const { user } = session.get()
  if (!user) return counter.set(nothing)
  const stored = await liveKey(user.id)
  if (!stored) {
    noteLost(user.id)
    set({ isRead: true, sheet: null, waiting: [], lost: lostOf(user.id) })
    return
  }
  const encrypted = await readRunSheet()
  const sheet = encrypted ? await decryptJson<KeptSheet>(stored.key, encrypted) : null
  const waiting = await readOutbox(stored.key)
  setWaitingCount(waiting.length)
  set({ isRead: true, sheet, waiting, lost: lostOf(user.id), offlineSince: stored.offlineSince })
}

const lostKey = (userId: string) => `counter-lost:${userId}`
const lostOf = (userId: string) => Number(readLocal(lostKey(userId)))

/** The number of what waited outlives its key, and stays until the person has read it. */
function noteLost(userId: string): void {
  if (waitingCount() > 0) writeLocal(lostKey(userId), String(lostOf(userId) + waitingCount()))
  setWaitingCount(0)
}

/** The person has read that changes were lost. */
export function forgetLost(): void {
  const { user } = session.get()
  if (user) writeLocal(lostKey(user.id), null)
  set({ lost: 0 })
}

/** Reads again here and in the other tabs, after a change. */
export async function keptChanged(): Promise<void> {
  await readKept()
  tabs?.post(null)
}

let running: Promise<void> | null = null
let isAskedAgain = false

/** Sends the waiting changes in their order and reloads the run-sheets; one tab at a time. If it fails it is soon tried again. */
export function synchronize(): Promise<void> {
  failures = 0
  return tryOnce()
}

function tryOnce(): Promise<void> {
  isAskedAgain = running !== null
  running ??= run().finally(() => {
    running = null
    if (isAskedAgain) void tryOnce()
    else plan()
  })
  return running
}

let startedAt = 0
let failures = 0
/** Plans the next try, while the counter is on. */
let plan = () => {}

async function run(): Promise<void> {
  startedAt = Date.now()
  const { user } = session.get()
  if (!user) return
  try {
    if (!navigator.onLine) throw new ApiError(0)
    await withLock('counter', {}, () => send(user.id))
    await makeReady()
    await loadSheet(user.id)
    set({ isRefused: false })
    failures = 0
  } catch (error) {
    if (isAbort(error)) return
    failures += 1
    if (!(error instanceof ApiError || error instanceof DOMException)) throw error
    set({ isRefused: error instanceof DOMException })
    if (error instanceof ApiError && error.status === 0) await noteOffline(user.id).catch(() => undefined)
  }
  await keptChanged().catch(() => undefined)
}

async function send(userId: string): Promise<void> {
  const stored = await liveKey(userId)
  if (!stored) return
  set({ isSending: true })
  try {
    const sent = await sendOutbox(stored.key, readKept)
    if (sent > 0) void byItself(() => invalidate(caseReads))
  } finally {
    set({ isSending: false })
  }
}

/** The token of the session that the server knows as ready for the counter. */
let readyToken: string | null = null

/**
 * Makes the session of a device that is switched on ready for the counter. Nothing is asked right after the sign-in; where
 * a proof is due, the session stays as it is until the next one.
 */
async function makeReady(): Promise<void> {
  const { user, token } = session.get()
  if (user?.role !== 'employee' || token === readyToken) return
  if ((await call(stepUpEndpoints.status, {})).isNeeded || !isCounterOn()) return
  await call(accountEndpoints.startCounter, { asks: false })
  // The device may have been switched off meanwhile, and the server heard of it before.
  if (!isCounterOn()) await call(accountEndpoints.endCounter, { asks: false })
  else readyToken = token
}

async function loadSheet(userId: string): Promise<void> {
  const today = officeDay(new Date())
  const services = await call(serviceEndpoints.all, { asks: false })
  const days: KeptSheet['days'] = {}
  for (const date of [today, addDays(today, 1)])
    days[date] = await call(stageEndpoints.counterSheet, { query: { date }, asks: false })
  // What was lost with an older key is shown before there is a new one.
  await readKept()
  const key = await noteContact(userId)
  const names = services.map(({ code, label }) => ({ code, label }))
  await writeRunSheet(await encryptJson(key, { at: Date.now(), days, services: names } satisfies KeptSheet))
}

/** Keeps the run-sheet up to date, and sends what waits whenever there is a network; returns how to stop. */
export function startCounter(): () => void {
  const onVisible = () => document.visibilityState === 'visible' && void synchronize()
  const onNetwork = () => void synchronize()
  const look = () => {
    const isUrgent = failures > 0 || counter.get().waiting.some(({ refusal }) => refusal === null)
    if (isUrgent || Date.now() - startedAt >= PERIOD) void tryOnce()
    else plan()
  }
  let timer: number | undefined
  plan = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, WAITS[failures - 1] ?? LAST_WAIT)
  }
  window.addEventListener('online', onNetwork)
  window.addEventListener('offline', onNetwork)
  document.addEventListener('visibilitychange', onVisible)
  tabs = openChannel('counter', () => void readKept().catch(() => undefined))
  void readKept()
    .catch(() => undefined)
    .then(synchronize)
  return () => {
    window.clearTimeout(timer)
    plan = () => {}
    window.removeEventListener('online', onNetwork)
    window.removeEventListener('offline', onNetwork)
    document.removeEventListener('visibilitychange', onVisible)
    tabs?.close()
    tabs = null
    counter.set(nothing)
  }
}
