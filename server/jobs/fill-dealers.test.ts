import { afterAll, expect, test } from 'vitest'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { sendDueReminders } from '#server/features/reminders/send-due.ts'
import { requireSuccess } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { openOfficeForYears } from '#test/office.ts'
import { fillDealers } from './fill-vehicles.ts'

/* The cases of before migration 0044, which a job gives their dealers beside writers. */
const office = await openOfficeForYears()
afterAll(() => office.close())

test('the job gives older cases their dealers beside writers, and no digest is sent before it is done', async () => {
  const { pool } = office.database
  const as = await office.superadmin()
  const today = officeDay(new Date())
  office.clock.set(new Date(dayStart(today).getTime() + 12 * HOUR))
  const dealer = await office.client()
  const over = {
    generalDetail: { firmName: dealer.client.firmName },
    expireDetail: { pucExpiry: addDays(today, 7), insuranceExpiry: addDays(today, 300) },
  }
  const model = await office.caseIn('assigned', { over })
  await cloneAssigned(office.database.db, model, 700)
  await office.caseIn('ready')
  const settings = { leadDays: [7], dealerDigest: 'daily' } as const
  requireSuccess(await office.call(reminderEndpoints.editSettings, { as, body: settings }))
  await pool.query('update cases set dealer_id = null where firm_name = $1', [dealer.client.firmName])
  await pool.query('insert into dealers_to_fill values ($1, $2)', [dealer.client.firmName, dealer.client.id])
  expect(await sendDueReminders(office.deps)).toEqual({ webhooks: 0, digests: 0 })
  const filled = await Promise.all([
    fillDealers(office.deps),
    fillDealers(office.deps),
    office.caseIn('ready', { over }),
  ])
  expect(Number(filled[0]) + Number(filled[1])).toBe(701)
  await fillDealers(office.deps)
  const { rows } = await pool.query('select count(*)::int as left from cases where dealer_id is null')
  expect(rows).toEqual([{ left: 0 }])
  expect(await sendDueReminders(office.deps)).toEqual({ webhooks: 0, digests: 1 })
})
