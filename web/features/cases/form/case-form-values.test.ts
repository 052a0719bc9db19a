import { expect, test } from 'vitest'
import type { Case } from '#contract/cases/case.ts'
import { CaseEdit, NewCase } from '#contract/cases/case-form.ts'
import { t, textOf } from '#contract/texts.ts'
import { caseResolver, emptyCaseForm, toFormValues, toRequestBody } from './case-form-values.tsx'

const NA = '01900000-0000-7000-8000-000000000001'

const filled = () => {
  const values = emptyCaseForm({ today: '2026-11-21', notFinanced: NA })
  values.generalDetail.firmName = 'Shree Ganesh Motors'
  Object.assign(values.vehicleDetail, { vehicleNo: 'MH12AB1234', fromRTO: 'MH-12', toRTO: 'MH-14' })
  Object.assign(values.vehicleDetail, { chassisNo: 'C', engineNo: 'E' })
  for (const field of ['insuranceExpiry', 'pucExpiry', 'fitnessExpiry', 'taxExpiry'] as const)
    values.expireDetail[field] = '2027-03-31'
  Object.assign(values.transactionDetail, { to: 'LOCAL', numberPlate: 'HSRP' })
  Object.assign(values.expenseDetail, { pucCharges: 100, insuranceCharges: 200, receiptAmount: 300.5 })
  return values
}

/** The errors as they are read. */
const worded = (errors: object) =>
  JSON.parse(JSON.stringify(errors, (name, value: unknown) => (name === 'message' ? textOf(String(value)) : value)))

const judge = async (
  schema: typeof NewCase | typeof CaseEdit,
  partialOwners: 'refuse' | 'leave-to-server',
  alter = {},
) => {
  const values = filled()
  Object.assign(values.ownerDetails, alter)
  const options = { fields: {}, shouldUseNativeValidation: false }
  return worded((await caseResolver(schema, { partialOwners })(values, undefined, options)).errors)
}

test('the contract accepts a complete form of each role', () => {
  for (const role of ['superadmin', 'employee'] as const)
    expect(NewCase.safeParse(toRequestBody(filled(), role)).error).toBeUndefined()
})

test('the state of the form is not sent', () => {
  expect(toRequestBody(filled(), 'superadmin')).not.toHaveProperty('byHand')
  expect(toRequestBody(filled(), 'superadmin')).not.toHaveProperty('fromCard')
})

test('an employee sends no fields of superadmins', () => {
  const { generalDetail, expenseDetail } = toRequestBody(filled(), 'employee')
  expect(generalDetail).not.toHaveProperty('incentiveAmount')
  expect(expenseDetail).not.toHaveProperty('adminCharges')
})

test('an empty form reports each field in the words of the specification', async () => {
  const empty = emptyCaseForm({ today: '', notFinanced: '' })
  const { errors } = await caseResolver(NewCase, { partialOwners: 'refuse' })(empty, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(worded(errors)).toMatchObject({
    generalDetail: { firmName: { message: 'Firm Name is required' } },
    vehicleDetail: { vehicleNo: { message: 'Vehicle No. is required' }, toRTO: { message: 'To RTO is required' } },
    expireDetail: { taxExpiry: { message: 'Parameter is required.' } },
    expenseDetail: { receiptAmount: { message: 'Receipt Amount is required.' } },
  })
  expect(errors).not.toHaveProperty('ownerDetails')
})

test('partial owners report one sentence, each empty field and wrong digits', async () => {
  const { ownerDetails } = await judge(NewCase, 'refuse', { buyerName: 'IMRAN', buyerPhoneNo: '12345' })
  expect(ownerDetails).toMatchObject({
    root: { message: t.cases('partialOwner') },
    sellerName: { message: t.cases('missingMark') },
    buyerPhoneNo: { message: 'Phone No must be a valid 10-digit' },
  })
  expect(ownerDetails).not.toHaveProperty('buyerName')
})

test('the edit form accepts partial owners and a masked Aadhaar', async () => {
  expect(await judge(CaseEdit, 'leave-to-server', { buyerName: 'IMRAN', buyerAadharNo: 'XXXX XXXX 1234' })).toEqual({})
})

test('the form shows empty values of a saved case as empty inputs', () => {
  const saved = { ...toRequestBody(filled(), 'superadmin'), ownerDetails: { sellerName: null } } as unknown as Case
  const values = toFormValues({
    ...saved,
    transactionDetail: { ...saved.transactionDetail, hptName: 'NA', hpaName: 'NA' },
    referenceDetail: { name: null, contactNo: null },
  })
  // From RTO of a saved case counts as chosen by hand.
  expect(values).toEqual({ ...filled(), byHand: { fromRTO: true } })
})
