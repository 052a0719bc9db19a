import { randomBytes } from 'node:crypto'
import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { API_BASE } from '#contract/api.ts'
import { attachmentEndpoints } from '#contract/papers/attachment-endpoints.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { routesOf } from '#test/printed-routes.ts'
import { timeLimit } from '#test/time-limit.ts'
import { openRaw, requestHead, type Target, targetOf } from '#test/unfinished-requests.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/* Asks for every answer that is a stream, and hangs up before it is there, or within it. */
const office = await openOffice()
afterAll(() => office.close())
const admin = await office.superadmin()
const target: Target = targetOf(await office.app.listen({ host: '127.0.0.1', port: 0 }), admin.token)
const TIMES = 100

const { id: caseId } = await office.caseIn('Created')
/** Larger than what connections hold, so that an answer that is not read stays unfinished. */
const scan = () =>
  plainPdf(1, ({ context }) => {
    context.register(context.stream(randomBytes(6_000_000)))
  })
const upload = async (bytes: Buffer) =>
  requireSuccess(
    await office.call(attachmentEndpoints.upload, { as: admin, params: { caseId }, ...formWith(bytes, 'a') }),
  ).data
await upload(await proofImage(1))
const { url } = await upload(await scan())
const form = await uploadedForm(office.call, admin, await plainPdf())

/** A call of each route whose answer is a stream: path below `/api/v1`, and body. */
const calls: Record<string, { path: string; body?: object }> = {
  '/case/bundle/:caseId': { path: `/case/bundle/${caseId}` },
  '/form/fill/:id': { path: `/form/fill/${form.id}`, body: { caseId } },
  '/form/print': { path: '/form/print', body: { caseId, formIds: Array.from({ length: 5 }, () => form.id) } },
  '/files/:id': { path: url.slice(API_BASE.length) },
  '/openapi.json': { path: '/openapi.json' },
}

test('each route whose answer is a stream is among them', () => {
  const served = routesOf(office.app.printRoutes({ commonPrefix: false }))
  const declared = new Set(allEndpoints.map(({ path }) => API_BASE + path))
  const others = served.filter((path) => path.startsWith(`${API_BASE}/`) && !declared.has(path))
  const files = allEndpoints.filter(({ answers }) => answers === 'pdf').map(({ path }) => path)
  expect([...new Set([...files, ...others.map((path) => path.slice(API_BASE.length))])].toSorted()).toEqual(
    Object.keys(calls).toSorted(),
  )
})

let running = 0
/** Counts the calls of the functions of an adapter that are under way. */
function count(adapter: object): void {
  for (const [name, work] of Object.entries(adapter)) {
    if (name === 'close') continue
    Object.assign(adapter, {
      [name]: async (...args: unknown[]) => {
        running += 1
        return work(...args).finally(() => {
          running -= 1
        })
      },
    })
  }
}
count(office.deps.pdfs)
count(office.deps.images)

const data = office.deps.config.DATA_DIR
/** What answers hold: open files of the office, its temporary files, and tasks. */
async function held() {
  const folder = '/proc/self/fd' // on Linux
  const links = (await readdir(folder).catch(() => [])).map((name) => readlink(join(folder, name)).catch(() => ''))
  const open = (await Promise.all(links)).filter((path) => path.startsWith(data))
  return { open, temporary: await readdir(join(data, 'temporary')).catch(() => []), running }
}

function requestOf({ path, body }: { path: string; body?: object }): string {
  const text = body ? JSON.stringify(body) : ''
  const headers = body ? { 'content-type': 'application/json', 'content-length': text.length } : {}
  return requestHead({ method: body ? 'POST' : 'GET', path, token: target.token, headers }) + text
}

/** Sends a request and hangs up after some milliseconds; every fourth visitor after the answer has begun. */
async function cut(request: string, n: number): Promise<void> {
  const { socket, closed } = await openRaw(target)
  socket.write(request)
  if (n % 4 === 3) {
    await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed])
    socket.pause()
  } else await sleep(n % 20)
  socket.destroy()
  await closed
}

test.each(Object.entries(calls))(
  '%s holds nothing after 100 answers that nobody waited for',
  async (_, call) => {
    const request = requestOf(call)
    await expect.poll(async () => (await held()).running, { timeout: timeLimit(60_000) }).toBe(0)
    const before = await held()
    for (let n = 0; n < TIMES; n += 10) await Promise.all(Array.from({ length: 10 }, (__, k) => cut(request, n + k)))
    await expect.poll(held, { timeout: timeLimit(60_000), interval: 200 }).toEqual(before)
    expect(office.logs.filter((line) => /"defect"|"status":500/.test(line))).toEqual([])
  },
  timeLimit(120_000),
)

test('forms that nobody waits for are not filled any more', async () => {
  const { fill } = office.deps.pdfs
  const fills = vi.spyOn(office.deps.pdfs, 'fill')
  const visitor = await openRaw(target)
  const hungUp = () => office.logs.filter((line) => line.includes('hung up')).length
  const before = hungUp()
  fills.mockImplementationOnce(async (...args) => {
    visitor.socket.destroy()
    await expect.poll(hungUp, { timeout: timeLimit(30_000) }).toBe(before + 1)
    return fill(...args)
  })
  const print = calls['/form/print']
  if (!print) throw new Error('no such call')
  visitor.socket.write(requestOf(print))
  await visitor.closed
  await expect.poll(() => running, { timeout: timeLimit(30_000) }).toBe(0)
  await sleep(200)
  expect(fills).toHaveBeenCalledTimes(1)
  fills.mockRestore()
})
