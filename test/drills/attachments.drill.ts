import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { MAX_ATTACHMENTS } from '#contract/attachments/attachment-values.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Session } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { formWith } from '#test/upload-form.ts'
import { askProgram } from './ask-program.ts'
import { bigPdf } from './big-pdf.ts'
import { print } from './drill-report.ts'
import { openDrillSetup } from './drill-setup.ts'
import { greatestDuring, largestChildMegabytes, residentMegabytes } from './memory-of.ts'
import type { PhonesTask } from './phones.ts'

/* What uploads and bundles cost: memory of the process, and the time of the lists beside them. */
const stage = await openDrillSetup()
afterAll(() => stage.close())

const MB = 1_000_000
const memory = () => residentMegabytes(stage.portal.process.pid)
/** Returns the largest memory of the process while work goes on, in MB. */
const peakDuring = (work: Promise<unknown>) => greatestDuring(work, 5, memory)
const addressOf = (caseId: string) => `${stage.portal.origin}${API_BASE}/case/attachments/${caseId}`
const send = (as: Session, caseId: string, bytes: Buffer, name: string) => {
  const { body, headers } = formWith(bytes, name)
  return fetch(addressOf(caseId), {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...headers, authorization: `Bearer ${as.token}` },
  })
}
/** Uploads from a process of their own; returns the statuses of the answers. */
const uploadFromPhones = (task: PhonesTask) => askProgram<number[]>('phones', task)
const quantile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0

test('a PDF of 10 MB raises the memory by at most 30 MB', async () => {
  const as = await stage.officeClient.superadmin()
  const { id } = await stage.officeClient.caseIn('Created')
  const pdf = await bigPdf(9.9 * MB)
  // The first ones warm up: code, pools and the process that reads PDFs.
  for (let n = 0; n < 5; n += 1) expect((await send(as, id, pdf, 'warm.pdf')).status).toBe(201)
  await sleep(2000)
  const before = memory()
  const rises: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const peak = await peakDuring(send(as, id, pdf, 'scan.pdf').then(({ status }) => expect(status).toBe(201)))
    rises.push(peak - before)
    await sleep(500)
  }
  print('memory for a PDF of 10 MB', { MB: rises.map((rise) => rise.toFixed(1)).join(' ') })
  expect(quantile(rises, 0.5)).toBeLessThanOrEqual(30)
})

test('20 phones that upload at once keep the p99 of lists within three times the quiet one', async () => {
  const { officeClient } = stage
  const as = await officeClient.superadmin()
  const model = await officeClient.caseIn('assigned')
  for (let made = 0; made < 2000; made += 400) await cloneAssigned(officeClient.database.db, model, 400)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toBuffer()
  const lists = async (until: () => boolean) => {
    const times: number[] = []
    while (!until()) {
      const start = performance.now()
      const { status } = await officeClient.call(caseEndpoints.unverified, { as, query: { page: 0, pageSize: 50 } })
      expect(status).toBe(200)
      times.push(performance.now() - start)
      await sleep(20)
    }
    return times
  }
  const after = (milliseconds: number) => {
    const end = performance.now() + milliseconds
    return () => performance.now() > end
  }
  await lists(after(3000))
  const quiet = await lists(after(10_000))
  const phones = await Promise.all(Array.from({ length: 20 }, () => officeClient.employee()))
  const cases = await Promise.all(phones.map((phone) => officeClient.caseIn('Created', { by: phone })))
  await sleep(2000)
  let isOver = false
  const uploads = uploadFromPhones({
    phones: phones.map(({ token }, n) => ({ address: addressOf(cases[n]?.id ?? ''), token })),
    ...formWith(photo, 'photo.jpg'),
    times: 6,
    rate: MB,
  }).finally(() => {
    isOver = true
  })
  const busy = await lists(() => isOver)
  const statuses = Map.groupBy(await uploads, (status) => status)
  const [p99, p99Quiet] = [quantile(busy, 0.99), quantile(quiet, 0.99)]
  print('20 phones upload', {
    'photo MB': (photo.length / MB).toFixed(1),
    answers: [...statuses].map(([status, all]) => `${status}: ${all.length}`).join(' '),
    'p99 of lists quiet ms': Math.round(p99Quiet),
    'beside uploads ms': Math.round(p99),
  })
  expect([...statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual([])
  expect(p99 / p99Quiet).toBeLessThanOrEqual(3) // other work takes the core that the lists keep
})

test('a bundle of 60 files and 100 MB takes at most 512 MB of memory, apart from the portal', async () => {
  const as = await stage.officeClient.superadmin()
  const { id } = await stage.officeClient.caseIn('Created')
  const pdf = await bigPdf(1.74 * MB)
  for (let n = 0; n < MAX_ATTACHMENTS; n += 1) expect((await send(as, id, pdf, `${n}.pdf`)).status).toBe(201)
  let bytes = 0
  const start = performance.now()
  const download = async () => {
    const answer = await fetch(`${stage.portal.origin}${API_BASE}/case/bundle/${id}`, {
      headers: { authorization: `Bearer ${as.token}` },
    })
    expect(answer.status).toBe(200)
    for await (const chunk of answer.body ?? []) bytes += chunk.length
  }
  let ofChildren = 0
  const peak = await greatestDuring(download(), 5, () => {
    ofChildren = Math.max(ofChildren, largestChildMegabytes(stage.portal.process.pid))
    return memory()
  })
  print('bundle of 60 files', {
    MB: Math.round(bytes / MB),
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    'memory MB': Math.round(peak),
    'largest child MB': Math.round(ofChildren),
  })
  expect(bytes).toBeGreaterThan(100 * MB)
  expect(peak).toBeLessThanOrEqual(350)
  expect(ofChildren).toBeLessThanOrEqual(512)
})
