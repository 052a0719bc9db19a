import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { addDays, officeDay, showDay } from '#contract/dates.ts'
import { languages } from '#contract/languages/language.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { reminderEndpoints as calls } from '#contract/reminders/reminder-endpoints.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee()
const colleague = await office.employee()
const today = officeDay(new Date())
const inDays = (days: number) => addDays(today, days)
/** Dates that no band holds. */
const FAR = { insuranceExpiry: inDays(400), pucExpiry: inDays(400), fitnessExpiry: inDays(400), taxExpiry: inDays(400) }

let plates = 0
/** Creates a case of a new vehicle with some dates, and returns its vehicle. */
async function vehicleWith(expiries: object, { by = employee, over = {} }: { by?: Session; over?: object } = {}) {
  plates += 1
  const plate = `MH15RM${String(plates).padStart(4, '0')}`
  const made = await office.caseIn('Created', {
    by,
    over: {
      vehicleDetail: { vehicleNo: plate, chassisNo: `CH${plate}` },
      expireDetail: { ...FAR, ...expiries },
      ...over,
    },
  })
  return { plate, caseId: made.id, id: (await vehicleOf(plate)).id }
}
const vehicleOf = (plate: string, as: Session = admin) => office.ok(vehicleEndpoints.details, { as, params: { plate } })
const worklist = async (body: object = {}, as: Session = admin) => {
  const { data, meta } = requireSuccess(await office.call(calls.worklist, { as, body: { pageSize: 100, ...body } }))
  return { rows: data, total: meta?.total, bands: meta?.bands }
}
const log = (body: object, as: Session = employee) =>
  office.call(calls.log, { as, body: { channel: 'CALL', outcome: 'sent', ...body } as never })
const snooze = (body: object, as: Session = employee) => office.call(calls.snooze, { as, body: body as never })
const renew = (body: object, as: Session = employee) => office.call(calls.renew, { as, body: body as never })
const setOff = async (id: string) =>
  requireSuccess(await office.call(vehicleEndpoints.edit, { as: admin, params: { id }, body: { remindersOff: true } }))

