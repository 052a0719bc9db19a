import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { uploadedForm } from '#test/blank-pdfs.ts'
import { requireSuccess } from '#test/caller.ts'
import { formWith } from '#test/upload-form.ts'
import { askProgram } from './ask-program.ts'
import { bigPdf } from './big-pdf.ts'
import type { CrowdTask } from './crowd.ts'
import { greatest, print } from './drill-report.ts'
import { openDrillSetup } from './drill-setup.ts'
import { greatestDuring, largestChildMegabytes, residentMegabytes } from './memory-of.ts'

/* What people with an account can do to the portal by having many large files read at once. */
const stage = await openDrillSetup()
afterAll(() => stage.close())

const MB = 1_000_000

/** Sends requests from a process of their own; returns their answers. */
const sendAtOnce = (tasks: readonly CrowdTask[]) => askProgram<string[]>('crowd', tasks)

test('300 looks, 150 fills and 20 uploads at once keep the memory and the health check', async () => {
  const { officeClient, portal } = stage
  const { call } = officeClient
  const address = (path: string) => `${portal.origin}${API_BASE}${path}`
  const admin = await officeClient.superadmin()
  const dealer = await officeClient.client()
  const staff = await Promise.all(Array.from({ length: 5 }, () => officeClient.employee()))
  const { id: ofDealer } = await officeClient.caseIn('assigned', { client: dealer })
  const cases = await Promise.all(staff.map((by) => officeClient.caseIn('Created', { by })))
  const scan = formWith(await bigPdf(9.8 * MB, 4), 'scan.pdf')
  const { id } = requireSuccess(
    await call(attachmentEndpoints.upload, { as: dealer, params: { caseId: ofDealer }, ...scan }),
  ).data
  const form = await uploadedForm(call, admin, await bigPdf(4.9 * MB))
  const upload = formWith(await bigPdf(4.9 * MB), 'scan.pdf')
  const byStaff = (path: (caseId: string) => string) =>
    staff.map(({ token }, n) => ({ address: address(path(cases[n]?.id ?? '')), token }))
  await sleep(1000)
  const before = residentMegabytes(portal.process.pid)

  const looks = [1, 2, 3, 4].map((page) => ({
    address: address(`/case/attachment-page/${ofDealer}/${id}/${page}`),
    token: dealer.token,
  }))
  const fill = Buffer.from(JSON.stringify({ caseId: cases[0]?.id, reason: null }))
  let isOver = false
  const crowd = sendAtOnce([
    { kind: 'look', times: 300, method: 'GET', visitors: looks },
    {
      kind: 'fill',
      times: 150,
      method: 'POST',
      visitors: staff.slice(0, 1).map(({ token }) => ({ address: address(`/form/fill/${form.id}`), token })),
      body: fill,
      headers: { 'content-type': 'application/json' },
    },
    {
      kind: 'upload',
      times: 20,
      method: 'POST',
      visitors: byStaff((caseId) => `/case/attachments/${caseId}`),
      ...upload,
    },
  ]).finally(() => {
    isOver = true
  })
  let ofChildren = 0
  const peak = greatestDuring(crowd, 20, () => {
    ofChildren = Math.max(ofChildren, largestChildMegabytes(portal.process.pid))
    return residentMegabytes(portal.process.pid)
  })
  const waits: number[] = []
  while (!isOver) {
    const begin = performance.now()
    expect((await fetch(`${portal.origin}/healthz`)).status).toBe(200)
    waits.push(performance.now() - begin)
    await sleep(50)
  }
  const counts = Map.groupBy(await crowd, (answer) => answer)
  print('300 looks, 150 fills, 20 uploads', {
    answers: [...counts].map(([answer, all]) => `${answer}: ${all.length}`).join(', '),
    'memory before MB': Math.round(before),
    'peak MB': Math.round(await peak),
    'largest child MB': Math.round(ofChildren),
    'health check ms at most': greatest(waits),
  })
  for (const answer of counts.keys()) expect(answer).toMatch(/ (?:20[01]|503 with Retry-After)$/)
  for (const done of ['look 200', 'fill 200', 'upload 201']) expect([...counts.keys()]).toContain(done)
  expect(await peak).toBeLessThanOrEqual(350)
  expect(ofChildren).toBeLessThanOrEqual(512)
  expect(greatest(waits)).toBeLessThanOrEqual(500)
})
