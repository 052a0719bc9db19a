import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import type { NewCaseInput } from '#contract/cases/case-form.ts'
import { t } from '#contract/texts.ts'
import type { Changes } from '#server/history/events.ts'
import { decryptChanges } from '#server/history/history.ts'
import { readFromVault } from '#server/security/vault.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()

const masked = { sellerAadharNo: 'XXXX XXXX 1234', buyerAadharNo: 'XXXX XXXX 2345' }

async function made(over: Parameters<typeof office.caseBody>[0] = {}, as: Session = admin) {
  const body = await office.caseBody(over)
  const data = await office.ok(calls.create, { as, body })
  return { id: data.id, body }
}
const edit = (id: string, body: object, as: Session = admin) => office.call(calls.edit, { as, params: { id }, body })
const details = (id: string, as: Session = admin) => office.ok(calls.details, { as, params: { id } })
const vaultOf = (id: string, field: 'sellerAadharNo' | 'buyerAadharNo') =>
  readFromVault(office.database.db, office.deps.keys, id, field)

async function lastChanges(id: string): Promise<Changes> {
  const entry = await office.database.db
    .selectFrom('history')
    .select(['id', 'changes'])
    .where('subject_id', '=', id)
    .where('action', '=', 'edited')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  return decryptChanges(office.deps.keys, entry.id, entry.changes as Changes)
}

describe('an edit', () => {
  test('replaces the form, makes the case Updated and answers it', async () => {
    const { id } = await made()
    const body = await office.caseBody({
      generalDetail: { incentiveAmount: 99.5, appointmentDate: null },
      transactionDetail: { to: 'OTHER', rrf: true, remarks: 'again' },
      expenseDetail: { adminCharges: 5 },
    })
    const answer = await edit(id, { ...body, version: 1 })
    expect([answer.status, answer.message]).toEqual([200, 'Case Successfully Updated'])
    expect(answer.data).toMatchObject({ id, status: 'Updated', version: 2, totalAmount: 4_104.75 })
    expect(answer.data.generalDetail).toMatchObject({ incentiveAmount: 99.5, appointmentDate: null })
    expect(answer.data.transactionDetail).toMatchObject({ to: 'OTHER', rrf: true, remarks: 'AGAIN' })
    expect(answer.data).toEqual(await details(id))
  })

  test('an edit of a ready case makes it Updated, so that it is verified again', async () => {
    const { id, body } = await made()
    await office.ok(calls.verify, { as: admin, params: { id } })
    expect(requireSuccess(await edit(id, body)).data.status).toBe('Updated')
    expect(await lastChanges(id)).toEqual({ status: { from: 'ready', to: 'Updated' } })
  })

  test('keeps application date, branch and employee where they are not sent', async () => {
    const employee = await office.employee()
    const { id, body } = await made({ generalDetail: { applicationDate: '2026-01-02' } }, employee)
    const { data } = requireSuccess(await edit(id, body))
    expect(data.generalDetail).toMatchObject({
      applicationDate: '2026-01-02',
      branchCodeId: employee.employee.branchCode,
      employeeCodeId: employee.employee.employeeCode,
    })
    const { applicationDate: _, ...general } = body.generalDetail as Record<string, unknown>
    const again = requireSuccess(await edit(id, { ...body, generalDetail: general })).data
    expect(again.applicationDate).toBe('2026-01-02')
  })

  test.each(['assigned', 'paid', 'rejected'] as const)('an edit is 409 once a case is %s', async (status) => {
    const { id } = await office.caseIn(status)
    const answer = await edit(id, await office.caseBody())
    expect([answer.status, answer.message]).toEqual([409, t.cases('notEditable')])
    expect((await details(id)).status).toBe(status)
  })

  test('an edit with a stale version is 409 and changes nothing', async () => {
    const { id, body } = await made()
    requireSuccess(await edit(id, { ...body, version: 1 }))
    const stale = await edit(id, { ...(await office.caseBody()), version: 1 })
    expect([stale.status, stale.message]).toEqual([409, t.cases('stale')])
    expect(await details(id)).toMatchObject({ version: 2, vehicleDetail: { vehicleNo: body.vehicleDetail?.vehicleNo } })
    requireSuccess(await edit(id, { ...body, version: 2 }))
    expect((await edit(id, { ...body, version: 0 })).status).toBe(400)
  })

  test('an edit that was opened before a verify is stale', async () => {
    const { id, body } = await made()
    await office.ok(calls.verify, { as: admin, params: { id } })
    expect((await edit(id, { ...body, version: 1 })).status).toBe(409)
    expect((await details(id)).status).toBe('ready')
  })

  test('takes no unknown field, and names each missing one', async () => {
    const { id, body } = await made()
    const smuggled = await edit(id, { ...body, status: 'paid', createdBy: admin.userId })
    expect([smuggled.status, Object.keys(smuggled.errors.fields ?? {})]).toEqual([400, ['status', 'createdBy']])
    const empty = await edit(id, {})
    expect(empty.status).toBe(400)
    expect(Object.keys(empty.errors.fields ?? {})).toHaveLength(17)
  })

  test('takes the seven groups as the answer has them, the names of the financiers too, which change nothing', async () => {
    const clerk = await office.employee()
    for (const as of [admin, clerk]) {
      const { id } = await made({}, as)
      const { generalDetail, vehicleDetail, expireDetail, transactionDetail, ownerDetails, ...answer } = await details(
        id,
        as,
      )
      const { expenseDetail, referenceDetail } = answer
      const groups = { generalDetail, vehicleDetail, expireDetail, ownerDetails, expenseDetail, referenceDetail }
      const body = { ...groups, transactionDetail: { ...transactionDetail, hpaName: 'ANOTHER', drc: true } }
      const { data } = requireSuccess(await edit(id, body, as))
      expect(data).toMatchObject({ ...groups, transactionDetail: { ...transactionDetail, drc: true } })
    }
  })

  test('keeps a value that was switched off since, and refuses a new one that is switched off', async () => {
    const [rto, firm] = [await office.rto(), await office.firm()]
    const { id, body } = await made({
      vehicleDetail: { fromRTO: rto.displayName },
      transactionDetail: { hptId: firm.id },
    })
    const other = await made()
    await office.switchOff({ rto, firm })
    expect((await edit(id, body)).status).toBe(200)
    expect((await edit(id, body)).data.transactionDetail).toMatchObject({ hptId: firm.id, hptName: firm.name })
    const refused = await edit(other.id, {
      ...other.body,
      vehicleDetail: { ...other.body.vehicleDetail, toRTO: rto.displayName },
      transactionDetail: { ...other.body.transactionDetail, hpaId: firm.id },
    })
    expect(refused.status).toBe(400)
    expect(refused.errors.fields).toEqual({
      'vehicleDetail.toRTO': 'To RTO must be one of the active RTOs',
      'transactionDetail.hpaId': 'HPA must be one of the active firms',
    })
  })
})