describe('the worklist', () => {
  test('holds each date in its band, soonest first, with exact counts', async () => {
    const owner = await office.employee()
    const days = [-91, -90, -1, 0, 7, 8, 30, 31, 60, 61]
    const vehicles = []
    for (const day of days) vehicles.push(await vehicleWith({ pucExpiry: inDays(day) }, { by: owner }))
    const { rows, total, bands } = await worklist({}, owner)
    expect(rows.map((row) => [row.days, row.band])).toEqual([
      [-90, 'overdue'], [-1, 'overdue'], [0, 'week'], [7, 'week'], [8, 'month'], [30, 'month'], [31, 'later'], [60, 'later'],
    ]) // biome-ignore format: a row each
    expect([total, bands]).toEqual([8, { overdue: 2, week: 2, month: 2, later: 2 }])
    expect(rows[0]).toMatchObject({
      vehicleId: vehicles[1]?.id,
      vehicleNo: vehicles[1]?.plate,
      kind: 'PUC',
      expiryDate: inDays(-90),
    })
    const week = await worklist({ band: 'week' }, owner)
    expect([week.rows.map((row) => row.days), week.total, week.bands]).toEqual([[0, 7], 2, bands])
    const second = await worklist({ page: 1, pageSize: 3 }, owner)
    expect(second.rows.map((row) => row.days)).toEqual([7, 8, 30])
  })

  test('the worklist is filtered by kind, firm and text', async () => {
    const owner = await office.employee()
    const firm = (await office.client()).client.firmName
    const mine = await vehicleWith(
      { pucExpiry: inDays(3), taxExpiry: inDays(4) },
      { by: owner, over: { generalDetail: { firmName: firm } } },
    )
    await vehicleWith({ pucExpiry: inDays(5) }, { by: owner })
    expect((await worklist({ kind: 'TAX' }, owner)).rows.map(({ kind, vehicleNo }) => [kind, vehicleNo])).toEqual([
      ['TAX', mine.plate],
    ])
    for (const as of [owner, admin]) {
      const ofFirm = await worklist({ firmName: firm }, as)
      expect([ofFirm.total, ofFirm.bands?.week]).toEqual([2, 2])
      const found = await worklist({ search: `${mine.plate.slice(0, 4)}-${mine.plate.slice(4).toLowerCase()}` }, as)
      expect(found.rows.map(({ kind }) => kind)).toEqual(['PUC', 'TAX'])
    }
    expect((await worklist({ firmName: 'No such firm' }, owner)).total).toBe(0)
  })

  test('counts the whole office exactly', async () => {
    const count = async () => (await worklist()).bands
    const before = await count()
    const { id, caseId } = await vehicleWith({ pucExpiry: inDays(3), taxExpiry: inDays(20), permitExpiry: inDays(-2) })
    const after = await count()
    expect(after).toEqual({
      ...before,
      overdue: (before?.overdue ?? 0) + 1,
      week: (before?.week ?? 0) + 1,
      month: (before?.month ?? 0) + 1,
    })
    const body = { expiryType: 'PUC', newExpiryDate: inDays(45) }
    await office.ok(caseEndpoints.updateExpiry, { as: admin, params: { id: caseId }, body: body as never })
    expect(await count()).toEqual({ ...after, week: before?.week, later: (before?.later ?? 0) + 1 })
    requireSuccess(await snooze({ vehicleId: id, kind: 'TAX', until: inDays(1) }, admin))
    await setOff(id)
    expect(await count()).toEqual(before)
    expect((await worklist({ includeSnoozed: true })).bands).toEqual(
      (await worklist({ includeSnoozed: true, firmName: undefined })).bands,
    )
    const [whole, listed] = [
      await worklist({ includeSnoozed: true }),
      await worklist({ includeSnoozed: true, search: 'MH' }),
    ]
    expect(listed.bands).toEqual(whole.bands)
  })

  test('a snooze goes with its reminder to another date', async () => {
    const { id, caseId } = await vehicleWith({ pucExpiry: inDays(3), taxExpiry: inDays(20) })
    const week = async (body: object = {}) => (await worklist(body)).bands?.week ?? 0
    const [awake, all] = [await week(), await week({ includeSnoozed: true })]
    for (const kind of ['PUC', 'TAX'] as const)
      requireSuccess(await snooze({ vehicleId: id, kind, until: inDays(30) }, admin))
    expect([await week(), await week({ includeSnoozed: true })]).toEqual([awake - 1, all])
    const body = { expiryType: 'TAX', newExpiryDate: inDays(5) }
    await office.ok(caseEndpoints.updateExpiry, { as: admin, params: { id: caseId }, body: body as never })
    expect([await week(), await week({ includeSnoozed: true })]).toEqual([awake - 1, all + 1])
  })

  test('shows an employee own vehicles only, with the firm of the newest own case', async () => {
    const [first, second] = [await office.employee(), await office.employee()]
    const [firmA, firmB] = [(await office.client()).client.firmName, (await office.client()).client.firmName]
    const { plate } = await vehicleWith(
      { pucExpiry: inDays(3) },
      { by: first, over: { generalDetail: { firmName: firmA } } },
    )
    await office.caseIn('Created', {
      by: second,
      over: {
        vehicleDetail: { vehicleNo: plate },
        generalDetail: { firmName: firmB },
        expireDetail: { ...FAR, pucExpiry: inDays(4) },
      },
    })
    const firmSeenBy = async (as: Session) =>
      (await worklist({ search: plate }, as)).rows.map((row) => [row.firmName, row.days])
    expect(await firmSeenBy(first)).toEqual([[firmA, 4]])
    expect(await firmSeenBy(second)).toEqual([[firmB, 4]])
    expect(await firmSeenBy(admin)).toEqual([[firmB, 4]])
    expect((await worklist({ firmName: firmB }, first)).total).toBe(0)
    expect((await worklist({}, await office.employee())).total).toBe(0)
  })

  test('has the texts of the office in each language, and links that open an app', async () => {
    await office.ok(officeEndpoints.edit, { as: admin, body: { name: 'Sharma RTO', phone: '020 2612 3456' } })
    const texts = [
      {
        kind: 'PUC',
        language: 'en',
        text: '{owner}: {paper} of {vehicle} until {date}, {days} days. {office} & {phone}',
      },
      { kind: 'PUC', language: 'hi', text: 'नमस्ते {owner}, {paper} {date}' },
      { kind: 'PUC', language: 'mr', text: 'नमस्कार {owner}, {paper} {date}' },
    ]
    const saved = await office.ok(calls.editTemplates, { as: admin, body: texts as never })
    expect(saved).toHaveLength(languages.length * expiryTypes.length)
    const { plate } = await vehicleWith({ pucExpiry: inDays(2) })
    const [row] = (await worklist({ search: plate })).rows
    const en = `IMRAN SHAIKH: pollution certificate (PUC) of ${plate} until ${showDay(inDays(2))}, 2 days. Sharma RTO & 020 2612 3456`
    expect(row?.text).toEqual({
      en,
      hi: `नमस्ते IMRAN SHAIKH, प्रदूषण प्रमाणपत्र (PUC) ${showDay(inDays(2))}`,
      mr: `नमस्कार IMRAN SHAIKH, प्रदूषण प्रमाणपत्र (PUC) ${showDay(inDays(2))}`,
    })
    const encoded = encodeURIComponent(en)
    expect(row?.links).toEqual({
      whatsapp: `https://wa.me/919766012345?text=${encoded}`,
      sms: `sms:+919766012345?body=${encoded}`,
      tel: 'tel:+919766012345',
    })
    const past = await vehicleWith({ pucExpiry: inDays(-3), taxExpiry: inDays(-1), permitExpiry: inDays(0) })
    const [puc, tax, permit] = (await worklist({ search: past.plate })).rows
    // The office's own text holds for every date; the portal's says that a paper has ended.
    expect(puc?.text.en).toBe(
      `IMRAN SHAIKH: pollution certificate (PUC) of ${past.plate} until ${showDay(inDays(-3))}, -3 days. Sharma RTO & 020 2612 3456`,
    )
    expect(tax?.text).toEqual({
      en: `Dear IMRAN SHAIKH, the road tax of your vehicle ${past.plate} ended on ${showDay(inDays(-1))}. We can renew it for you now. Sharma RTO 020 2612 3456`,
      hi: expect.stringContaining(`${showDay(inDays(-1))} को समाप्त हो चुका है`),
      mr: expect.stringContaining(`मोटार वाहन कर ची मुदत ${showDay(inDays(-1))} रोजी संपली आहे`),
    })
    expect(decodeURIComponent(tax?.links?.whatsapp ?? '')).toContain(tax?.text.en)
    expect(permit?.text.en).toContain(`permit of your vehicle ${past.plate} is valid until ${showDay(today)}`)
    const { ownerDetails: _none, ...form } = await office.caseBody({
      vehicleDetail: { vehicleNo: 'MH15NO0001' },
      expireDetail: { ...FAR, pucExpiry: inDays(2) },
      transactionDetail: { to: 'NA' },
    })
    await office.ok(caseEndpoints.create, { as: employee, body: form })
    const [blank] = (await worklist({ search: 'MH15NO0001' })).rows
    expect(blank).toMatchObject({ owner: null, links: null, text: { en: expect.stringMatching(/^Sir or Madam: /) } })
    // Who knows no owner calls the dealer.
    const { client } = await office.client()
    const { vehicleDetail, generalDetail } = form
    await office.ok(caseEndpoints.create, {
      as: employee,
      body: {
        ...form,
        generalDetail: { ...generalDetail, firmName: client.firmName },
        vehicleDetail: { ...vehicleDetail, vehicleNo: 'MH15NO0002' },
      },
    })
    for (const as of [admin, employee]) {
      const phonesOf = async (plate: string) => (await worklist({ search: plate }, as)).rows[0]?.dealerPhone
      expect([await phonesOf('MH15NO0002'), await phonesOf(plate)]).toEqual([client.mobileNo, null])
    }
    const [ofDealer] = (await worklist({ search: 'MH15NO0002' })).rows
    expect(ofDealer?.dealerText?.en).toBe(
      `${client.firmName}: the pollution certificate (PUC) of your customer's vehicle MH15NO0002 is valid until ${showDay(inDays(2))}. We can renew it in time. Sharma RTO 020 2612 3456`,
    )
    expect(row).toMatchObject({ dealerPhone: null, dealerText: null })
    const english = (text: string) => ({ kind: 'PUC', language: 'en', text })
    for (const [bad, fields] of [
      [[english('Dear {name}')], { '0.text': t.reminders('unknownPlaceholder', { name: '{name}' }) }],
      [[english('Dear {owner')], { '0.text': t.reminders('loneBrace') }],
      [[english('First'), english('Second')], { '1.language': t.reminders('textTwice') }],
    ]) {
      const refused = await office.call(calls.editTemplates, { as: admin, body: bad as never })
      expect([refused.status, refused.errors.fields]).toEqual([400, fields])
    }
    expect(await office.ok(calls.templates, { as: admin })).toEqual(saved)
  })
})

