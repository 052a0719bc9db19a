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

/** What a body with one change is answered for one field. */
async function told(over: Parameters<typeof office.caseBody>[0], field: string) {
  const answer = await office.call(calls.create, { as: admin, body: await office.caseBody(over) })
  return [answer.status, answer.errors?.fields?.[field]]
}

describe('missing and wrong fields each have a message', () => {
  test('an empty form names every required field in the words of the spec', async () => {
    const answer = await office.call(calls.create, { as: admin, body: {} })
    expect(answer.status).toBe(400)
    expect(answer.errors.fields).toEqual({
      'generalDetail.firmName': 'Firm Name is required',
      'vehicleDetail.vehicleNo': 'Vehicle No. is required',
      'vehicleDetail.fromRTO': 'From RTO is required',
      'vehicleDetail.toRTO': 'To RTO is required',
      'vehicleDetail.chassisNo': 'Chassis No is required',
      'vehicleDetail.engineNo': 'Engine No is required',
      'expireDetail.insuranceExpiry': 'Parameter is required.',
      'expireDetail.pucExpiry': 'Parameter is required.',
      'expireDetail.fitnessExpiry': 'Parameter is required.',
      'expireDetail.taxExpiry': 'Parameter is required.',
      'transactionDetail.to': 'TO is required.',
      'transactionDetail.hptId': 'HPT is required.',
      'transactionDetail.hpaId': 'HPA is required.',
      'transactionDetail.numberPlate': 'Number Plate is required.',
      'expenseDetail.pucCharges': 'PUC Charges is required.',
      'expenseDetail.insuranceCharges': 'Insurance Charges is required.',
      'expenseDetail.receiptAmount': 'Receipt Amount is required.',
    })
  })

  const nullish = [null, '', '   ']
  const required = [
    ['generalDetail', 'firmName', 'Firm Name is required'],
    ['vehicleDetail', 'vehicleNo', 'Vehicle No. is required'],
    ['expireDetail', 'pucExpiry', 'Parameter is required.'],
    ['expenseDetail', 'receiptAmount', 'Receipt Amount is required.'],
  ] as const
  test.each(nullish.map((value) => [value]))('%j counts as missing', async (value) => {
    for (const [group, field, message] of required)
      expect(await told({ [group]: { [field]: value } }, `${group}.${field}`)).toEqual([400, message])
  })

  const aadhaar = 'Aadhaar No must be a 12-digit number'
  const phone = 'Phone No must be a valid 10-digit'
  const numeric = 'Only numeric values are allowed'
  const wrong: [group: string, field: string, value: unknown, message: string][] = [
    ['generalDetail', 'incentiveAmount', '12', numeric],
    ['generalDetail', 'incentiveAmount', 1.234, numeric],
    ['generalDetail', 'incentiveAmount', -5, numeric],
    ['generalDetail', 'appointmentDate', '2026-02-30', 'Enter a valid date'],
    ['generalDetail', 'applicationDate', '21/11/2026', 'Enter a valid date'],
    ['expireDetail', 'taxExpiry', '2027-13-01', 'Enter a valid date'],
    ['transactionDetail', 'to', 'ELSEWHERE', 'TO is required.'],
    ['transactionDetail', 'numberPlate', 'hsrp', 'Number Plate is required.'],
    ['transactionDetail', 'hptId', 'NA', 'HPT is required.'],
    ['transactionDetail', 'fitness', 'yes', 'Choose yes or no'],
    ['expenseDetail', 'pucCharges', '100', 'PUC Charges is required.'],
    ['expenseDetail', 'pucCharges', -1, 'Must not be negative'],
    ['expenseDetail', 'insuranceCharges', 0.001, 'At most two decimals'],
    ['expenseDetail', 'otherCharges', 'x', 'Enter an amount with at most two decimals'],
    ['referenceDetail', 'contactNo', '5876543210', phone],
    ['ownerDetails', 'sellerAadharNo', '12345678901', aadhaar],
    ['ownerDetails', 'buyerAadharNo', '12345678901x', aadhaar],
    ['ownerDetails', 'buyerAadharNo', 123456789012, aadhaar],
    ['ownerDetails', 'sellerAadharNo', 'XXXX XXXX 1234', aadhaar],
    ['ownerDetails', 'sellerPhoneNo', '1234567890', phone],
    ['ownerDetails', 'buyerPhoneNo', '98765432101', phone],
    ['ownerDetails', 'buyerState', 'Bavaria', 'Choose a state from the list'],
    ['vehicleDetail', 'vehicleNo', 'X'.repeat(21), 'At most 20 characters'],
    ['vehicleDetail', 'engineNo', 'A\u0000B', 'Remove the special characters that cannot be printed'],
  ]
  test.each(wrong)('%s.%s: %j', async (group, field, value, message) => {
    const whole = group === 'ownerDetails' ? (await office.caseBody()).ownerDetails : {}
    expect(await told({ [group]: { ...whole, [field]: value } }, `${group}.${field}`)).toEqual([400, message])
  })

  test('partial owner details are refused by one message, beside those of wrong fields', async () => {
    const { ownerDetails } = await office.caseBody()
    const body = await office.caseBody({ ownerDetails: { ...ownerDetails, buyerName: '', sellerPhoneNo: '12' } })
    const answer = await office.call(calls.create, { as: admin, body })
    expect(answer.status).toBe(400)
    expect(answer.message).toBe('Provide full owner details or none')
    expect(answer.errors.fields).toEqual({
      ownerDetails: 'Provide full owner details or none',
      'ownerDetails.sellerPhoneNo': phone,
    })
  })

  test.each([
    ['status', {}],
    ['totalAmount', {}],
    ['createdBy', {}],
    ['generalDetail.status', { generalDetail: { status: 'ready' } }],
    ['expenseDetail.totalAmount', { expenseDetail: { totalAmount: 1 } }],
    ['ownerDetails.role', { ownerDetails: { role: 'superadmin' } }],
    ['referenceDetail.id', { referenceDetail: { id: 1 } }],
  ])('the unknown field %s is refused', async (field, over) => {
    const body = { ...(await office.caseBody(over)), ...(!field.includes('.') && { [field]: 'paid' }) }
    const answer = await office.call(calls.create, { as: admin, body })
    expect(answer.status).toBe(400)
    expect(answer.errors.fields).toEqual({ [field]: 'This field is not known' })
  })
})

