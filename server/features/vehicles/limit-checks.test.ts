import { afterAll, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity-endpoints.ts'
import { vehicleEndpoints as calls } from '#contract/vehicles/vehicle-endpoints.ts'
import { VEHICLE_CHECKS } from '#server/http/rate-limit.ts'
import { buildApp } from '#server/start/app.ts'
import { callerOf, type Session } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice({ RATE_LIMITS: 'on' })
const second = await buildApp(office.deps)
afterAll(async () => {
  await second.close()
  await office.close()
})

test('60 checks a minute per user, exact over two processes, with one entry in the activity log', async () => {
  const [busy, calm] = [await office.employee(), await office.employee()]
  const processes = [office.call, callerOf(second)]
  const check = (as: Session, n: number) =>
    (processes[n % 2] ?? office.call)(calls.check, { as, body: { vehicleNo: `MH12CK${n}`, chassisNo: '' } })
  const answers = await Promise.all(Array.from({ length: VEHICLE_CHECKS + 20 }, (_, n) => check(busy, n)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(VEHICLE_CHECKS)
  expect(refused).toHaveLength(20)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await check(calm, 0)).status).toBe(200)
  expect((await check(await office.superadmin(), 0)).status).toBe(200)

  const query = { kind: 'user', action: 'vehicle checks limited' } as const
  const data = await office.ok(activityEndpoints.list, { as: await office.superadmin(), query })
  expect(data).toMatchObject([{ changes: { checksInAMinute: { from: null, to: VEHICLE_CHECKS } } }])
})
