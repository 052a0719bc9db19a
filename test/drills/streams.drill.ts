import { once } from 'node:events'
import { Agent, type ClientRequest, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { newToken } from '#server/security/keys.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { print } from './drill-report.ts'
import {
  type CleanupSteps,
  createOfficeClient,
  DRILL_SETTINGS,
  makeFolder,
  type OfficeClient,
  runCleanup,
  startDatabase,
  waitUntil,
} from './drill-setup.ts'
import { residentMegabytes } from './memory-of.ts'

/*
 * Open streams of events, as many as clients may have, on one process and on two: their memory, the time from an event to
 * the browser, and what they cost other requests. Then a database that is started again and a process that is killed: no
 * event is lost.
 */
const STREAMS = 1_800
const DEALERS = 25
const USERS_OF_A_DEALER = 5
const EVENTS = 60
/** The targets: MB more, milliseconds from an event to the browser, and how much slower a request may be. */
const [MOST_MEMORY, MOST_WAIT, MOST_SLOWER] = [60, 500, 1.2]

interface Dealer {
  users: Session[]
  caseId: string
}

const undo: CleanupSteps = []
let office: OfficeClient
let admin: Session
let database: Awaited<ReturnType<typeof startDatabase>>
const dealers: Dealer[] = []
const processes: ServerProcess[] = []
let start: (index: number) => Promise<void>
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

beforeAll(async () => {
  const folder = makeFolder()
  undo.push(folder.remove)
  const dataDir = join(folder.path, 'data')
  database = await startDatabase(folder.path)
  undo.push(() => database.stop())
  const settings = { ...DRILL_SETTINGS, DATABASE_URL: addressOf(database.connection) }
  start = async (index) => {
    processes[index] = await startServerProcess(dataDir, settings)
  }
  await start(0)
  undo.push(() => processes.forEach(({ process }) => void process.kill('SIGKILL')))
  office = createOfficeClient(database.connection, dataDir, () => processes[0]?.origin ?? '')
  undo.push(() => office.close())
  admin = await office.superadmin()
  while (dealers.length < DEALERS) dealers.push(await newDealer())
})
afterAll(() => runCleanup(undo))

/** A dealer with five people, who are signed in, and a case. */
async function newDealer(): Promise<Dealer> {
  const client = await office.client()
  const { id: caseId } = await office.caseIn('assigned', { client })
  const users: Session[] = []
  for (let number = 0; number < USERS_OF_A_DEALER; number += 1) {
    const userId = newId()
    const { token, hash } = newToken()
    const email = `${number}-of-${client.email}`
    const { pool } = office.database
    await pool.query(
      `insert into users select (jsonb_populate_record(null::users, to_jsonb(users) || '{"is_owner": false}'
         || jsonb_build_object('id', $2::text, 'email', $3::text))).* from users where id = $1`,
      [client.userId, userId, email],
    )
    await pool.query(
      `insert into sessions (token_hash, id, user_id, created_at, last_seen_at, idle_until, ends_at)
       values ($1, $2, $3, now(), now(), now() + interval '1 day', now() + interval '1 day')`,
      [hash, newId(), userId],
    )
    users.push({ userId, token, email, password: '' })
  }
  return { users, caseId }
}

const comment = async (caseId: string) =>
  requireSuccess(
    await office.call(commentEndpoints.add, {
      as: admin,
      params: { caseId },
      body: { text: 'Hello', isInternal: false },
    }),
  )
const told = async (as: Session) => requireSuccess(await office.call(notificationEndpoints.all, { as }))

interface Tab {
  request: ClientRequest
  dealer: Dealer
  /** When a notification came, by its id. */
  heard: Map<string, number>
  repeated: number
}

/** Opens a stream and resolves once it is open; `onEnd` is called when it ends. */
async function openTab(dealer: Dealer, user: Session, origin: string, onEnd: () => void = () => {}): Promise<Tab> {
  const headers = { authorization: `Bearer ${user.token}` }
  const request = get(`${origin}${API_BASE}${notificationEndpoints.stream.path}`, { agent, headers })
  const tab: Tab = { request, dealer, heard: new Map(), repeated: 0 }
  request.on('error', onEnd)
  const [response] = await once(request, 'response')
  if (response.statusCode !== 200) throw new Error(`A stream answered ${response.statusCode}`)
  let text = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const id = /^event: notification\ndata: \{"id":"([^"]+)/.exec(block)?.[1]
      if (!id) continue
      if (tab.heard.has(id)) tab.repeated += 1
      tab.heard.set(id, performance.now())
    }
  })
  response.on('close', onEnd)
  return tab
}

/** Opens streams, shared among the processes. */
async function openTabs(count: number): Promise<Tab[]> {
  const tabs: Tab[] = []
  while (tabs.length < count) {
    const opening = Array.from({ length: 50 }, (_, index) => {
      const number = tabs.length + index
      const dealer = dealers[number % DEALERS] as Dealer
      const user = dealer.users[Math.floor(number / DEALERS) % USERS_OF_A_DEALER] as Session
      return openTab(dealer, user, processes[number % processes.length]?.origin ?? '')
    })
    tabs.push(...(await Promise.all(opening)))
  }
  return tabs
}

const closeTabs = async (tabs: readonly Tab[]) => {
  for (const { request } of tabs) request.destroy()
  await sleep(1_000)
}

const atShare = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)

/** Returns the milliseconds of a request, as the median of the quietest of some rounds. */
async function timeOfRequest(): Promise<number> {
  const as = dealers[0]?.users[0] as Session
  const medians: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const times: number[] = []
    for (let count = 0; count < 40; count += 1) {
      const begin = performance.now()
      await told(as)
      times.push(performance.now() - begin)
    }
    medians.push(atShare(sorted(times), 0.5))
  }
  return Math.min(...medians)
}

