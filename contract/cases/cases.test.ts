import { expect, test } from 'vitest'
import { NOT_FINANCED } from '../reference/financiers.ts'
import { serviceCodes } from '../services/service-values.ts'
import type { Case } from './case.ts'
import { disabledReason, reasonNotToUnassign } from './case-actions.ts'
import { servicesOf } from './case-services.ts'
import { incentiveOf } from './incentive.ts'
import { rejectionText, showRemarks } from './remarks.ts'

test.each(['assigned', 'ASSIGNED', 'Paid', 'paid', 'Rejected', 'rEJECTED'])(
  'a case that is %s cannot be edited',
  (status) => {
    expect(disabledReason('edit', status)).toBe('cases.notEditable')
  },
)

test.each(['Created', 'created', 'UPDATED', 'Ready'])('a case that is %s can be edited', (status) => {
  expect(disabledReason('edit', status)).toBeNull()
})

test('a case is taken back from its client while no payment waits or has succeeded', () => {
  expect(reasonNotToUnassign({ status: 'assigned', hasLivePayment: false })).toBeNull()
  expect(reasonNotToUnassign({ status: 'assigned', hasLivePayment: true })).toBe('cases.paymentWaits')
  expect(reasonNotToUnassign({ status: 'ready', hasLivePayment: false })).toBe(disabledReason('unassign', 'ready'))
  expect(disabledReason('unassign', 'ready')).not.toBeNull()
})

const transaction = (over: object) =>
  ({
    to: 'NA',
    hptName: NOT_FINANCED,
    hpaName: NOT_FINANCED,
    numberPlate: 'NON HSRP',
    ...over,
  }) as unknown as Case['transactionDetail']

test.each([
  [{}, []],
  [{ to: 'LOCAL' }, ['transferLocal']],
  [{ to: 'OTHER' }, ['transferOther']],
  [{ hptName: 'HDFC BANK' }, ['hpt']],
  [{ hpaName: 'HDFC BANK' }, ['hpa']],
  [{ numberPlate: 'HSRP' }, ['hsrp']],
  [{ drc: true }, ['drc']],
  [{ drc: false, fitness: true }, ['fitness']],
])('%j asks for %j', (over, services) => {
  expect(servicesOf(transaction(over))).toEqual(services)
})

test('services stand in the order of the catalogue', () => {
  const all = Object.fromEntries(serviceCodes.map((code) => [code, true]))
  const found = servicesOf(transaction({ ...all, to: 'LOCAL', hptName: 'A', hpaName: 'B', numberPlate: 'HSRP' }))
  expect(found).toEqual(serviceCodes.filter((code) => code !== 'transferOther'))
})

test('cases without an incentive earn nothing, and paise add up exactly', () => {
  const cases = [{ incentiveAmount: 0.1 }, { incentiveAmount: null }, { incentiveAmount: 0.2 }]
  expect(incentiveOf(cases)).toBe(0.3)
  expect(incentiveOf([])).toBe(0)
})

test('underscores of remarks are shown as spaces', () => {
  expect(showRemarks(' NO_PAPERS_ ')).toBe('NO PAPERS')
})

test('a rejection names its reason, then its remarks', () => {
  expect(rejectionText({ rejectionRemarks: 'Form 29_missing', reasonCode: 'papersMissing' })).toBe(
    'Papers missing: Form 29 missing',
  )
  expect(rejectionText({ rejectionRemarks: 'Blurred_RC', reasonCode: null })).toBe('Blurred RC')
  expect(rejectionText({ rejectionRemarks: null })).toBe('No remarks')
})
