import { randomBytes } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { API_BASE } from '#contract/api.ts'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { officeDay } from '#contract/dates.ts'
import { UNSUBSCRIBE } from '#server/deliveries/links.ts'
import { describeApi } from '#server/http/openapi.ts'
import { createDeps } from '#server/start/create-deps.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { breadth } from '#test/breadth.ts'
import { type CallToCut, cutAnswer, filesHeld, requestOf } from '#test/cut-answer.ts'
import { importExample } from '#test/import-sheets.ts'
import { OFFICE_SECRET, openOffice } from '#test/office.ts'
import { routesOf } from '#test/printed-routes.ts'
import { switchOnGst } from '#test/switch-on-gst.ts'
import { openRaw, type RawVisitor, type Target, targetOf } from '#test/unfinished-requests.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/* Requests every streamed answer, and hangs up before or during it. */
const office = await openOffice()
afterAll(() => office.close())
// Its processes are its own, as a portal's, and reach its folder alone.
const { images, pdfs, sheets } = createDeps(office.deps.config, OFFICE_SECRET, office.database, office.deps.log)
Object.assign(office.deps, { images, pdfs, sheets })
const admin = await office.superadmin()
const target: Target = targetOf(await office.app.listen({ host: '127.0.0.1', port: 0 }), admin.token)
const TIMES = breadth(20, 100)

const { id: caseId } = await office.caseIn('Created')
/** Larger than what connections hold, so that an answer that is not read stays unfinished. */
const scan = () =>
  plainPdf(1, ({ context }) => {
    context.register(context.stream(randomBytes(6_000_000)))
  })
const upload = (bytes: Buffer) =>
  office.ok(attachmentEndpoints.upload, { as: admin, params: { caseId }, ...formWith(bytes, 'a') })
await upload(await proofImage(1))
const { url } = await upload(await scan())
const form = await uploadedForm(office.call, admin, await plainPdf())

await switchOnGst(office, officeDay(office.clock.now()))
await office.caseIn('paid', { over: { expenseDetail: { otherCharges: 118 } } })
const { payment_id: paymentId } = await office.database.db
  .selectFrom('receipts')
  .select('payment_id')
  .executeTakeFirstOrThrow()

interface Described {
  responses: Record<number, { content: object }>
}

/** A call of each route whose answer is a stream. */
const calls: Record<string, CallToCut> = {
  '/case/bundle/:caseId': { path: `/case/bundle/${caseId}` },
  '/form/fill/:id': { path: `/form/fill/${form.id}`, body: { caseId } },
  '/form/print': { path: '/form/print', body: { caseId, formIds: Array.from({ length: 5 }, () => form.id) } },
  '/case/print': { path: '/case/print', body: { caseIds: [caseId] } },
  '/case/export': { path: '/case/export', body: { list: 'unverified', caseIds: [caseId], format: 'xlsx' } },
  '/gst/invoice/:id': { path: `/gst/invoice/${paymentId}` },
  '/gst/register': { path: '/gst/register?month=11&year=2026' },
  '/gst/return': { path: '/gst/return?month=11&year=2026' },
  '/payment/receipt/:paymentId': { path: `/payment/receipt/${paymentId}` },
  '/export/verified': { path: '/export/verified?format=xlsx&filterType=applicationDate' },
  '/export/unverified': { path: '/export/unverified?format=csv' },
  '/export/rejected': { path: '/export/rejected?format=xlsx&filterType=applicationDate' },
  '/export/stages': { path: '/export/stages?format=csv' },
  '/export/vehicles': { path: '/export/vehicles?format=xlsx' },
  '/export/reminders': { path: '/export/reminders?format=csv' },
  '/export/payments': { path: '/export/payments?format=xlsx' },
  '/export/clients': { path: '/export/clients?format=csv' },
  '/export/tally': { path: '/export/tally?fromDate=2026-01-01&toDate=2026-12-31' },
  '/files/:id': { path: url.slice(API_BASE.length) },
  '/import/:kind/template': { path: '/import/cases/template' },
  '/import/report/:id': { path: `/import/report/${await importExample(office, admin, 'firms')}` },
  '/openapi.json': { path: '/openapi.json' },
}

test('each route with a stream as its answer is tested here', () => {
  const served = routesOf(office.app.printRoutes({ commonPrefix: false }))
  const declared = new Set(allEndpoints.map(({ path }) => API_BASE + path))
  const others = served.filter((path) => path.startsWith(`${API_BASE}/`) && path !== UNSUBSCRIBE && !declared.has(path))
  const files = allEndpoints.filter(({ answers }) => !['json', 'events'].includes(answers)).map(({ path }) => path)
  expect([...new Set([...files, ...others.map((path) => path.slice(API_BASE.length))])].toSorted()).toEqual(
    Object.keys(calls).toSorted(),
  )
})

