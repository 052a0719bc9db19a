import { afterAll, expect, test } from 'vitest'
import { MINUTE } from '#contract/durations.ts'
import { clocksOf, createClockGuard } from '#server/db/clock-guard.ts'
import { checkDatabaseWrites } from '#server/start/check-start.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())
const told = () =>
  office.logs.filter((line) => line.includes('the clock is not to be trusted')).map((line) => JSON.parse(line))

test('a difference of minutes to the clock of the database is logged', async () => {
  await checkDatabaseWrites(office.deps)
  expect(told()).toEqual([])
  const ahead = new Date(Date.now() + 10 * MINUTE)
  await office.clock.at(ahead, async () => {
    const clockGuard = createClockGuard(clocksOf(office.database, office.clock), office.deps.log)
    await checkDatabaseWrites({ ...office.deps, clockGuard })
  })
  expect(told().map(({ kind, seconds }) => [kind, Math.round(seconds / 60)])).toEqual([['database', 10]])
})

test('a database that cannot be written to is refused', async () => {
  const { pool } = office.database
  await pool.query('alter table heartbeat add constraint full_disk check (at is null) not valid')
  await expect(checkDatabaseWrites(office.deps)).rejects.toThrow(/^DATA_DIR [^\n]*takes no writes[^\n]*$/)
  await pool.query('alter table heartbeat drop constraint full_disk')
})
