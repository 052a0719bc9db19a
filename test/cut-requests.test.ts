import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { breadth, sampleOf } from '#test/breadth.ts'
import { openOffice } from '#test/office.ts'
import {
  closeAllVisitors,
  openRaw,
  openUnfinishedRequests,
  requestHead,
  type Target,
  targetOf,
} from '#test/unfinished-requests.ts'
import type { Session } from './caller.ts'

/* Sends incomplete, slow, oversized and inconsistent requests to every call, over real connections. */
const office = await openOffice()
afterAll(() => office.close())
const sessions: Record<string, Session> = await office.everyRole()
const origin = await office.app.listen({ host: '127.0.0.1', port: 0 })
const target: Target = targetOf(origin, sessions.superadmin?.token ?? '')

const BODY = JSON.stringify({ name: 'x'.repeat(60), list: [1, 2, 3] })
const HEADER = 'content-type: '

/** The text of a complete or partial request, and whether the visitor waits for the answer before closing. */
const kinds: Record<string, (whole: string, start: string) => { text: string; waits?: true }> = {
  'cut in its headers': (whole) => ({ text: whole.slice(0, whole.indexOf(HEADER) + HEADER.length) }),
  'cut before its body': (_, start) => ({ text: start }),
  'cut in its body': (whole) => ({ text: whole.slice(0, -20) }),
  'whole, and not waited for': (whole) => ({ text: whole }),
  'longer than it says': (whole) => ({ text: `${whole}GARBAGE ${BODY}`, waits: true }),
  'of chunks that are none': (_, start) => ({
    text: `${start.replace(/content-length: \d+/, 'transfer-encoding: chunked')}zz\r\n${BODY}\r\n`,
    waits: true,
  }),
  'with two lengths': (whole) => ({
    text: whole.replace('content-length', 'content-length: 7\r\ncontent-length'),
    waits: true,
  }),
  'with headers of 20 kB': (whole) => ({
    text: whole.replace(HEADER, `x-long: ${'a'.repeat(20_000)}\r\n${HEADER}`),
    waits: true,
  }),
  'with a body of 200 kB': (_, start) => ({
    text: start.replace(/content-length: \d+/, 'content-length: 200000') + 'a'.repeat(200_000),
  }),
}

/** In `npm test` every call gets three kinds, the next call the next three. */
let turn = 0
const some = () => sampleOf(Object.values(kinds), 3, turn++)

function requestTo(endpoint: Endpoint): { whole: string; start: string } {
  const path = endpoint.path.replaceAll(/:\w+/g, '01900000-0000-7000-8000-0000000000ff')
  const token = endpoint.roles === 'public' ? undefined : sessions[endpoint.roles[0] ?? '']?.token
  const type = endpoint.accepts === 'json' ? 'application/json' : 'multipart/form-data; boundary=cut'
  const start = requestHead({
    method: endpoint.method,
    path,
    ...(token && { token }),
    headers: { 'content-length': BODY.length, 'content-type': type },
  })
  return { start, whole: start + BODY }
}

let tried = 0
async function send(text: string, waits: boolean): Promise<void> {
  const { socket, closed, answer } = await openRaw(target)
  tried += 1
  socket.write(text, 'latin1')
  if (waits) for (let ms = 0; ms < 8000 && answer() === '' && !socket.destroyed; ms += 5) await sleep(5)
  else await sleep(2)
  expect(answer().slice(0, 200), text.slice(0, 100)).not.toMatch(/^HTTP\/1\.1 5/)
  socket.destroy()
  await closed
}

test('no call answers them with a 5xx, nothing is kept, and others are served all the while', async () => {
  const ready = `http://${target.host}:${target.port}/readyz`
  // Its first checks may take longer than a request waits for them.
  await expect.poll(async () => (await fetch(ready)).status).toBe(200)
  const readyMs: number[] = []
  const statuses = new Set<number>()
  let isOver = false
  const watch = (async () => {
    while (!isOver) {
      const begin = performance.now()
      statuses.add((await fetch(ready)).status)
      readyMs.push(performance.now() - begin)
      await sleep(50)
    }
  })()
  const left = await openUnfinishedRequests(target)
  const before = process.memoryUsage().rss
  for (const endpoint of allEndpoints) {
    if (endpoint === identityEndpoints.signOut) continue
    const { whole, start } = requestTo(endpoint)
    const texts = some().map((kind) => kind(whole, start))
    await Promise.all(texts.map(({ text, waits }) => send(text, waits ?? false)))
  }
  isOver = true
  await watch
  closeAllVisitors(left)
  await sleep(200)
  const grown = Math.round((process.memoryUsage().rss - before) / 2 ** 20)
  const median = readyMs.sort((a, b) => a - b)[Math.floor(readyMs.length / 2)] ?? Number.NaN
  console.log(`cut requests tried: ${tried}, 5xx: 0, ${grown} MB more, /readyz in the middle ${Math.round(median)} ms`)
  expect([...statuses]).toEqual([200])
  expect(tried).toBeGreaterThan(breadth(600, 1800))
  expect(median).toBeLessThan(400)
  expect(grown).toBeLessThan(150)
  const wrong = office.logs.filter((line) => /"status":5\d\d|"defect"|"away"/.test(line))
  expect(wrong).toEqual([])
  const { body } = await office.app.inject({ method: 'GET', url: '/metrics' })
  expect(body).not.toMatch(/http_request_duration_seconds_count\{[^}]*status="5xx"/)
  expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*status="499"/)
})

test.each(['a JSON body', 'a form'])(
  'a caller that hangs up in %s is neither a fault nor a lost database',
  async (kind) => {
    const before = office.logs.length
    const [path, type] =
      kind === 'a form'
        ? (['/utils/upload', 'multipart/form-data; boundary=cut'] as const)
        : (['/auth/login', 'application/json'] as const)
    const headers = { 'content-type': type, 'content-length': 5000 }
    const { socket, closed } = await openRaw(target)
    socket.write(requestHead({ path, token: target.token, headers }))
    socket.write('--cut\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nxxx')
    await sleep(100)
    socket.resetAndDestroy()
    await closed
    await sleep(100)
    const lines = office.logs
      .slice(before)
      .map((line) => JSON.parse(line) as { level: number; msg: string; status: number; route: string })
      .filter(({ route }) => route?.endsWith(path))
    expect(lines.map(({ level, msg, status }) => [level, msg, status])).toEqual([[30, 'hung up', 499]])
    expect(office.logs.slice(before).filter((line) => /"defect"|"away"/.test(line))).toEqual([])
  },
)