test('the description of the API names the media type of each file', async () => {
  const { paths } = describeApi() as { paths: Record<string, Record<string, Described>> }
  for (const { method, path, answers, status } of allEndpoints) {
    const { path: url, body } = calls[path] ?? {}
    if (answers === 'json' || !url) continue
    const { headers } = await office.app.inject({
      ...{ method, url: API_BASE + url, ...(body && { payload: body }) },
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const described = paths[API_BASE + path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(Object.keys(described?.responses[status]?.content ?? {}), path).toContain(headers['content-type'])
  }
})

let running = 0
/** Counts the calls of the functions of an adapter that are under way. */
function count(adapter: object): void {
  for (const [name, work] of Object.entries(adapter)) {
    if (name === 'close' || name === 'canDrawNow') continue
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
count(pdfs)
count(images)

/** What answers hold: open files of the office, its temporary files, and tasks. */
const held = async () => ({ ...(await filesHeld(office.deps.config.DATA_DIR, 'self')), running })

test.each(Object.entries(calls))('%s holds nothing after abandoned answers', async (_, call) => {
  const request = requestOf(target, call)
  // A request of the test before may have arrived late.
  await expect.poll(held, { timeout: 60_000 }).toMatchObject({ running: 0, temporary: [] })
  const before = await held()
  for (let n = 0; n < TIMES; n += 10)
    await Promise.all(Array.from({ length: 10 }, (__, k) => cutAnswer(target, request, n + k)))
  await expect.poll(held, { timeout: 60_000, interval: 200 }).toEqual(before)
  expect(office.logs.filter((line) => /"defect"|"status":500/.test(line))).toEqual([])
})

const call = (path: string) => requestOf(target, calls[path] ?? { path })
/** Sends a request that is read before the next one. */
async function send(request: string) {
  const visitor = await openRaw(target)
  const before = running
  visitor.socket.write(request)
  await expect.poll(() => running, { timeout: 60_000 }).toBeGreaterThan(before)
  return visitor
}
const hungUp = () => office.logs.filter((line) => line.includes('hung up')).length
/** Ends connections, and waits until the server has seen it. */
async function hangUp(...visitors: RawVisitor[]): Promise<void> {
  const before = hungUp()
  for (const { socket } of visitors) socket.destroy()
  await expect.poll(hungUp, { timeout: 60_000 }).toBe(before + visitors.length)
}
/** Holds the next task, whose file is being copied, until the returned function is called. */
function holdNextTask() {
  const { copyTo } = office.deps.files
  const copies = vi.spyOn(office.deps.files, 'copyTo')
  const { promise, resolve } = Promise.withResolvers<void>()
  copies.mockImplementationOnce(async (...args) => {
    await promise
    return copyTo(...args)
  })
  return { copies, release: resolve }
}
const idle = () => expect.poll(() => running, { timeout: 60_000 }).toBe(0)

test('abandoned forms are not filled', async () => {
  const { fill } = pdfs
  const fills = vi.spyOn(pdfs, 'fill')
  const visitor = await openRaw(target)
  fills.mockImplementationOnce(async (...args) => {
    await hangUp(visitor)
    return fill(...args)
  })
  visitor.socket.write(call('/form/print'))
  await visitor.closed
  await idle()
  await sleep(200)
  expect(fills).toHaveBeenCalledTimes(1)
  fills.mockRestore()
})

test('a caller who hangs up before the first byte of a file causes no defect', async () => {
  const visitor = await openRaw(target)
  const handle = await open(import.meta.filename)
  await handle.close()
  const reads = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'read')
  reads.mockImplementationOnce(async () => {
    await hangUp(visitor)
    return { bytesRead: 0, buffer: Buffer.alloc(0) }
  })
  visitor.socket.write(call('/case/export'))
  await visitor.closed
  await expect.poll(() => reads.mock.settledResults.length, { timeout: 60_000 }).toBe(1)
  reads.mockRestore()
  await sleep(200)
  expect(office.logs.filter((line) => line.includes('"defect"'))).toEqual([])
})

test('a task that waits for its place is dropped when its caller hangs up, and the next one has the place', async () => {
  const { copies, release } = holdNextTask()
  const first = await send(call('/form/fill/:id'))
  await expect.poll(() => copies.mock.calls.length, { timeout: 60_000 }).toBe(1)
  const waiting = [await send(call('/form/fill/:id')), await send(call('/form/print'))]
  const last = await send(call('/form/fill/:id'))
  await hangUp(...waiting)
  await expect.poll(() => running, { timeout: 60_000 }).toBe(2)
  release()
  await idle()
  expect(copies).toHaveBeenCalledTimes(2)
  await expect.poll(last.answer, { timeout: 60_000 }).toMatch(/^HTTP\/1\.1 200 /)
  for (const { socket } of [first, last]) socket.destroy()
  copies.mockRestore()
})

test('a page that several wait for is drawn while one of them still does', async () => {
  const [busy, other] = [await upload(await plainPdf(2)), await upload(await plainPdf(2))]
  const { copies, release } = holdNextTask()
  const pageOf = ({ id }: { id: string }) => requestOf(target, { path: `/case/attachment-page/${caseId}/${id}/2` })
  const first = await send(pageOf(busy))
  await expect.poll(() => copies.mock.calls.length, { timeout: 60_000 }).toBe(1)
  // The second one waits for the page that the first one has drawn, the third one for that of the second.
  const leaving = [await send(pageOf(other)), await openRaw(target)]
  leaving[1]?.socket.write(pageOf(other))
  await sleep(200)
  const page = office.call(attachmentEndpoints.page, { as: admin, params: { caseId, id: other.id, page: 2 } })
  await sleep(200)
  await hangUp(...leaving)
  release()
  expect((await page).status).toBe(200)
  await idle()
  expect(copies).toHaveBeenCalledTimes(2)
  first.socket.destroy()
  copies.mockRestore()
})
