import { setTimeout as sleep } from 'node:timers/promises'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { importEndpoints } from '#contract/imports/import.ts'
import { importColumns } from '#contract/imports/import-columns.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { requireSuccess } from '#test/caller.ts'
import { formWith } from '#test/upload-form.ts'
import { greatest, p99, print, timesDuring } from './drill-report.ts'
import { openDrillSetup } from './drill-setup.ts'
import { greatestDuring, largestChildMegabytes, residentMegabytes } from './memory-of.ts'

/* An office moves in with 10,000 cases, while others work. */
const stage = await openDrillSetup()
afterAll(() => stage.close())

const ROWS = 10_000
/** What each of the others waits between two calls, in ms: a 99th percentile needs many. */
const PAUSE = 20
/** How long their work is measured without an import, before it and after it, in ms. */
const IDLE = 8_000

const owners: Record<string, string> = {
  sellerName: 'ANIL PATIL',
  sellerAadharNo: '234567890124',
  sellerAddress: 'SHIVAJINAGAR, PUNE',
  sellerState: 'Maharashtra',
  sellerPhoneNo: '9822012345',
  buyerName: 'SUNITA JADHAV',
  buyerAadharNo: '987654321096',
  buyerAddress: 'KOTHRUD, PUNE',
  buyerState: 'Maharashtra',
  buyerPhoneNo: '9822012346',
}

test('10,000 cases are imported beside the work of others', async () => {
  const { officeClient, portal } = stage
  const { call } = officeClient
  const as = await officeClient.superadmin()
  const model = await officeClient.caseBody()
  await call(caseEndpoints.create, { as, body: model })
  const columns = importColumns('cases')
  const line = (n: number) => {
    const digits = String(n).padStart(6, '0')
    const cells: Record<string, string> = {
      ...owners,
      firmName: model.generalDetail.firmName,
      fromRTO: model.vehicleDetail.fromRTO,
      toRTO: model.vehicleDetail.toRTO,
      vehicleNo: `MH${digits.slice(0, 2)}IM${digits.slice(2)}`,
      chassisNo: `IMPORTED${digits}`,
    }
    return columns.map(({ name, example }) => cells[name] ?? example)
  }
  const rows = [columns.map(({ name }) => name), ...Array.from({ length: ROWS }, (_, n) => line(n))]
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Cases', rows }] }))

  /** Runs a call while others list vehicles and create cases; returns its seconds and how long the others waited. */
  const during = async <T>(work: () => Promise<T>) => {
    let ofChildren = 0
    const begin = performance.now()
    const done = work()
    const others = [
      async () => requireSuccess(await call(vehicleEndpoints.all, { as })),
      async () => requireSuccess(await call(caseEndpoints.create, { as, body: model })),
    ].map((act) => timesDuring(done, PAUSE, act))
    const peak = await greatestDuring(done, 20, () => {
      ofChildren = Math.max(ofChildren, largestChildMegabytes(portal.process.pid))
      return residentMegabytes(portal.process.pid)
    })
    const seconds = (performance.now() - begin) / 1000
    const answer = await done
    const [lists = [], creates = []] = await Promise.all(others)
    const figures = {
      seconds: seconds.toFixed(1),
      'portal MB': Math.round(peak),
      'reader MB': Math.round(ofChildren),
      'a list ms, p99': p99(lists),
      'at most': greatest(lists),
      'a new case ms, p99': p99(creates),
    }
    return { answer, seconds, peak, ofChildren, lists, figures }
  }
  const before = await during(() => sleep(IDLE))
  print('work without an import', before.figures)
  const checked = await during(() =>
    call(importEndpoints.check, { as, params: { kind: 'cases' }, ...formWith(bytes, 'cases.xlsx') }),
  )
  print(`${ROWS} cases checked, ${Math.round(bytes.length / 1000)} kB`, checked.figures)
  const { data } = requireSuccess(checked.answer)
  expect(data.good).toBe(ROWS)
  const written = await during(() =>
    call(importEndpoints.commit, { as, params: { id: data.id }, body: { skipBad: false } }),
  )
  print(`${ROWS} cases written`, written.figures)
  expect(requireSuccess(written.answer).data).toEqual({ made: ROWS, skipped: 0 })
  const undone = await during(() => call(importEndpoints.undo, { as, params: { id: data.id } }))
  print(`${ROWS} cases taken back`, undone.figures)
  expect(requireSuccess(undone.answer).data).toEqual({ removed: ROWS })
  const after = await during(() => sleep(IDLE))
  print('work without an import, again', after.figures)
  const [meanwhile = 0, idle = 0] = [
    [checked, written, undone],
    [before, after],
  ].map((parts) => p99(parts.flatMap(({ lists }) => lists)))
  print('a list ms, p99', { 'beside an import': meanwhile, without: idle })
  expect(1000 * checked.seconds).toBeLessThanOrEqual(20_000)
  expect(1000 * written.seconds).toBeLessThanOrEqual(30_000)
  for (const { peak, ofChildren } of [checked, written, undone])
    expect(Math.max(peak, ofChildren)).toBeLessThanOrEqual(350)
  expect(meanwhile).toBeLessThanOrEqual(3 * idle)
})
