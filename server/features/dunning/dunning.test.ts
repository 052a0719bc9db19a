import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { activityEndpoints } from '#contract/activity/activity.ts'
import { billEndpoints } from '#contract/bills/bill.ts'
import { addDays, dayStart, showDay } from '#contract/dates.ts'
import { duesEndpoints } from '#contract/dues/dues.ts'
import { dunningEndpoints as calls } from '#contract/dunning/dunning.ts'
import { HOUR } from '#contract/durations.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { showRupees } from '#contract/money.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { sendDunnings } from '#server/features/dunning/send-dunnings.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { type Office, openOfficeForYears } from '#test/office.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'

/* Reminders of overdue bills. The bills of October 2026 are due on 15 November. */
const DUE = '2026-11-15'
let office: Office
let admin: Session
beforeAll(async () => {
  office = await openOfficeForYears('2026-11-02T06:00:00Z')
  admin = await office.superadmin()
})
afterAll(() => office.close())
beforeEach(() => setTime('2026-11-02', 11.5))

const setTime = (day: string, hours: number) => office.clock.set(new Date(dayStart(day).getTime() + hours * HOUR))
const daysLate = (days: number, hours = 10) => setTime(addDays(DUE, days), hours)
const choose = (days: unknown) => office.call(calls.editSettings, { as: admin, body: { days } })
const dun = () => sendDunnings(office.deps)
const dunned = () => office.database.db.selectFrom('dunnings').selectAll().orderBy('judged_at').execute()
const daysOf = async (billId: string) => (await dunned()).filter((row) => row.bill_id === billId).map(({ day }) => day)
const pause = (id: string, isPaused: boolean) =>
  office.call(calls.pause, { as: admin, params: { id }, body: { isPaused } })

/** The mails in the folder, decoded; the folder is emptied. */
async function sendMails() {
  await deliverDue(office.deps)
  const folder = join(office.deps.config.DATA_DIR, 'outbox')
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  rmSync(folder, { recursive: true })
  return mails
}

/** The text and the PDF of a mail with one attachment. */
function partsOf(mail: string) {
  const parts = mail.split(/^--.*$/m)
  const body = (type: string) => {
    const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? ''
    const [head = '', ...rest] = part.trim().split('\n\n')
    const text = rest.join('\n\n')
    if (/base64/.test(head)) return Buffer.from(text, 'base64')
    return Buffer.from(
      text
        .replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    )
  }
  return { text: body('text/plain').toString('utf8'), pdf: body('application/pdf') }
}

