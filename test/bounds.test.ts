import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { t } from '#contract/texts.ts'
import { createImages } from '#server/adapters/images.ts'
import { type BoundName, type Bounds, bounds, type ReaderBoundName } from '#server/context/bounds.ts'
import { FREE_GUESSES, MAX_GUESS_WAIT, MAX_WAITING_RESETS } from '#server/http/rate-limit.ts'
import { buildApp } from '#server/start/app.ts'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { requireTriedAndListed } from '#test/bounds-table.ts'
import type { Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { jpegOfScans, jpegWithClaimedSize } from '#test/hostile-images.ts'
import { type Office, openOffice } from '#test/office.ts'
import { openRaw, type RawVisitor, requestHead, type Target, targetOf, uploadHead } from '#test/unfinished-requests.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const [KB, MB] = [1024, 1024 * 1024]

/* Reaches every bound over a real connection, with shorter times than in production. */
const short: Bounds = {
  ...bounds,
  connections: 30,
  calls: { ...bounds.calls, ofNetwork: 4, waiting: 1, seconds: 0.5 },
  header: { ...bounds.header, seconds: 1 },
  body: { ...bounds.body, seconds: 1 },
  upload: { bytes: 1_000_000, seconds: 3, slowest: 3_000, pause: 1 },
  held: { bytes: 2_000_000, ofClients: 1_900_000, ofOne: 1_500_000 },
  image: { ...bounds.image, scans: 4_000, seconds: 1.5, atOnce: 1, waiting: 1 },
  answer: { seconds: 1 },
  rest: { seconds: 0.5 },
  streams: { ...bounds.streams, ofUser: 2, ofClient: 3, ofClients: 4, ofAll: 5 },
}
let office: Office
let app: FastifyInstance
let client: ClientSession
let target: Target
let origin: string
const metrics = () => app.inject({ method: 'GET', url: '/metrics' }).then(({ body }) => body)
const tried = new Set<BoundName>()

beforeAll(async () => {
  office = await openOffice()
  client = await office.client()
  slowImage = await jpegOfScans(3000, 3_900)
  const { log, database } = office.deps
  app = await buildApp({
    ...office.deps,
    bounds: short,
    images: createImages(short.image, log),
    metrics: createMetrics(database, office.deps.config),
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  target = targetOf(origin, client.token)
})
afterAll(async () => {
  await app.close()
  await office.close()
})
const opened: RawVisitor[] = []
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy()
  await sleep(50)
})
/** Longer than any of the shortened bounds, and shorter than the timeout of a test. */
const PATIENCE = 40_000
const visit = async () => {
  const visitor = await openRaw(target)
  opened.push(visitor)
  const notCut = sleep(PATIENCE, 'not cut', { ref: false })
  return { ...visitor, closed: Promise.race([visitor.closed, notCut]) }
}

/** An image that takes longer to decode than allowed, with the maximum number of scans. */
let slowImage: Buffer

/**
 * Runs an action that reaches a bound; returns its duration in seconds and proves that the bound was
 * counted.
 */
async function reach(bound: BoundName, act: (isCounted: () => Promise<unknown>) => Promise<unknown>): Promise<number> {
  tried.add(bound)
  const count = async () =>
    Number(new RegExp(`^portal_bound_reached_total{bound="${bound}"} (\\d+)$`, 'm').exec(await metrics())?.[1])
  const before = await count()
  const isCounted = () => expect.poll(count, { message: bound }).toBeGreaterThan(before)
  const begin = performance.now()
  await act(isCounted)
  const seconds = (performance.now() - begin) / 1000
  await isCounted()
  return seconds
}

/** Returns the server's answer to a raw request that the server ends. */
async function answerTo(...parts: string[]): Promise<string> {
  const { socket, closed } = await visit()
  for (const part of parts) socket.write(part, 'latin1')
  return closed
}

/** Writes until the connection is closed. */
async function drip(begin: string, drop: string, everyMs: number): Promise<string> {
  const { socket, closed } = await visit()
  socket.write(begin)
  const timer = setInterval(() => socket.write(drop), everyMs)
  return closed.finally(() => clearInterval(timer))
}

const upload = (bytes: Buffer, as: Session = client) => {
  const { body, headers } = formWith(bytes)
  return fetch(`${origin}${API_BASE}${fileEndpoints.upload.path}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...headers, authorization: `Bearer ${as.token}`, connection: 'close' },
  }).then(async (response) => ({
    status: response.status,
    message: ((await response.json()) as { message: string }).message,
    retryAfter: response.headers.get('retry-after'),
  }))
}

const login = (headers: Record<string, string | number>) =>
  requestHead({ path: '/auth/login', headers: { 'content-type': 'application/json', ...headers } })
const TOO_SLOW = /^HTTP\/1\.1 408 [\s\S]*"This took too long to arrive/

test('headers that do not end are cut, also while they drip', async () => {
  const seconds = await reach('header_seconds', async () => {
    const answers = await Promise.all([
      answerTo(''),
      answerTo('GET /healthz HTTP/1.1\r\nhost'),
      drip('GET /healthz HTTP/1.1\r\n', 'a: b\r\n', 100),
    ])
    for (const answer of answers) expect(answer).toMatch(TOO_SLOW)
  })
  expect(seconds).toBeLessThan(short.header.seconds + 4)
})

test('headers and address together are bounded', () =>
  reach('header_bytes', async () => {
    const many = Array.from({ length: 300 }, (_, n) => `x-${n}: ${'a'.repeat(60)}\r\n`).join('')
    expect(await answerTo(`GET /healthz HTTP/1.1\r\nhost: portal\r\n${many}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    expect(await answerTo(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: portal\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
  }))

test('a JSON body that does not come, or drips, is cut', async () => {
  const seconds = await reach('body_seconds', async () => {
    const answers = await Promise.all([
      answerTo(login({ 'content-length': 100 })),
      answerTo(login({ 'content-length': 100 }), '{"email":'),
      answerTo(login({ 'transfer-encoding': 'chunked' }), '5\r\n{"ema\r\n'),
      drip(login({ 'content-length': 5000 }), 'a', 100),
    ])
    for (const answer of answers) expect(answer).toMatch(TOO_SLOW)
  })
  expect(seconds).toBeLessThan(short.body.seconds + 4)
})

test('a large JSON body is 413, with Content-Length and chunked', () =>
  reach('body_bytes', async () => {
    expect(await answerTo(login({ 'content-length': 200_000 }), 'a'.repeat(200_000))).toMatch(/^HTTP\/1\.1 413 /)
    const chunks = `${'8000\r\n'}${'a'.repeat(0x8000)}\r\n`.repeat(6)
    expect(await answerTo(login({ 'transfer-encoding': 'chunked' }), chunks)).toMatch(/^HTTP\/1\.1 413 /)
  }))

test('the rest of an answered request is discarded for a while', async () => {
  const seconds = await reach('rest_seconds', async () => {
    const noSession = requestHead({
      path: '/case/new',
      headers: { 'content-type': 'application/json', 'content-length': 99 },
    })
    expect(await drip(noSession, 'a', 200)).toMatch(/^HTTP\/1\.1 401 /)
    expect(await answerTo(`${uploadHead(target.token, 400_000, 'image')}${'x'.repeat(300_000)}`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })
  expect(seconds).toBeLessThan(2 * short.rest.seconds + 4)
})

test('an upload that drips is cut before its time is over', async () => {
  const seconds = await reach('upload_rate', async () => {
    expect(await drip(uploadHead(target.token, 500_000), 'x'.repeat(10), 50)).toMatch(TOO_SLOW)
  })
  expect(seconds).toBeLessThan(short.upload.seconds)
})

test('an upload in bursts, with pauses between them, arrives', async () => {
  const { socket, closed } = await visit()
  socket.write(uploadHead(target.token, 16_000))
  for (let burst = 0; burst < 4; burst += 1) {
    await sleep(600)
    socket.write('x'.repeat(4_000))
  }
  expect(await closed).toMatch(/^HTTP\/1\.1 400 /)
})

test('an upload above the minimum rate is cut at its time limit', async () => {
  const seconds = await reach('upload_seconds', async () => {
    expect(await drip(uploadHead(target.token, 5_000_000), 'x'.repeat(3000), 50)).toMatch(TOO_SLOW)
  })
  expect(seconds).toBeGreaterThan(short.upload.seconds - 0.5)
  expect(seconds).toBeLessThan(short.upload.seconds + 4)
})

test('a file is bounded in bytes, an image in pixels, scans and time', async () => {
  const send = (image: Buffer) => upload(image)
  await reach('upload_bytes', async () => {
    const { status, message } = await send(Buffer.alloc(short.upload.bytes + 1))
    expect([status, message]).toEqual([413, t.payments('tooLarge')])
  })
  await reach('image_pixels', async () => {
    const { status, message } = await send(await jpegWithClaimedSize(8001, 5000))
    expect([status, message]).toEqual([413, t.upload('tooManyPixels')])
  })
  await reach('image_scans', async () => {
    const { status, message } = await send(await jpegOfScans(64, short.image.scans))
    expect([status, message]).toEqual([400, t.upload('unopened')])
  })
  await reach('image_seconds', async () => {
    const { status, message } = await send(slowImage)
    expect([status, message]).toEqual([400, t.upload('tooSlow')])
  })
})

test('bounds waiting images in number and uploads in bytes, and answers 503 with Retry-After beyond', async () => {
  const [other, third] = [await office.client(), await office.client()]
  const [member, employee] = [await office.member(client), await office.employee()]
  const small = await proofImage(1)
  const isBusy = ({ status, retryAfter }: Awaited<ReturnType<typeof upload>>) =>
    status === 503 && Number(retryAfter) > 0
  await reach('images_waiting', async () => {
    const first = upload(slowImage, other)
    await sleep(300)
    const rest = await Promise.all([upload(small), upload(small), upload(small)])
    expect(rest.filter(isBusy)).toHaveLength(2)
    expect(rest.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await first).status).toBe(400)
  })
  await reach('held_bytes', async () => {
    /** Sends a part of an upload, whose rest arrives fast enough not to be ended. */
    const sendPart = async (as: Session) => {
      const { socket } = await visit()
      socket.write(uploadHead(as.token, 900_000) + 'x'.repeat(700_000))
      const timer = setInterval(() => socket.write('x'.repeat(1_500)), 200)
      socket.once('close', () => clearInterval(timer))
      await sleep(200)
      return socket
    }
    // A file that has no place is refused before a byte of it is read, and takes no room.
    const unknown = '01900000-0000-7000-8000-0000000000ff'
    for (const path of [`/case/attachments/${unknown}`, `/request/attachments/${unknown}`]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=cut', 'content-length': 900_000 }
      expect(await answerTo(requestHead({ path, token: client.token, headers }))).toMatch(/^HTTP\/1\.1 404 /)
    }
    const half = await sendPart(client)
    expect(isBusy(await upload(Buffer.alloc(900_000)))).toBe(true)
    expect(isBusy(await upload(Buffer.alloc(900_000), member))).toBe(true)
    // Another user has memory left, but not more than the bound of all users.
    expect((await upload(Buffer.alloc(300_000), other)).status).toBe(415)
    await sendPart(other)
    expect(isBusy(await upload(Buffer.alloc(900_000), third))).toBe(true)
    // What all clients may hold leaves something to the office.
    expect(isBusy(await upload(Buffer.alloc(150_000), third))).toBe(true)
    expect((await upload(Buffer.alloc(150_000), employee)).status).toBe(415)
    // The first user has memory again once the upload is gone.
    half.destroy()
    await expect.poll(async () => (await upload(Buffer.alloc(900_000))).status).toBe(415)
  })
})

test('an answer that is not read is cut', async () => {
  const seconds = await reach('answer_seconds', async (isCounted) => {
    const { socket, closed } = await visit()
    socket.pause()
    const ask = requestHead({ method: 'GET', path: '/openapi.json' })
    for (let times = 0; times < 100; times += 1) socket.write(ask)
    await isCounted()
    socket.resume()
    await closed
  })
  expect(seconds).toBeLessThan(40)
})

test('streams of events are bounded for each account and client, and clients leave some to the office', async () => {
  const path = notificationEndpoints.stream.path
  const open = async (as: Session = client) => {
    const { socket, answer } = await visit()
    socket.write(requestHead({ method: 'GET', path, token: as.token }))
    for (let ms = 0; ms < PATIENCE && !answer(); ms += 20) await sleep(20)
    return answer().split(' ')[1]
  }
  const [member, other, employee] = [await office.member(client), await office.client(), await office.employee()]
  await reach('streams', async () => {
    expect([await open(), await open(), await open()]).toEqual(['200', '200', '429'])
    expect([await open(member), await open(member)]).toEqual(['200', '429'])
    expect([await open(other), await open(other)]).toEqual(['200', '503'])
    expect([await open(employee), await open(employee)]).toEqual(['200', '503'])
  })
})

test('connections are bounded, and idle ones give way', async () => {
  const kept: RawVisitor[] = []
  for (let n = 0; n < short.connections + 5; n += 1) {
    const visitor = await visit()
    visitor.socket.write('GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n')
    for (let ms = 0; ms < 4000 && !visitor.answer() && !visitor.socket.destroyed; ms += 5) await sleep(5)
    kept.push(visitor)
  }
  expect(kept.every(({ answer }) => answer().startsWith('HTTP/1.1 200'))).toBe(true)
  await reach('connections', async () => {
    const silent = await Promise.all(Array.from({ length: short.connections + 5 }, visit))
    await sleep(100)
    const cut = silent.filter(({ socket, answer }) => socket.destroyed && answer() === '')
    expect(cut.length).toBeGreaterThanOrEqual(5)
  })
  await sleep(short.header.seconds * 1000 + 1000) // the silent connections are closed by now
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})

test('calls of a network without a session wait, up to a bound', () =>
  reach('calls_waiting', async () => {
    const unfinished = requestHead({
      path: identityEndpoints.signIn.path,
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    })
    const answers = Array.from({ length: short.calls.ofNetwork + short.calls.waiting + 1 }, () => answerTo(unfinished))
    const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12)).toSorted()
    expect(statuses).toEqual(['408', '408', '408', '408', '503', '503'])
  }))

test('calls are limited per hour', async () => {
  const limited = await openOffice({ RATE_LIMITS: 'on' })
  const ask = () => limited.app.inject({ method: 'POST', url: `${API_BASE}/auth/resend-credentials`, payload })
  const payload = { email: 'nobody@office.test' }
  const answers = []
  for (let times = 0; times < 4; times += 1) answers.push((await ask()).statusCode)
  expect(answers).toEqual([200, 200, 200, 429])
  const { body } = await limited.app.inject({ method: 'GET', url: '/metrics' })
  expect(body).toContain('portal_bound_reached_total{bound="calls"} 1\n')
  tried.add('calls')
  await limited.close()
})

const { connections, calls, header, body, upload: form, held, image, answer, rest, streams } = bounds

/** The figures of each bound in the list of docs/security.md. */
const figures: Record<Exclude<BoundName, ReaderBoundName>, string[]> = {
  connections: [connections.toLocaleString('en')],
  header_bytes: [`${header.bytes / KB} kB`],
  header_seconds: [`${header.seconds} s`],
  body_bytes: [`${body.bytes / KB} kB`],
  body_seconds: [`${body.seconds} s`],
  upload_bytes: [`${form.bytes / MB} MB`],
  upload_seconds: [`${form.seconds / 60} min`],
  upload_rate: [`mean of ${form.slowest / KB} kB a second`, `pause of ${form.pause} s`],
  held_bytes: [
    `${held.bytes / MB} MB, ${held.ofClients / MB} MB of all clients, ${held.ofOne / MB} MB of one account or client`,
  ],
  image_pixels: [`${image.pixels / 1e6} megapixels`],
  image_scans: [`${image.scans} scans`],
  image_seconds: [`${image.seconds} s`],
  images_waiting: [`one or two decoded at once, by the number of processors, ${image.waiting} wait`],
  answer_seconds: [`${answer.seconds} s`],
  rest_seconds: [`${rest.seconds} s`],
  streams: [
    `${streams.ofUser} of one account, ${streams.ofClient} of one client, ${streams.ofClients.toLocaleString('en-IN')} of all clients and ${streams.ofAll.toLocaleString('en-IN')} of all`,
  ],
  calls_waiting: [
    `${calls.ofAccount} of one account`,
    `${calls.ofClient} of one client`,
    `${calls.ofNetwork} of one place`,
    `${calls.waiting} wait, ${calls.seconds} s at most`,
  ],
  calls: [`${FREE_GUESSES} a day`, `2 to ${MAX_GUESS_WAIT} s`, `${MAX_WAITING_RESETS.toLocaleString('en')} waiting`],
}

test('each bound was tried, and stands in the list of docs/security.md with its figure', () =>
  requireTriedAndListed(tried, figures))