describe('owner details', () => {
  const withOwners = (body: NewCaseInput, owners: object) => ({
    ...body,
    ownerDetails: { ...body.ownerDetails, ...owners },
  })

  test('partly filled are 400: Provide full owner details or none', async () => {
    const { id, body } = await made()
    const answer = await edit(id, withOwners(body, { sellerAddress: '' }))
    expect([answer.status, answer.message]).toEqual([400, 'Provide full owner details or none'])
    expect(answer.errors.message).toBe('Provide full owner details or none')
  })

  test('sent back masked keep the stored numbers', async () => {
    const { id, body } = await made()
    requireSuccess(await edit(id, withOwners(body, { ...masked, buyerName: 'New Buyer' })))
    expect(await vaultOf(id, 'sellerAadharNo')).toBe('345678901234')
    expect(await vaultOf(id, 'buyerAadharNo')).toBe('456789012345')
    expect(await lastChanges(id)).toEqual({
      status: { from: 'Created', to: 'Updated' },
      buyerName: { from: 'IMRAN SHAIKH', to: 'NEW BUYER' },
    })
  })

  test('masked as another number, or where nothing is stored, are 400 on their field', async () => {
    const { id, body } = await made()
    const swapped = await edit(
      id,
      withOwners(body, { sellerAadharNo: masked.buyerAadharNo, buyerAadharNo: '111122223333' }),
    )
    expect(swapped.status).toBe(400)
    expect(swapped.errors.fields).toEqual({ 'ownerDetails.sellerAadharNo': 'Aadhaar No must be a 12-digit number' })
    expect(await vaultOf(id, 'buyerAadharNo')).toBe('456789012345')
    const bare = await made({ ownerDetails: {} })
    const fromNothing = await edit(bare.id, withOwners(body, masked))
    expect(Object.keys(fromNothing.errors.fields ?? {})).toEqual([
      'ownerDetails.sellerAadharNo',
      'ownerDetails.buyerAadharNo',
    ])
  })

  test('a new number replaces the stored one, masked in the history, even if only its first digits changed', async () => {
    const { id, body } = await made()
    requireSuccess(await edit(id, withOwners(body, { sellerAadharNo: '999988887777', buyerAadharNo: '111111112345' })))
    expect(await vaultOf(id, 'sellerAadharNo')).toBe('999988887777')
    expect(await vaultOf(id, 'buyerAadharNo')).toBe('111111112345')
    expect(await lastChanges(id)).toEqual({
      status: { from: 'Created', to: 'Updated' },
      sellerAadharNo: { from: 'XXXX XXXX 1234', to: 'XXXX XXXX 7777' },
      buyerAadharNo: { from: 'XXXX XXXX 2345', to: 'XXXX XXXX 2345' },
    })
  })

  test('a company has no Aadhaar number: its details are full, and no number is kept', async () => {
    const { id, body } = await made()
    const { data } = requireSuccess(await edit(id, withOwners(body, { ...masked, buyerAadharNo: 'COMPANY' })))
    expect(data.ownerDetails).toMatchObject({ sellerAadharNo: 'XXXX XXXX 1234', buyerAadharNo: 'COMPANY' })
    expect([await vaultOf(id, 'sellerAadharNo'), await vaultOf(id, 'buyerAadharNo')]).toEqual(['345678901234', null])
    expect(await lastChanges(id)).toEqual({
      status: { from: 'Created', to: 'Updated' },
      buyerAadharNo: { from: 'XXXX XXXX 2345', to: 'COMPANY' },
    })
    const revealed = await office.call(calls.revealAadhaar, { as: admin, params: { id }, body: { reason: 'Form 30' } })
    expect(revealed.data).toEqual({ sellerAadharNo: '345678901234', buyerAadharNo: null })
    // What was answered is sent back.
    requireSuccess(await edit(id, withOwners(body, { ...masked, buyerAadharNo: 'COMPANY' })))
    requireSuccess(await edit(id, withOwners(body, { ...masked, buyerAadharNo: '456789012345' })))
    expect(await vaultOf(id, 'buyerAadharNo')).toBe('456789012345')
    expect(await lastChanges(id)).toEqual({ buyerAadharNo: { from: 'COMPANY', to: 'XXXX XXXX 2345' } })
    for (const wrong of ['NA', 'company', 'COMPANY 1', '000'])
      expect((await edit(id, withOwners(body, { buyerAadharNo: wrong }))).errors.fields, wrong).toEqual({
        'ownerDetails.buyerAadharNo': 'Aadhaar No must be a 12-digit number',
      })
    const partly = await edit(id, withOwners(body, { sellerAadharNo: 'COMPANY', buyerAadharNo: '' }))
    expect([partly.status, partly.message]).toEqual([400, 'Provide full owner details or none'])
  })

  test('owner details that are empty or left out clear both owners and the vault', async () => {
    for (const owners of [{ ownerDetails: {} }, {}]) {
      const { id, body } = await made()
      const { ownerDetails: _, ...rest } = body
      const { data } = requireSuccess(await edit(id, { ...rest, ...owners }))
      expect(new Set(Object.values(data.ownerDetails))).toEqual(new Set([null]))
      expect(await vaultOf(id, 'sellerAadharNo')).toBeNull()
      expect(await lastChanges(id)).toMatchObject({ buyerAadharNo: { from: 'XXXX XXXX 2345', to: null } })
      requireSuccess(await edit(id, body))
      expect(await vaultOf(id, 'sellerAadharNo')).toBe('345678901234')
    }
  })
})