describe('a reminder of an overdue bill', () => {
  test('a reminder is sent on the chosen days from 09:00, once, and never before they are chosen', async () => {
    const client = await office.client()
    const { billId } = await office.bill({ client })
    daysLate(3)
    expect(await dun()).toBe(0)
    expect(await office.ok(calls.settings, { as: admin })).toEqual({ days: [] })
    expect(requireSuccess(await choose([7, 3, 14])).data).toEqual({ days: [3, 7, 14] })
    daysLate(3, 8.9)
    expect(await dun()).toBe(0)
    daysLate(3)
    expect((await Promise.all([dun(), dun(), dun()])).reduce((sum, sent) => sum + sent)).toBe(1)
    expect(await dun()).toBe(0)
    for (const day of [4, 7, 8, 14, 15]) {
      daysLate(day)
      await dun()
    }
    expect(await daysOf(billId)).toEqual([3, 7, 14])
    const queued = await office.database.db
      .selectFrom('deliveries')
      .select('dedupe_key')
      .where('template', '=', 'bill-dunned')
      .execute()
    expect(queued.map(({ dedupe_key }) => dedupe_key).sort()).toEqual(
      [14, 3, 7].map((day) => `bill ${billId} overdue reminder sent ${day}`),
    )
    const query = { kind: 'bill', action: 'overdue reminder sent' } as const
    const told = await office.ok(activityEndpoints.list, { as: admin, query })
    expect(told).toHaveLength(3)
    requireSuccess(await choose([]))
  })

  test('tells what was stored when it was judged, though the mail is sent later', async () => {
    await office.ok(officeEndpoints.edit, { as: admin, body: { name: 'Sharma RTO Services' } })
    const client = await office.client({ firmName: 'Late Motors' })
    const bill = await office.bill({ client })
    requireSuccess(await choose([3]))
    await sendMails()
    daysLate(3)
    await runMonthEnd(office.deps)
    const total = bill.totalAmount + client.client.fixedPenaltyAmount
    expect(await dun()).toBeGreaterThan(0)
    await office.clock.at(new Date(office.clock.now().getTime() + HOUR), async () => {
      await office.adjustment(client, -123.45)
      const { paymentId } = await office.billPayment(client, { ...bill, totalAmount: total })
      await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })
    })
    daysLate(5)
    const mail = (await sendMails()).find((one) => one.includes(client.email) && one.includes('application/pdf')) ?? ''
    const { text, pdf } = partsOf(mail)
    for (const part of [
      t.dunning('overdue', {
        billNo: bill.billNo,
        month: 'October 2026',
        dueDate: showDay(DUE),
        asOf: '18/11/2026, 10:00',
        total: showRupees(total),
      }),
      t.dunning('statementAttached', { fromDate: showDay('2026-10-01'), toDate: showDay('2026-11-18') }),
      t.dunning('ignoreIfPaid'),
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part)
    const printed = (await pagesOfPdf(pdf)).join(' ').replaceAll(/\s+/g, ' ')
    for (const part of ['Sharma RTO Services', 'Late Motors', showRupees(total)]) expect(printed).toContain(part)
    expect(printed).not.toContain('123.45')
    expect(printed).not.toContain(t.statement('payment'))
  })

  test('a reminder is not sent while the bill is paid, settled, or the client paused; a rejected payment counts as none', async () => {
    const [waiting, rejected, paused, free] = [
      await office.client(),
      await office.client(),
      await office.client(),
      await office.client(),
    ]
    const bills = []
    for (const client of [waiting, rejected, paused, free]) bills.push(await office.bill({ client }))
    const [ofWaiting, ofRejected, ofPaused, ofFree] = bills
    if (!ofWaiting || !ofRejected || !ofPaused || !ofFree) throw new Error('No bill')
    await office.billPayment(waiting, ofWaiting)
    const { paymentId } = await office.billPayment(rejected, ofRejected)
    await office.ok(paymentEndpoints.rejectPayment, { as: admin, params: { id: paymentId } })
    expect(requireSuccess(await pause(paused.userId, true)).data).toMatchObject({ isDunningPaused: true })
    requireSuccess(await pause(paused.client.id, true))
    requireSuccess(await choose([10, 20]))
    daysLate(10)
    await dun()
    expect(await Promise.all(bills.map(({ billId }) => daysOf(billId)))).toEqual([[], [10], [], [10]])
    expect(requireSuccess(await pause(paused.client.id, false)).data).toMatchObject({ isDunningPaused: false })
    daysLate(20)
    await dun()
    expect(await daysOf(ofPaused.billId)).toEqual([20])
    const told = await office.ok(activityEndpoints.list, {
      as: admin,
      query: { kind: 'client', action: 'reminders paused' },
    })
    expect(told).toHaveLength(1)
    const own = await office.ok(identityEndpoints.myProfile, { as: paused })
    expect(JSON.stringify(own)).not.toContain('isDunningPaused')
  })

  test('skips a day on which the portal was off', async () => {
    const { billId } = await office.bill({ client: await office.client() })
    requireSuccess(await choose([2, 5]))
    daysLate(4)
    await dun()
    daysLate(5)
    await dun()
    expect(await daysOf(billId)).toEqual([5])
  })

  test('a reminder is refused for other days, other clients and a sign-up', async () => {
    for (const days of [[0], [181], [1.5], [3, 3], [1, 2, 3, 4, 5, 6, 7], 'x', null])
      expect((await choose(days)).status, JSON.stringify(days)).toBe(400)
    expect((await pause((await office.signUp()).id, true)).status).toBe(409)
    expect((await pause('01900000-0000-7000-8000-00000000dead', true)).status).toBe(404)
  })
})

test('the office writes by WhatsApp in the language of the dealer', async () => {
  const client = await office.client({ firmName: 'मराठी मोटर्स' })
  await office.database.db.updateTable('users').set({ language: 'mr' }).where('id', '=', client.userId).execute()
  const bill = await office.bill({ client })
  const ofMonth = { as: admin, body: { month: 10, year: 2026, search: bill.billNo } }
  const textOf = async () => (await office.ok(billEndpoints.ofMonth, ofMonth))[0]?.reminderText
  expect(await textOf()).toBeNull()
  daysLate(1)
  expect(await textOf()).toMatch(new RegExp(`नमस्कार .*${bill.billNo}.*रोजी देय होते`))
  const data = await office.ok(duesEndpoints.list, { as: admin, query: { search: 'मराठी' } })
  expect(data[0]?.reminderText).toContain('नमस्कार')
})

test('the office writes by WhatsApp also of an overdue bill whose payment was rejected', async () => {
  const client = await office.client()
  const bill = await office.bill({ client })
  const ofMonth = { as: admin, body: { month: 10, year: 2026, search: bill.billNo } }
  const textOf = async () => (await office.ok(billEndpoints.ofMonth, ofMonth))[0]?.reminderText
  const { paymentId } = await office.billPayment(client, bill)
  daysLate(1)
  expect(await textOf()).toBeNull()
  await office.ok(paymentEndpoints.rejectPayment, { as: admin, params: { id: paymentId }, body: {} })
  expect(await textOf()).toContain(bill.billNo)
})
