import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { MAX_NAME, MAX_RTO_CODE, MAX_TEXT } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { readFromVault } from '#server/security/vault.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()

const rowOf = (id: string) =>
  office.database.db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const detailsOf = (id: string) => office.ok(calls.details, { as: admin, params: { id } })

describe('a new case', () => {
  test('a new case is Created, numbered, and stored in paise', async () => {
    const body = await office.caseBody({
      generalDetail: { incentiveAmount: 150.75 },
      expenseDetail: { otherCharges: 10.1, adminCharges: 0.2 },
    })
    const answer = await office.call(calls.create, { as: admin, body })
    expect(answer.status).toBe(201)
    expect(answer.message).toBe(t.cases('created'))
    expect(answer.data).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      CaseNo: expect.stringMatching(/^VR-\d{6}$/),
      status: 'Created',
    })
    const row = await rowOf(answer.data.id)
    expect(row).toMatchObject({
      version: 1,
      incentive: 15_075,
      puc_charges: 10_000,
      insurance_charges: 250_050,
      receipt_amount: 149_925,
      other_charges: 1_010,
      admin_charges: 20,
      total_amount: 10_000 + 250_050 + 149_925 + 1_010 + 20,
    })
    expect((await detailsOf(answer.data.id)).totalAmount).toBe(4_110.05)
  })

  test('a new case is upper-cased where the form upper-cases, and trimmed', async () => {
    const body = await office.caseBody({
      vehicleDetail: { vehicleNo: ' mh12ab1 ', rmaVehicleNo: 'mh14 x 9', chassisNo: 'ma3x', engineNo: 'k10b' },
      transactionDetail: { remarks: 'urgent, please' },
    })
    const data = await office.ok(calls.create, { as: admin, body })
    const found = await detailsOf(data.id)
    expect(found.vehicleDetail).toMatchObject({
      vehicleNo: 'MH12AB1',
      rmaVehicleNo: 'MH14 X 9',
      chassisNo: 'MA3X',
      engineNo: 'K10B',
    })
    expect(found.transactionDetail.remarks).toBe('URGENT, PLEASE')
    expect(found.ownerDetails).toMatchObject({
      sellerName: 'SUNITA DESHMUKH',
      buyerName: 'IMRAN SHAIKH',
      sellerAddress: '7 KARVE ROAD, PUNE',
      buyerAddress: '21 MG ROAD, PUNE',
    })
  })

  test('has today in IST as application date, unless the form has another one', async () => {
    office.clock.set('2026-11-20T18:30:00Z')
    const today = requireSuccess(await office.call(calls.create, { as: admin, body: await office.caseBody() }))
    office.clock.set('2026-11-20T18:29:59.999Z')
    const yesterday = requireSuccess(await office.call(calls.create, { as: admin, body: await office.caseBody() }))
    const body = await office.caseBody({ generalDetail: { applicationDate: '2026-02-28' } })
    const told = requireSuccess(await office.call(calls.create, { as: admin, body }))
    office.clock.set(null)
    const days = await Promise.all(
      [today, yesterday, told].map(async ({ data }) => (await rowOf(data.id)).application_date),
    )
    expect(days).toEqual(['2026-11-21', '2026-11-20', '2026-02-28'])
  })

  test('keeps Aadhaar numbers in the vault only', async () => {
    const data = await office.ok(calls.create, { as: admin, body: await office.caseBody() })
    expect(await rowOf(data.id)).toMatchObject({ seller_aadhaar_last4: '1234', buyer_aadhaar_last4: '2345' })
    const { db } = office.database
    expect(await readFromVault(db, office.deps.keys, data.id, 'sellerAadharNo')).toBe('345678901234')
    expect(await readFromVault(db, office.deps.keys, data.id, 'buyerAadharNo')).toBe('456789012345')
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(cases)::text as text from cases where id = ${data.id}
      union all select row_to_json(history)::text from history where subject_id = ${data.id}`.execute(db)
    expect(rows).toHaveLength(2)
    for (const { text } of rows) expect(text).not.toMatch(/345678901234|456789012345/)
    expect((await detailsOf(data.id)).ownerDetails).toMatchObject({
      sellerAadharNo: 'XXXX XXXX 1234',
      buyerAadharNo: 'XXXX XXXX 2345',
    })
  })

  test('keeps no number of an owner that is a company', async () => {
    const { ownerDetails, ...groups } = await office.caseBody()
    const body = { ...groups, ownerDetails: { ...ownerDetails, sellerAadharNo: 'COMPANY' } }
    const data = await office.ok(calls.create, { as: admin, body })
    expect((await detailsOf(data.id)).ownerDetails).toMatchObject({
      sellerAadharNo: 'COMPANY',
      buyerAadharNo: 'XXXX XXXX 2345',
    })
    expect(await readFromVault(office.database.db, office.deps.keys, data.id, 'sellerAadharNo')).toBeNull()
  })

  test('takes no owners at all, as an empty object or left out, and no reference', async () => {
    const { ownerDetails: _, referenceDetail: __, ...body } = await office.caseBody()
    const leftOut = requireSuccess(await office.call(calls.create, { as: admin, body }))
    const empty = requireSuccess(
      await office.call(calls.create, { as: admin, body: { ...body, ownerDetails: {}, referenceDetail: {} } }),
    )
    const blank = requireSuccess(
      await office.call(calls.create, {
        as: admin,
        body: { ...body, ownerDetails: { sellerName: ' ', buyerName: null } },
      }),
    )
    for (const { data } of [leftOut, empty, blank]) {
      const found = await detailsOf(data.id)
      expect(new Set(Object.values(found.ownerDetails))).toEqual(new Set([null]))
      expect(found.referenceDetail).toEqual({ name: null, contactNo: null })
    }
  })

  test('a new case is in the history with its maker', async () => {
    const data = await office.ok(calls.create, { as: admin, body: await office.caseBody() })
    const entries = await office.database.db
      .selectFrom('history')
      .select(['action', 'actor_id', 'changes'])
      .where('subject_id', '=', data.id)
      .execute()
    expect(entries).toEqual([
      { action: 'created', actor_id: admin.userId, changes: { status: { from: null, to: 'Created' } } },
    ])
  })

  test('numbers grow beyond six digits', async () => {
    await sql`select setval('case_no_seq', 999998)`.execute(office.database.db)
    const made = [await office.caseIn('Created'), await office.caseIn('Created')]
    expect(made.map(({ CaseNo }) => CaseNo)).toEqual(['VR-999999', 'VR-1000000'])
    const data = await office.ok(calls.unverified, { as: admin, query: { sort: '-CaseNo', page: 0 } })
    expect(data.slice(0, 2).map(({ CaseNo }) => CaseNo)).toEqual(['VR-1000000', 'VR-999999'])
    const found = await office.call(calls.details, { as: admin, params: { id: 'vr-1000000' } })
    expect(found.data.id).toBe(made[1]?.id)
  })
})

test('the longest names fit into the index of lists', async () => {
  const { id } = await office.caseIn('Created')
  // No letter that lengths count once has more than three bytes; these cannot be compressed.
  const letters = (count: number) =>
    sql`(select string_agg(chr(19968 + (n * 7919 + ${count}) % 10007), '') from generate_series(1, ${count}::int) as n)`
  const rto = letters(MAX_RTO_CODE + ' - '.length + MAX_NAME)
  const tx = await office.database.db.startTransaction().execute()
  const { rows } = await sql`update cases set vehicle_no = ${letters(20)}, application_no = ${letters(50)},
    firm_name = ${letters(MAX_TEXT)}, buyer_name = ${letters(MAX_NAME)}, from_rto = ${rto}, to_rto = ${rto}
    where id = ${id} returning id`.execute(tx)
  await tx.rollback().execute() // no law allows such a case
  expect(rows).toEqual([{ id }])
})

describe('the same request twice', () => {
  const countOf = async () =>
    (
      await office.database.db
        .selectFrom('cases')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n

  test('two requests with one key make one case, also when both come at once', async () => {
    const body = await office.caseBody()
    const headers = { 'idempotency-key': 'submit-1' }
    const before = await countOf()
    const both = await Promise.all([1, 2].map(() => office.call(calls.create, { as: admin, body, headers })))
    const third = await office.call(calls.create, { as: admin, body, headers })
    expect(new Set([...both, third].map(({ data }) => data.id)).size).toBe(1)
    expect([...both, third].map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await countOf()).toBe(before + 1)
  })

  test('a request with the same key and another body is 409', async () => {
    const headers = { 'idempotency-key': 'submit-2' }
    await office.ok(calls.create, { as: admin, body: await office.caseBody(), headers })
    const again = await office.call(calls.create, { as: admin, body: await office.caseBody(), headers })
    expect([again.status, again.message]).toEqual([409, t.general('keyReused')])
  })

  test('two requests without a key make two cases', async () => {
    const body = await office.caseBody()
    const before = await countOf()
    await office.call(calls.create, { as: admin, body })
    await office.call(calls.create, { as: admin, body })
    expect(await countOf()).toBe(before + 2)
  })
})