describe('the history of an edit', () => {
  test('holds old and new of each changed field by its name, money in rupees', async () => {
    const { id, body } = await made({ expenseDetail: { otherCharges: 10 } })
    const before = await details(id)
    requireSuccess(
      await edit(id, {
        ...body,
        vehicleDetail: { ...body.vehicleDetail, vehicleNo: 'GJ01AB1234' },
        expenseDetail: { pucCharges: 120.5, insuranceCharges: 2500.5, receiptAmount: 1499.25, adminCharges: 7 },
        referenceDetail: { name: 'Kiran', contactNo: '9890099999' },
      }),
    )
    expect(await lastChanges(id)).toEqual({
      status: { from: 'Created', to: 'Updated' },
      vehicleNo: { from: before.vehicleDetail.vehicleNo, to: 'GJ01AB1234' },
      pucCharges: { from: 100, to: 120.5 },
      otherCharges: { from: 10, to: null },
      adminCharges: { from: null, to: 7 },
      referenceContactNo: { from: '9890012345', to: '9890099999' },
    })
  })

  test('holds nothing personal in clear', async () => {
    const { id, body } = await made()
    requireSuccess(await edit(id, { ...body, ownerDetails: {}, referenceDetail: {} }))
    const rows = await office.database.db.selectFrom('history').select('changes').where('subject_id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toMatch(/SUNITA|IMRAN|KARVE|9822012345|9766012345|9890012345|345678901234/)
  })
})