describe("values that are not in the office's lists", () => {
  test('unknown values are refused with a message per field', async () => {
    const unknown = '01900000-0000-7000-8000-00000000dead'
    const body = await office.caseBody({
      generalDetail: { firmName: 'No Such Motors', branchCodeId: 'BR-X', employeeCodeId: 'EMP-X' },
      vehicleDetail: { fromRTO: 'XX-1 - NOWHERE', toRTO: 'pune' },
      transactionDetail: { hptId: unknown, hpaId: unknown },
    })
    const answer = await office.call(calls.create, { as: admin, body })
    expect(answer.status).toBe(400)
    expect(answer.errors.fields).toEqual({
      'generalDetail.firmName': 'Choose the firm of a verified dealer',
      'generalDetail.branchCodeId': 'Choose one of the branches',
      'generalDetail.employeeCodeId': 'Choose one of the employees',
      'vehicleDetail.fromRTO': 'From RTO must be one of the active RTOs',
      'vehicleDetail.toRTO': 'To RTO must be one of the active RTOs',
      'transactionDetail.hptId': 'HPT must be one of the active firms',
      'transactionDetail.hpaId': 'HPA must be one of the active firms',
    })
  })

  test('a value that is switched off, and the firm of an unverified client, are refused', async () => {
    const rto = await office.rto()
    const firm = await office.firm()
    await office.switchOff({ rto, firm })
    await office.signUp({ firmName: 'Unverified Motors' })
    const body = await office.caseBody({
      generalDetail: { firmName: 'Unverified Motors' },
      vehicleDetail: { fromRTO: rto.displayName },
      transactionDetail: { hpaId: firm.id },
    })
    const answer = await office.call(calls.create, { as: admin, body })
    expect(Object.keys(answer.errors.fields ?? {})).toEqual([
      'generalDetail.firmName',
      'vehicleDetail.fromRTO',
      'transactionDetail.hpaId',
    ])
  })

  test('a superadmin may name branch and employee', async () => {
    const { employee } = await office.employee()
    const codes = { branchCodeId: employee.branchCode, employeeCodeId: employee.employeeCode }
    const body = await office.caseBody({ generalDetail: codes })
    const data = await office.ok(calls.create, { as: admin, body })
    const found = await office.ok(calls.details, { as: admin, params: { id: data.id } })
    expect(found.generalDetail).toMatchObject(codes)
  })
})

test('plates, numbers and names are stored without invisible characters, remarks with their lines', async () => {
  const body = await office.caseBody({
    vehicleDetail: { vehicleNo: ' mh12\u200bzz\u00a0\u00a07777 ', chassisNo: 'ma3\u202eewde' },
    transactionDetail: { remarks: 'first\r\nsecond\u202e' },
    referenceDetail: { name: 'Kiran\u2003\u2003R', contactNo: '9890012345' },
  })
  const { id } = await office.ok(calls.create, { as: admin, body })
  const data = await office.ok(calls.details, { as: admin, params: { id } })
  expect(data).toMatchObject({
    vehicleDetail: { vehicleNo: 'MH12ZZ 7777', chassisNo: 'MA3EWDE' },
    transactionDetail: { remarks: 'FIRST\nSECOND' },
    referenceDetail: { name: 'Kiran R' },
  })
})
