import { afterAll, expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { openOffice } from './office.ts'
import { countAskedAgain } from './patient-caller.ts'

const office = await openOffice()
afterAll(() => office.close())

test('a call that an overloaded server refuses for now is sent again, and counted', async () => {
  const as = await office.employee()
  const before = countAskedAgain()
  const { pool } = office.database
  // Nobody gets a connection within the time that a call of the product waits for one.
  pool.options.connectionTimeoutMillis = 2_200
  const busy = Promise.all(Array.from({ length: pool.options.max }, () => pool.query('select pg_sleep(4)')))
  const [once, patiently] = await Promise.all([
    office.call(identityEndpoints.myProfile, { as }),
    office.patiently(identityEndpoints.myProfile, { as }),
  ])
  expect([once.status, Number(once.headers['retry-after'])]).toEqual([503, 2])
  expect(patiently.status).toBe(200)
  expect(countAskedAgain()).toBeGreaterThan(before)
  await busy
})
