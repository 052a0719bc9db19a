import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { monthStart, officeDay } from '#contract/dates.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { mailEndpoints } from '#contract/mails/mail.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import type { MadeCase } from '#test/factories.ts'
import { uploadForm } from '#test/upload-form.ts'
import { print } from './drill-report.ts'
import { openDrillSetup } from './drill-setup.ts'

const MINUTES = Number(process.env.SOAK_MINUTES || 10)
/** MB a minute; of a short soak it is only printed, which sees how a young process settles. */
const STEEPEST = MINUTES >= 5 ? 2 : Number.POSITIVE_INFINITY
/** Maximum memory under load, in MB. */
const LARGEST = 350

const stage = await openDrillSetup()
afterAll(() => stage.close())

test(`${MINUTES} minutes of an office's day`, { timeout: (MINUTES + 3) * 60_000 }, async () => {
  const { officeClient, portal } = stage
  const as = await officeClient.superadmin()
  const client = await officeClient.client({ creditLimit: 50_000_000 })
  const model = await officeClient.caseIn('assigned', { client })
  const payable: MadeCase[] = []
  while (payable.length < MINUTES * 120) payable.push(...(await cloneAssigned(officeClient.database.db, model, 400)))
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${portal.process.pid}/status`, 'utf8'))?.[1]) / 1024
  const until = performance.now() + MINUTES * 60_000
  let [count, uploads] = [0, 0]
  const failed: string[] = []
  // Whoever signs in again and again ends their own oldest session, so that it is nobody who works here.
  const { email, password } = await officeClient.employee()
  const upload = async () => {
    uploads += 1
    return officeClient.call(fileEndpoints.upload, { as: client, ...(await uploadForm(uploads)) })
  }
  const today = officeDay(new Date())
  const verified = { filterType: 'applicationDate', fromDate: monthStart(today), toDate: today, page: 0, pageSize: 50 }
  /** What is done, with the pause after it (ms). */
  const day: [number, () => Promise<{ status: number; message: string }>][] = [
    [60, () => officeClient.call(caseEndpoints.unverified, { as, query: { page: 0, pageSize: 50 } })],
    [60, () => officeClient.call(caseEndpoints.verifiedList, { as, body: verified })],
    [60, () => officeClient.call(caseEndpoints.details, { as, params: { id: model.id } })],
    [150, () => officeClient.call(paymentEndpoints.myCases, { as: client, query: { page: 0, pageSize: 50 } })],
    [150, async () => officeClient.call(caseEndpoints.create, { as, body: await officeClient.caseBody() })],
    [900, upload],
    [900, () => officeClient.call(identityEndpoints.signIn, { body: { email, password } })],
    [2_000, () => officeClient.call(mailEndpoints.all, { as, query: { page: 0, pageSize: 10 } })],
    [
      500,
      async () => {
        const one = payable.pop()
        const body = { caseAssignmentIds: [one?.assignmentId], amount: one?.totalAmount, mode: 'CREDIT' }
        return one ? officeClient.call(paymentEndpoints.payCases, { as: client, body }) : { status: 200, message: '' }
      },
    ],
  ]
  const work = day.map(async ([pause, act]) => {
    while (performance.now() < until) {
      const { status, message } = await act()
      count += 1
      if (status >= 400) failed.push(`${status} ${message}`)
      await sleep(pause)
    }
  })
  const samples: [minutes: number, megabytes: number][] = []
  const begin = performance.now()
  while (performance.now() < until) {
    samples.push([(performance.now() - begin) / 60_000, memory()])
    await sleep(1_000)
  }
  await Promise.all(work)
  const later = samples.filter(([minutes]) => minutes >= MINUTES / 2)
  const slope = slopeOf(later)
  const highest = Math.max(...samples.map(([, megabytes]) => megabytes))
  print(`soak of ${MINUTES} min`, {
    requests: count,
    failed: failed.length,
    'memory at the start': `${samples[0]?.[1].toFixed(0)} MB`,
    highest: `${highest.toFixed(0)} MB`,
    'slope of the second half': `${slope.toFixed(2)} MB/min`,
  })
  expect(failed).toEqual([])
  expect(highest).toBeLessThan(LARGEST)
  expect(slope).toBeLessThan(STEEPEST)
})

/** The least-squares line through some points. */
function slopeOf(points: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const above = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  return above / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
}