/** Makes events and returns, sorted, the milliseconds from the begin of each call to every browser of its dealer. */
async function waitsOf(tabs: readonly Tab[]): Promise<number[]> {
  const waits: number[] = []
  for (let event = 0; event < EVENTS; event += 1) {
    const dealer = dealers[event % DEALERS] as Dealer
    const meant = tabs.filter((tab) => tab.dealer === dealer)
    const before = new Map(meant.map((tab) => [tab, tab.heard.size]))
    const begin = performance.now()
    await comment(dealer.caseId)
    await waitUntil(async () => meant.every((tab) => tab.heard.size > (before.get(tab) ?? 0)), 10_000)
    for (const { heard } of meant) waits.push(([...heard.values()].at(-1) ?? 0) - begin)
    await sleep(50)
  }
  return sorted(waits)
}

const memory = () => processes.map(({ process }) => residentMegabytes(process.pid))

test.each([1, 2])(`${STREAMS} streams on %i of the office's processes`, async (count) => {
  while (processes.length < count) await start(processes.length)
  // What the first streams and events load, and the room that V8 takes for a burst of them, is not theirs.
  const warm = await openTabs(STREAMS / 4)
  await comment(dealers[0]?.caseId ?? '')
  await timeOfRequest()
  await closeTabs(warm)
  const [alone, before] = [await timeOfRequest(), memory()]
  const tabs = await openTabs(STREAMS)
  await sleep(3_000)
  const after = memory()
  const beside = await timeOfRequest()
  const waits = await waitsOf(tabs)
  const more = Math.max(...after.map((megabytes, index) => megabytes - (before[index] ?? 0)))
  const figures = {
    'MB more, of the largest process': more,
    'median to the browser, ms': atShare(waits, 0.5),
    'p99 to the browser, ms': atShare(waits, 0.99),
    'a request without streams, ms': alone,
    'a request beside them, ms': beside,
  }
  print(
    `${STREAMS} streams on ${count} process(es)`,
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value.toFixed(1)])),
  )
  await closeTabs(tabs)
  expect(tabs.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(0)
  expect(more).toBeLessThanOrEqual(MOST_MEMORY)
  expect(atShare(waits, 0.99)).toBeLessThanOrEqual(MOST_WAIT)
  expect(beside / alone).toBeLessThanOrEqual(MOST_SLOWER)
})

test('a database that is started again and a process that is killed lose no event and show none twice', async () => {
  while (processes.length < 2) await start(processes.length)
  let isOver = false
  /** What each browser shows: the list, which it reads whenever a stream opens or sends something. */
  const shown = new Map<Session, string[]>()
  /** As the web app does: a stream, a pause, the next one, which begins with a look at the list. */
  const browse = async (dealer: Dealer, user: Session, index: number) => {
    const look = async () =>
      void shown.set(
        user,
        (await told(user)).data.map(({ id }) => id),
      )
    for (let attempt = index; !isOver; attempt += 1) {
      try {
        await new Promise<void>((end, fail) => {
          openTab(dealer, user, processes[attempt % 2]?.origin ?? '', end)
            .then(async (tab) => {
              let seen = -1
              while (!isOver && !tab.request.destroyed) {
                if (tab.heard.size !== seen) {
                  seen = tab.heard.size
                  await look()
                }
                await sleep(50)
              }
              tab.request.destroy()
            })
            .catch(fail)
        })
      } catch {
        // Away for a while.
      }
      await sleep(500 + Math.random() * 500)
    }
  }
  const readers = dealers.map((dealer, index) => ({
    dealer,
    user: dealer.users[index % USERS_OF_A_DEALER] as Session,
    index,
  }))
  await office.database.pool.query('delete from notifications')
  const browsing = readers.map(({ dealer, user, index }) => browse(dealer, user, index))
  let [made, refused] = [0, 0]
  const work = async (milliseconds: number) => {
    const end = Date.now() + milliseconds
    for (let turn = 0; Date.now() < end; turn += 1) {
      try {
        await comment(dealers[turn % DEALERS]?.caseId ?? '')
        made += 1
      } catch {
        refused += 1
      }
      await sleep(30)
    }
  }
  await work(2_000)
  const stopped = database
    .stop()
    .then(() => sleep(1_000))
    .then(() => database.start())
  await Promise.all([work(8_000), stopped])
  processes[1]?.process.kill('SIGKILL')
  await work(3_000)
  await start(1)
  await work(3_000)
  const rows = async (userId: string) =>
    (
      await office.database.pool.query<{ id: string }>(
        'select id from notifications where user_id = $1 order by seq desc limit 10',
        [userId],
      )
    ).rows.map(({ id }) => id)
  let [lost, twice] = [0, 0]
  // Whatever a stream has missed is read when the next one opens.
  await waitUntil(async () => {
    lost = 0
    for (const { user } of readers) {
      const seen = new Set(shown.get(user))
      lost += (await rows(user.userId)).filter((id) => !seen.has(id)).length
    }
    return lost === 0
  }, 90_000).catch(() => {})
  for (const ids of shown.values()) twice += ids.length - new Set(ids).size
  isOver = true
  await Promise.all(browsing)
  print('a database that was started again, and a killed process', {
    events: made,
    'refused meanwhile': refused,
    lost,
    'shown twice': twice,
  })
  expect(made).toBeGreaterThan(50)
  expect([lost, twice]).toEqual([0, 0])
})
