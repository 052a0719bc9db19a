import { beforeEach, expect, test } from 'vitest'
import { addDays, dayStart } from '#contract/dates.ts'
import { dunningEndpoints } from '#contract/dunning/dunning.ts'
import { HOUR } from '#contract/durations.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { sendAtTheirTime } from './worker.ts'

/* What is sent at a time of the day, at half past six in the evening, when all of it is due. */
const { office, admin } = await officeOfFileForYears('2026-11-02T06:00:00Z', { WEBHOOK_ALLOW_PRIVATE: 'on' })
const { db, pool } = office.database
const dealers = [await office.client(), await office.client()] as const
await office.bill({ client: dealers[0] }) // due on 15 November
await office.stepUp(admin)
const gateway = { webhookUrl: 'http://127.0.0.1:9', webhookSecret: 'a secret of more than 24', dealerMessages: true }
const reminders = { ...gateway, leadDays: [7], dealerDigest: 'daily' } as const
await office.ok(reminderEndpoints.editSettings, { as: admin, body: reminders })
await office.ok(dunningEndpoints.editSettings, { as: admin, body: { days: [3] } })
const daily = [{ event: 'stageChanged', inApp: true, mail: 'daily' }]
for (const as of dealers) await office.ok(notificationEndpoints.editPreferences, { as, body: daily as never })

const setTime = (day: string, hours: number) => office.clock.set(new Date(dayStart(day).getTime() + hours * HOUR))
let plates = 0
/** Makes everything due in the evening of a day that concerns a dealer, but a bill. */
async function makeDue(client: ClientSession, day: string) {
  setTime(day, 11)
  plates += 1
  const [vehicleNo, far] = [`MH16WK${String(plates).padStart(4, '0')}`, addDays(day, 300)]
  const { id: caseId } = await office.caseIn('assigned', {
    client,
    over: {
      generalDetail: { firmName: client.client.firmName },
      vehicleDetail: { vehicleNo, chassisNo: `CH${vehicleNo}` },
      expireDetail: { pucExpiry: addDays(day, 7), insuranceExpiry: far, fitnessExpiry: far, taxExpiry: far },
    },
  })
  const body = { stage: 'submitted', waitingOn: 'rto' }
  await office.ok(stageEndpoints.change, { as: admin, params: { caseId }, body: body as never })
  await db.deleteFrom('deliveries').execute()
  setTime(day, 18.5)
}
/** The deliveries to a dealer. */
async function sentTo({ email, userId }: ClientSession) {
  const rows = await db.selectFrom('deliveries').select('template').where('recipient', 'in', [email, userId]).execute()
  return rows.map(({ template }) => template).toSorted()
}
const ALL = ['dealer-message', 'notification-digest', 'reminder-digest']

beforeEach(() => {
  office.logs.length = 0
})

test.each([
  ['2026-11-09', 0, 1],
  ['2026-11-10', 1, 0],
])('what fails for one dealer reaches the others, and that one a minute later (%s)', async (day, one, other) => {
  const [broken, fine] = [dealers[one] as ClientSession, dealers[other] as ClientSession]
  await makeDue(broken, day)
  await makeDue(fine, day)
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.recipient in ('${broken.email}', '${broken.userId}') then raise exception 'not today'; end if; return new; end $$`)
  await pool.query('create trigger refuse before insert on deliveries for each row execute function refuse()')
  try {
    await sendAtTheirTime(office.deps)
  } finally {
    await pool.query('drop function refuse cascade')
  }
  expect([await sentTo(broken), await sentTo(fine)]).toEqual([[], ALL])
  expect(office.logs.filter((line) => line.includes('"level":50'))).toHaveLength(ALL.length)
  await sendAtTheirTime(office.deps)
  expect(await sentTo(broken)).toEqual(ALL)
})

test('what fails as a whole holds up nothing else', async () => {
  await makeDue(dealers[0], '2026-11-18')
  await pool.query('alter table vehicle_expiries rename to expiries_away')
  const sending = sendAtTheirTime(office.deps)
  await expect(sending).rejects.toMatchObject({ errors: [{ message: expect.stringContaining('vehicle_expiries') }] })
  await pool.query('alter table expiries_away rename to vehicle_expiries')
  expect(await sentTo(dealers[0])).toEqual(['bill-dunned', 'dealer-message', 'notification-digest'])
})
