import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()

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