describe('a reminder', () => {
  test('a contact is logged: the last one stands in the worklist, all of them with the vehicle', async () => {
    const { id, plate } = await vehicleWith({ pucExpiry: inDays(3) })
    const first = requireSuccess(await log({ vehicleId: id, kind: 'PUC', channel: 'WHATSAPP' })).data
    expect(first).toMatchObject({
      vehicleNo: plate,
      lastChannel: 'WHATSAPP',
      lastOutcome: 'sent',
      lastSentAt: expect.any(String),
    })
    requireSuccess(await log({ vehicleId: id, kind: 'PUC', outcome: 'willRenew', note: 'on Monday' }, admin))
    expect((await worklist({ search: plate })).rows[0]).toMatchObject({ lastChannel: 'CALL', lastOutcome: 'willRenew' })
    const { reminders } = await vehicleOf(plate, employee)
    expect(
      reminders.map(({ what, channel, outcome, note, expiryDate }) => [what, channel, outcome, note, expiryDate]),
    ).toEqual([
      ['sent', 'CALL', 'willRenew', 'on Monday', inDays(3)],
      ['sent', 'WHATSAPP', 'sent', null, inDays(3)],
    ])
    expect((await log({ vehicleId: id, kind: 'PERMIT' })).status).toBe(404)
    expect((await log({ vehicleId: id, kind: 'PUC' }, colleague)).status).toBe(404)
    expect((await log({ vehicleId: id, kind: 'PUC', channel: 'FAX' })).status).toBe(400)
  })

  test('a contact is taken back by its writer for ten minutes, and then counts nowhere', async () => {
    const { id, plate } = await vehicleWith({ pucExpiry: inDays(3) })
    const withdraw = (sentAt: string | null, as: Session = employee) =>
      office.call(calls.withdraw, { as, body: { vehicleId: id, kind: 'PUC', sentAt: sentAt ?? '' } })
    const figures = async () => {
      const [week, report] = [
        (await office.ok(calls.week, { as: admin })).contacted,
        await office.ok(calls.report, { as: admin }),
      ]
      const isNew = (await worklist({ search: plate, notContacted: true })).total
      return { week, isNew, sent: report.reduce((sum, { sent }) => sum + sent, 0) }
    }
    const before = await figures()
    const first = requireSuccess(await log({ vehicleId: id, kind: 'PUC' })).data
    const second = requireSuccess(await log({ vehicleId: id, kind: 'PUC', outcome: 'willRenew' })).data
    expect(await figures()).toEqual({ week: before.week + 1, isNew: 0, sent: before.sent + 2 })
    for (const [as, status] of [[colleague, 404], [admin, 404]] as const)
      expect((await withdraw(second.lastSentAt, as)).status).toBe(status)
    for (const _twice of [1, 2])
      expect(requireSuccess(await withdraw(second.lastSentAt)).data).toMatchObject({
        lastOutcome: 'sent',
        lastSentAt: first.lastSentAt,
      })
    const kept = (await vehicleOf(plate, employee)).reminders
    expect(kept.map(({ outcome, isWithdrawn }) => [outcome, isWithdrawn])).toEqual([
      ['willRenew', true],
      ['sent', false],
    ])
    requireSuccess(await withdraw(first.lastSentAt))
    expect((await worklist({ search: plate })).rows[0]).toMatchObject({ lastSentAt: null, lastOutcome: null })
    expect(await figures()).toEqual(before)

    const late = requireSuccess(await log({ vehicleId: id, kind: 'PUC' })).data
    const { rows } = await office.database.pool.query<{ at: Date }>(
      "update reminder_log set at = at - interval '601 seconds' where at = $1 returning at",
      [late.lastSentAt],
    )
    const [moved] = rows
    expect(await withdraw(new Date(moved?.at ?? 0).toISOString())).toMatchObject({
      status: 409,
      message: t.reminders('tooLateToWithdraw'),
    })
    expect(await withdraw(inDays(0))).toMatchObject({ status: 400 })
    expect(await withdraw(late.lastSentAt)).toMatchObject({ status: 404, message: t.reminders('unknownContact') })
  }) // biome-ignore format: pairs

  test('rests until a day, at most 180 days ahead', async () => {
    const { id, plate } = await vehicleWith({ pucExpiry: inDays(3) })
    const until = (day: string) => snooze({ vehicleId: id, kind: 'PUC', until: day })
    expect(requireSuccess(await until(inDays(180))).data.snoozedUntil).toBe(inDays(180))
    expect((await until(inDays(181))).status).toBe(400)
    expect((await until(inDays(-1))).status).toBe(400)
    expect((await worklist({ search: plate })).total).toBe(0)
    const resting = await worklist({ search: plate, includeSnoozed: true })
    expect([resting.total, resting.rows[0]?.snoozedUntil]).toEqual([1, inDays(180)])
    expect(requireSuccess(await until(today)).data.snoozedUntil).toBeNull()
    expect((await worklist({ search: plate })).total).toBe(1)
    expect((await snooze({ vehicleId: id, kind: 'PUC', until: inDays(2) }, colleague)).status).toBe(404)
  })

  test('a vehicle whose reminders are off has no reminder anywhere', async () => {
    const { id, plate } = await vehicleWith({ pucExpiry: inDays(3) })
    await setOff(id)
    for (const body of [{ search: plate }, { search: plate, includeSnoozed: true }])
      expect((await worklist(body)).total).toBe(0)
  })

  test('ends by a renewal, which the newest own case and its history get', async () => {
    const { id, plate, caseId } = await vehicleWith({ pucExpiry: inDays(3) })
    const renewal = { vehicleId: id, kind: 'PUC' }
    for (const day of [inDays(3), inDays(2)])
      expect(await renew({ ...renewal, newExpiryDate: day })).toMatchObject({
        status: 400,
        errors: { fields: { newExpiryDate: t.reminders('notAfterPresent', { day: showDay(inDays(3)) }) } },
      })
    requireSuccess(await snooze({ vehicleId: id, kind: 'PUC', until: inDays(2) }))
    const vehicle = requireSuccess(await renew({ ...renewal, newExpiryDate: inDays(368) })).data
    expect(vehicle.expiries.PUC).toBe(inDays(368))
    const details = await office.ok(caseEndpoints.details, { as: employee, params: { id: caseId } })
    expect(details.expireDetail.pucExpiry).toBe(inDays(368))
    const history = await office.ok(caseEndpoints.history, { as: admin, params: { id: caseId } })
    expect(history[0]).toMatchObject({ action: 'expiry changed' })
    const { reminders } = await vehicleOf(plate)
    expect(reminders[0]).toMatchObject({ what: 'renewed', expiryDate: inDays(3), newExpiryDate: inDays(368) })
    expect((await worklist({ search: plate, includeSnoozed: true })).total).toBe(0)
    expect((await renew({ ...renewal, newExpiryDate: inDays(700) }, colleague)).status).toBe(404)
    // Without a present date any day after today will do.
    expect((await renew({ vehicleId: id, kind: 'PERMIT', newExpiryDate: today })).status).toBe(400)
    expect(
      requireSuccess(await renew({ vehicleId: id, kind: 'PERMIT', newExpiryDate: inDays(1) })).data.expiries.PERMIT,
    ).toBe(inDays(1))
  })

  test('two renewals at the same moment renew once', async () => {
    const { id } = await vehicleWith({ pucExpiry: inDays(3) })
    const body = { vehicleId: id, kind: 'PUC', newExpiryDate: inDays(100) }
    const answers = await Promise.all([renew(body), renew(body, admin), renew(body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })
})

describe('the figures', () => {
  test('the figures of the week count the due ones and those with a contacted owner', async () => {
    const owner = await office.employee()
    const read = () => office.ok(calls.week, { as: owner })
    expect(await read()).toEqual({ due: 0, contacted: 0 })
    const { id } = await vehicleWith({ pucExpiry: inDays(3), taxExpiry: inDays(7) }, { by: owner })
    await vehicleWith({ pucExpiry: inDays(8) }, { by: owner })
    requireSuccess(await log({ vehicleId: id, kind: 'PUC' }, owner))
    requireSuccess(await log({ vehicleId: id, kind: 'PUC' }, owner))
    expect(await read()).toEqual({ due: 2, contacted: 1 })
  })

  test('the figures of conversion go by month and kind', async () => {
    const { id } = await vehicleWith({ fitnessExpiry: inDays(3) })
    const read = async () =>
      (await office.ok(calls.report, { as: admin })).find(
        ({ kind, month }) => kind === 'FITNESS' && month === today.slice(0, 7),
      )
    expect(await read()).toBeUndefined()
    requireSuccess(await log({ vehicleId: id, kind: 'FITNESS' }))
    requireSuccess(await log({ vehicleId: id, kind: 'FITNESS', outcome: 'renewedElsewhere' }))
    requireSuccess(await renew({ vehicleId: id, kind: 'FITNESS', newExpiryDate: inDays(400) }))
    expect(await read()).toEqual({
      month: today.slice(0, 7),
      kind: 'FITNESS',
      sent: 1,
      renewed: 1,
      renewedElsewhere: 1,
    })
  })
})
