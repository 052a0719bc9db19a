import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { t } from '#contract/texts.ts'
import { readFromVault } from '#server/security/vault.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const owner = await office.employee()
const colleague = await office.employee({ branchCode: owner.employee.branchCode ?? '' })
const dealer = await office.client()
const rival = await office.client()

const secret = { generalDetail: { incentiveAmount: 250.5 }, expenseDetail: { otherCharges: 11, adminCharges: 22 } }
const january = { filterType: 'applicationDate', fromDate: '2026-01-01', toDate: '2100-01-31' } as const

/** A case of the owner's with everything that only a superadmin can set. */
async function ownCase(): Promise<string> {
  const { id } = await office.caseIn('Created', { by: owner })
  await office.ok(calls.edit, { as: admin, params: { id }, body: await office.caseBody(secret) })
  return id
}

/** Every key of an answer, however deep. */
function keysOf(value: unknown): Set<string> {
  const keys = new Set<string>()
  const walk = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    for (const [key, inner] of Object.entries(one)) {
      if (!Array.isArray(one)) keys.add(key)
      walk(inner)
    }
  }
  walk(value)
  return keys
}

describe('details', () => {
  const see = (as: Session, id: string) => office.call(calls.details, { as, params: { id } })

  test('a superadmin sees all cases, an employee own ones, a client assigned ones, and all others are 404', async () => {
    const made = await office.caseIn('assigned', { by: owner, client: dealer })
    for (const id of [made.id, made.CaseNo, made.CaseNo.toLowerCase()]) {
      for (const as of [admin, owner, dealer]) expect((await see(as, id)).data?.id).toBe(made.id)
      for (const as of [colleague, rival]) expect((await see(as, id)).status).toBe(404)
    }
    for (const as of [owner, dealer]) expect(keysOf((await see(as, made.id)).data)).not.toContain('dealerId')
    const unassigned = await office.caseIn('ready', { by: owner })
    expect((await see(dealer, unassigned.id)).status).toBe(404)
    const refused = await see(colleague, made.id)
    const none = await see(colleague, '01900000-0000-7000-8000-00000000dead')
    expect(refused.errors).toEqual(none.errors)
  })

  test('users who open the same cases at the same moment each see only their own', async () => {
    const made = await office.caseIn('assigned', { by: owner, client: dealer })
    const other = await office.caseIn('ready', { by: colleague })
    const openings = [admin, owner, colleague, dealer, rival].flatMap((as) =>
      [made.id, made.CaseNo, other.id].map((id) => see(as, id)),
    )
    const found = (await Promise.all(openings)).map(({ status, data }) => data?.id ?? status)
    expect(found).toEqual([
      ...[made.id, made.id, other.id],
      ...[made.id, made.id, 404],
      ...[404, 404, other.id],
      ...[made.id, made.id, 404],
      ...[404, 404, 404],
    ])
  })

  test('an id that is neither a UUID nor a CaseNo is 400, an unknown one 404', async () => {
    for (const id of ['nonsense', 'VR-1', 'VR-00000x', '0190000000007000800000000000dead', ' '])
      expect([id, (await see(admin, id)).status]).toEqual([id, 400])
    for (const id of ['VR-999999', '01900000-0000-7000-8000-00000000dead'])
      expect([id, (await see(admin, id)).status]).toEqual([id, 404])
    expect((await see(admin, ' ')).errors.fields).toEqual({ id: t.cases('noCaseId') })
  })

  test('only a superadmin gets incentive, other charges and admin charges', async () => {
    const id = await ownCase()
    const forAdmin = requireSuccess(await see(admin, id)).data
    expect(forAdmin.generalDetail.incentiveAmount).toBe(250.5)
    expect(forAdmin.expenseDetail).toMatchObject({ otherCharges: 11, adminCharges: 22 })
    const forOwner = requireSuccess(await see(owner, id)).data
    const keys = keysOf(forOwner)
    for (const key of ['incentiveAmount', 'otherCharges', 'adminCharges']) expect(keys).not.toContain(key)
    expect(forOwner.expenseDetail).toEqual({
      pucCharges: 100,
      insuranceCharges: 2500.5,
      receiptAmount: 1499.25,
      expenseRemarks: null,
    })
    expect(forOwner.ownerDetails).toMatchObject({ sellerAadharNo: 'XXXX XXXX 1234', buyerAadharNo: 'XXXX XXXX 2345' })
    expect(forOwner.version).toBe(2)
  })

  test('a client gets neither expense nor incentive nor Aadhaar', async () => {
    const id = await ownCase()
    await office.ok(calls.verify, { as: admin, params: { id } })
    await office.ok(calls.assign, { as: admin, body: { caseId: id, clientId: dealer.client.id } })
    const answer = requireSuccess(await see(dealer, id))
    const keys = keysOf(answer.data)
    const hidden = ['expenseDetail', 'pucCharges', 'insuranceCharges', 'otherCharges', 'adminCharges', 'receiptAmount']
    for (const key of [...hidden, 'expenseRemarks', 'incentiveAmount', 'sellerAadharNo', 'buyerAadharNo'])
      expect(keys).not.toContain(key)
    expect(JSON.stringify(answer.data)).not.toContain('XXXX XXXX')
    expect(answer.data.vehicleDetail.vehicleNo).toBeTruthy()
    expect(answer.data.totalAmount).toBe(4_132.75)
  })
})

