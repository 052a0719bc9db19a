import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireSuccess } from '#test/caller.ts'
import { type CallToCut, cutAnswer, filesHeld, requestOf } from '#test/cut-answer.ts'
import { targetOf } from '#test/unfinished-requests.ts'
import { formWith } from '#test/upload-form.ts'
import { print } from './drill-report.ts'
import { openDrillSetup, waitUntil } from './drill-setup.ts'
import { greatestDuring, residentMegabytes } from './memory-of.ts'

/* What callers who hang up leave behind in a portal process. */
const stage = await openDrillSetup()
afterAll(() => stage.close())

const [TIMES, AT_ONCE] = [1000, 25]

test('1,000 abandoned answers leave no file, no task and no memory', async () => {
  const { officeClient, portal, dataDir } = stage
  const { call } = officeClient
  const admin = await officeClient.superadmin()
  const by = await officeClient.employee()
  const { id: caseId } = await officeClient.caseIn('Created', { by })
  const scan = await plainPdf(3, ({ context }) => {
    context.register(context.stream(randomBytes(6_000_000))) // more than connections hold
  })
  const upload = { as: by, params: { caseId }, ...formWith(scan, 'scan.pdf') }
  const { id } = requireSuccess(await call(attachmentEndpoints.upload, upload)).data
  const form = await uploadedForm(call, admin, await plainPdf())
  const target = targetOf(portal.origin, by.token)
  const calls: CallToCut[] = [
    { path: `/case/bundle/${caseId}` },
    { path: `/form/fill/${form.id}`, body: { caseId } },
    { path: '/form/print', body: { caseId, formIds: [form.id, form.id] } },
    { path: `/case/attachment-page/${caseId}/${id}/2` },
    { path: '/openapi.json' },
  ]
  const requests = calls.map((one) => requestOf(target, one))
  const cutAll = async () => {
    for (let n = 0; n < TIMES; n += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, k) => cutAnswer(target, requests[k % requests.length] ?? '', n + k)),
      )
  }
  const held = () => filesHeld(dataDir, portal.process.pid ?? 0)
  /** Until nothing is under way: an ordinary call has its turn at once, and no temporary file is left. */
  const rest = async () => {
    const ms = await waitUntil(async () => (await held()).temporary.length === 0, 120_000)
    await sleep(2_000)
    return ms
  }
  await cutAll() // loads the libraries
  await rest()
  const [before, memoryBefore] = [await held(), residentMegabytes(portal.process.pid)]
  const peak = await greatestDuring(cutAll(), 20, () => residentMegabytes(portal.process.pid))
  const settled = await rest()
  const memory = residentMegabytes(portal.process.pid)
  print('1,000 cut answers', {
    'open files before and after': `${before.open.length} ${(await held()).open.length}`,
    'temporary files gone after ms': settled,
    'memory before MB': Math.round(memoryBefore),
    'peak MB': Math.round(peak),
    'after MB': Math.round(memory),
  })
  expect(await held()).toEqual(before)
  expect(peak).toBeLessThanOrEqual(350)
  expect(memory - memoryBefore).toBeLessThanOrEqual(50)
})
