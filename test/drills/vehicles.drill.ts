import { afterAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { print } from './drill-report.ts'
import { openDrillSetup } from './drill-setup.ts'

/* What the vehicles cost those who create cases: a plate without a letter or digit has none. */
const stage = await openDrillSetup()
afterAll(() => stage.close())

const CALLERS = 16
const ROUNDS = 16
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('vehicles lower the rate of created cases by at most 10 %', async () => {
  const { officeClient } = stage
  const as = await officeClient.superadmin()
  const model = await officeClient.caseBody()
  let made = 0
  /** Returns a case of a vehicle that nobody filed yet, or of none. */
  const newCase = (kind: 'with' | 'without') => {
    made += 1
    const digits = String(made).padStart(6, '0')
    const plate = `MH${digits.slice(0, 2)}${String.fromCharCode(65 + (made % 26))}${digits.slice(2)}`
    const vehicleNo = kind === 'with' ? plate : '-'
    return { ...model, vehicleDetail: { ...model.vehicleDetail, vehicleNo, chassisNo: `CHASSIS${digits}` } }
  }
  /** Creates cases for some time; returns how many a second. */
  const createFor = async (kind: 'with' | 'without', milliseconds: number) => {
    const end = performance.now() + milliseconds
    const before = made
    const caller = async () => {
      while (performance.now() < end)
        expect((await officeClient.call(caseEndpoints.create, { as, body: newCase(kind) })).status).toBe(201)
    }
    await Promise.all(Array.from({ length: CALLERS }, caller))
    return ((made - before) / milliseconds) * 1000
  }
  await createFor('with', 5000)
  const ratios: number[] = []
  const rates: Record<'with' | 'without', number[]> = { with: [], without: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)
    for (const kind of order) {
      await createFor(kind, 500)
      rates[kind].push(await createFor(kind, 2000))
    }
    ratios.push((rates.with[round] ?? 0) / (rates.without[round] ?? 1))
  }
  print('cases created a second', {
    'with vehicles': Math.round(median(rates.with)),
    without: Math.round(median(rates.without)),
    ratio: median(ratios).toFixed(3),
  })
  expect(median(ratios)).toBeGreaterThanOrEqual(0.9)
})
