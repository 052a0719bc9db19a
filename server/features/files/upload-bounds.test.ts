import { execFileSync } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { createImages, type Images } from '#server/adapters/images.ts'
import { readMarkers } from '#server/adapters/jpeg-scans.ts'
import { bounds } from '#server/context/bounds.ts'
import { reencodeImage } from '#server/features/files/reencode-image.ts'
import { breadth, sampleOf } from '#test/breadth.ts'
import type { ClientSession } from '#test/factories.ts'
import { jpegOfScans } from '#test/hostile-images.ts'
import { openOffice } from '#test/office.ts'
import { openRaw, requestHead, targetOf } from '#test/unfinished-requests.ts'
import { formWith, proofImage, uploadForm } from '#test/upload-form.ts'

/* What two dealers with hostile images can do to everyone else's proofs: wait for one image at the most. */
const office = await openOffice()
afterAll(() => office.close())
const client = await office.client()
const other = await office.client()
const origin = await office.app.listen({ host: '127.0.0.1', port: 0 })

const upload = async (as: ClientSession, bytes: Buffer) => {
  const { body, headers } = formWith(bytes)
  const response = await fetch(`${origin}${API_BASE}${fileEndpoints.upload.path}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...headers, authorization: `Bearer ${as.token}` },
  })
  const answer = (await response.json()) as { message: string }
  return { status: response.status, message: answer.message, retryAfter: response.headers.get('retry-after') }
}
/** Writes an image to the disk, as an upload does, and returns its path. */
const onDisk = async (bytes: Buffer) => {
  const path = join(await office.deps.temporary.makeFolder(), 'image')
  await writeFile(path, bytes)
  return path
}
const timed = async <T>(work: Promise<T>): Promise<{ seconds: number; result: T }> => {
  const begin = performance.now()
  const result = await work
  return { result, seconds: (performance.now() - begin) / 1000 }
}

const bomb = await jpegOfScans(6300, 12_000)

test('a JPEG of 12,000 scans is refused at once, and keeps no other proof waiting', async () => {
  expect(bomb.length).toBeLessThan(MAX_UPLOAD_BYTES)
  const ordinary = await proofImage(1)
  const [first, second, proof] = await Promise.all([
    timed(upload(client, bomb)),
    timed(upload(client, bomb)),
    timed(upload(other, ordinary)),
  ])
  const third = await timed(upload(client, bomb))
  const refused = [first, second, third]
  for (const { result } of refused) expect([result.status, result.message]).toEqual([400, t.upload('unopened')])
  // By the number of their scans, not by the time of their decoding, which is longer on a busy machine.
  expect((await office.deps.metrics.read()).text).toContain('portal_bound_reached_total{bound="image_scans"} 3')
  // The quickest of them: on a busy machine the senders, in this process, too, wait for each other.
  expect(Math.min(...refused.map(({ seconds }) => seconds))).toBeLessThan(4)
  expect(proof.result.status).toBe(201)
  expect(proof.seconds).toBeLessThan(20)
})

test('scans are counted as a decoder meets them', async () => {
  const countScans = (jpeg: Buffer, most: number) => readMarkers(jpeg, most).scans
  const colours = { width: 64, height: 64, channels: 3 as const, background: '#888' }
  const baseline = await sharp({ create: colours }).jpeg().toBuffer()
  expect(countScans(baseline, 100)).toBe(1)
  const progressive = await sharp({ create: colours }).jpeg({ progressive: true }).toBuffer()
  const usual = countScans(progressive, 100)
  expect(usual).toBeGreaterThan(5)
  expect(countScans(await jpegOfScans(64, 50), 100)).toBe(usual + 50)
  expect(countScans(await jpegOfScans(64, 5000), 100)).toBe(101)
  // Behind the end of the image, as phones put films there, and inside of a comment.
  const scan = Buffer.from('ffda0002', 'hex')
  expect(countScans(Buffer.concat([baseline, ...Array.from({ length: 200 }, () => scan)]), 100)).toBe(1)
  const comment = Buffer.concat([Buffer.from('fffe0006', 'hex'), scan])
  expect(countScans(Buffer.concat([baseline.subarray(0, 2), comment, baseline.subarray(2)]), 100)).toBe(1)
  // A length that would lead backwards, bytes that fill, and a file that breaks off anywhere.
  expect(countScans(Buffer.from('ffd8ffda0000ffffda0002', 'hex'), 100)).toBe(2)
  for (let size = 0; size < progressive.length; size += 1)
    expect(countScans(progressive.subarray(0, size), 100)).toBeLessThanOrEqual(usual)
})

test('10 MB is the limit to the byte, whatever comes in which pieces', async () => {
  const image = await proofImage(2)
  const filled = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)])
  expect((await upload(client, filled(MAX_UPLOAD_BYTES))).status).toBe(201)
  for (const beyond of sampleOf([1, 100, 65_536, 2 ** 20, 5 * 2 ** 20, 20 * 2 ** 20], 2)) {
    for (let times = 0; times < breadth(1, 3); times += 1) {
      const { status, message } = await upload(client, filled(MAX_UPLOAD_BYTES + beyond))
      expect([beyond, status, message]).toEqual([beyond, 413, t.payments('tooLarge')])
    }
  }
  // The parser has handed on 10 MB, and all of it is read, before the byte too many comes.
  const { body, headers: formHeaders } = formWith(filled(MAX_UPLOAD_BYTES + 1))
  const { socket, closed } = await openRaw(targetOf(origin, client.token))
  const headers = { ...formHeaders, 'content-length': body.length, connection: 'close' }
  socket.write(requestHead({ path: fileEndpoints.upload.path, token: client.token, headers }))
  const last = body.indexOf('\r\n--', MAX_UPLOAD_BYTES) - 1
  socket.write(body.subarray(0, last))
  await sleep(500)
  socket.write(body.subarray(last))
  expect(await closed).toMatch(/^HTTP\/1\.1 413 /)
})

const openConnections = () => promisify<number>(office.app.server.getConnections.bind(office.app.server))()

test('a form that is refused early leaves its connection good for the next request', async () => {
  const form = formWith(Buffer.alloc(300_000))
  const renamed = Buffer.from(form.body.toString('latin1').replace('name="file"', 'name="image"'), 'latin1')
  const send = () =>
    fetch(`${origin}${API_BASE}${fileEndpoints.upload.path}`, {
      method: 'POST',
      body: new Uint8Array(renamed),
      headers: { ...form.headers, authorization: `Bearer ${client.token}` },
    })
  for (let times = 0; times < 5; times += 1) expect((await send()).status).toBe(400)
  await sleep(300)
  const open = await openConnections()
  expect(open).toBeGreaterThan(0)
  office.app.server.closeIdleConnections()
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), { timeout: 4_000 })
})

const running = () =>
  execFileSync('ps', ['-eo', 'ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('image-process')).length

const callerFor = (owner: string) => ({ owner, signal: new AbortController().signal })

test('an image that takes too long ends its process, not the next image, and no process outlives its work', async () => {
  // The slow image takes five times that on a quiet machine, an ordinary one less than that on a busy one.
  const image = { ...bounds.image, scans: 12_100, seconds: 3, idleSeconds: 0.5 }
  const images: Images = createImages(image, office.deps.log)
  const before = running()
  const slow = await onDisk(bomb)
  expect(await images.clean(slow, callerFor('a'))).toHaveProperty('fault', 'seconds')
  expect(await images.clean(await onDisk(await proofImage(4)), callerFor('a'))).toHaveProperty('jpeg')
  await vi.waitFor(() => expect(running()).toBeLessThanOrEqual(before), { timeout: 20_000, interval: 100 })
  const last = images.clean(slow, callerFor('a'))
  images.close()
  expect(await last).toHaveProperty('fault')
})

test('an image that comes when the idle process just ends is decoded by the next one', async () => {
  const images = createImages({ ...bounds.image, scans: 12_100, idleSeconds: 0.05 }, office.deps.log)
  const [path, slow] = [await onDisk(await proofImage(7)), await onDisk(bomb)]
  await images.clean(path, callerFor('a'))
  for (let times = 0; times < 3; times += 1) {
    await sleep(50) // started after the timer of the process, so it ends in the same turn of the event loop
    expect(await images.clean(path, callerFor('a'))).toHaveProperty('jpeg')
  }
  const last = images.clean(slow, callerFor('a'))
  await sleep(0)
  images.close()
  expect(await last, 'ended by the portal, so the image is not to blame').toEqual({ fault: 'busy' })
})

test('a disk that is full while the JPEG is written is not the fault of the image', async () => {
  const path = await onDisk(await proofImage(8))
  await symlink('/dev/full', `${path}.jpg`)
  await expect(reencodeImage(office.deps, path, callerFor('a'))).rejects.toMatchObject({ status: 507 })
})

test('shares the queue of images fairly, and answers 503 when it is full', async () => {
  const images = createImages({ ...bounds.image, atOnce: 1, waiting: 4 }, office.deps.log)
  const path = await onDisk(await proofImage(5))
  const done: string[] = []
  const send = (owner: string) =>
    images
      .clean(path, callerFor(owner))
      .then((answer) => done.push(`${owner} ${'jpeg' in answer ? 'taken' : answer.fault}`))
  await Promise.all([...Array.from({ length: 7 }, () => send('a')), send('b'), send('c')])
  images.close()
  expect(done.filter((line) => line === 'a busy')).toHaveLength(4)
  expect(done.filter((line) => line.endsWith('taken'))).toEqual(['a taken', 'b taken', 'c taken', 'a taken', 'a taken'])
})

test('a small proof is accepted', async () => {
  expect((await office.call(fileEndpoints.upload, { as: client, ...(await uploadForm(6)) })).status).toBe(201)
})