describe('lists', () => {
  test('a superadmin and the owner see the incentive of a row', async () => {
    const id = await ownCase()
    await office.ok(calls.verify, { as: owner, params: { id } })
    const rowFor = (rows: { id: string }[]) => rows.find((row) => row.id === id)
    const mine = await office.ok(calls.myVerified, { as: owner, body: january })
    const every = await office.ok(calls.verifiedList, { as: admin, body: january })
    expect(rowFor(mine)).toMatchObject({ incentiveAmount: 250.5 })
    expect(rowFor(every)).toMatchObject({ incentiveAmount: 250.5 })
    for (const key of ['otherCharges', 'adminCharges', 'sellerAadharNo', 'buyerAadharNo'])
      expect(keysOf([mine, every])).not.toContain(key)
  })

  test("an employee's list never holds a colleague's case", async () => {
    const mine = await office.caseIn('Created', { by: colleague })
    const theirs = await office.caseIn('Created', { by: owner })
    const ids = (await office.ok(calls.myDrafts, { as: colleague })).map(({ id }) => id)
    expect(ids).toContain(mine.id)
    expect(ids).not.toContain(theirs.id)
  })
})

describe('create by an employee', () => {
  test('takes branch and employee from the session whatever is sent', async () => {
    const codes = { branchCodeId: 'BR-OTHER', employeeCodeId: colleague.employee.employeeCode }
    const body = await office.caseBody({ generalDetail: codes })
    const data = await office.ok(calls.create, { as: owner, body })
    const found = await office.ok(calls.details, { as: owner, params: { id: data.id } })
    expect(found.generalDetail).toMatchObject({
      branchCodeId: owner.employee.branchCode,
      employeeCodeId: owner.employee.employeeCode,
    })
    expect(found.createdBy.employeeCode).toBe(owner.employee.employeeCode)
  })

  test.each([
    [{ generalDetail: { incentiveAmount: 0 } }, 'generalDetail.incentiveAmount'],
    [{ expenseDetail: { adminCharges: 10 } }, 'expenseDetail.adminCharges'],
  ])('a case with %j is 403 naming the field', async (over, field) => {
    const answer = await office.call(calls.create, { as: owner, body: await office.caseBody(over) })
    expect([answer.status, answer.message]).toEqual([403, t.cases('superadminOnly')])
    expect(answer.errors.fields).toEqual({ [field]: t.cases('superadminOnly') })
  })

  test('may set other charges, and sends empty fields as null', async () => {
    const body = await office.caseBody({
      generalDetail: { incentiveAmount: null },
      expenseDetail: { otherCharges: 40, adminCharges: null },
    })
    const data = await office.ok(calls.create, { as: owner, body })
    const found = await office.ok(calls.details, { as: admin, params: { id: data.id } })
    expect(found.expenseDetail).toMatchObject({ otherCharges: 40, adminCharges: null })
  })
})

describe('edit', () => {
  test("an edit of another employee's case is 404, of one's own is not", async () => {
    const { id } = await office.caseIn('Created', { by: owner })
    const body = await office.caseBody()
    expect((await office.call(calls.edit, { as: colleague, params: { id }, body })).status).toBe(404)
    expect((await office.call(calls.edit, { as: owner, params: { id }, body })).status).toBe(200)
  })

  test('an edit by an employee keeps the hidden fields, even if the input has them', async () => {
    const id = await ownCase()
    const codes = { branchCodeId: 'BR-OTHER', employeeCodeId: colleague.employee.employeeCode }
    const body = await office.caseBody({
      generalDetail: { ...codes, incentiveAmount: 9_999 },
      expenseDetail: { otherCharges: 1, adminCharges: 2, pucCharges: 300 },
    })
    const answer = await office.ok(calls.edit, { as: owner, params: { id }, body })
    for (const key of ['incentiveAmount', 'otherCharges', 'adminCharges']) expect(keysOf(answer)).not.toContain(key)
    const found = await office.ok(calls.details, { as: admin, params: { id } })
    expect(found.generalDetail).toMatchObject({
      incentiveAmount: 250.5,
      branchCodeId: owner.employee.branchCode,
      employeeCodeId: owner.employee.employeeCode,
    })
    expect(found.expenseDetail).toMatchObject({ otherCharges: 11, adminCharges: 22, pucCharges: 300 })
  })

  test('an edit by an employee with the masked numbers they see keeps the numbers', async () => {
    const id = await ownCase()
    const data = await office.ok(calls.details, { as: owner, params: { id } })
    const body = await office.caseBody({ ownerDetails: data.ownerDetails })
    await office.ok(calls.edit, { as: owner, params: { id }, body: { ...body, version: data.version } })
    const stored = await readFromVault(office.database.db, office.deps.keys, id, 'sellerAadharNo')
    expect(stored).toBe('345678901234')
  })
})

describe('verify', () => {
  test("an employee verifies their own case, not a colleague's", async () => {
    const { id } = await office.caseIn('Created', { by: owner })
    expect((await office.call(calls.verify, { as: colleague, params: { id } })).status).toBe(404)
    expect((await office.call(calls.verify, { as: owner, params: { id } })).status).toBe(200)
  })
})

test('no line of the server log names the owner of a vehicle', async () => {
  await office.caseIn('paid', { by: owner, client: dealer })
  expect(office.logs.join('\n')).not.toMatch(/SUNITA|IMRAN|345678901234|9822012345/i)
  expect(office.logs.filter((line) => line.includes('"defect"'))).toEqual([])
})
