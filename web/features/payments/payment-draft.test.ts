import { beforeEach, describe, expect, it } from 'vitest'
import { deleteOtherDrafts } from '#web/lib/delete-drafts.ts'
import { billDraftKey, deleteDraft, newDraft, openBillDraft, openDraft, saveDraft } from './payment-draft.ts'
import { readPaymentNavState } from './payment-nav-state.ts'

const handed = { paidCaseIds: ['a', 'b'], totalPayable: 100.5, caseNos: ['VR-1', 'VR-2'] }
const USER = 'user-1'

beforeEach(() => sessionStorage.clear())

describe('a handed over selection', () => {
  it('is what the navigation state holds', () => expect(readPaymentNavState({ ...handed })).toEqual(handed))
  it('is none without cases', () => {
    expect(readPaymentNavState({})).toBeNull()
    expect(readPaymentNavState({ paidCaseIds: [] })).toBeNull()
    expect(readPaymentNavState(JSON.parse('{"paidCaseIds":"a"}'))).toBeNull()
  })
})

describe('a payment on its way', () => {
  it('is gone on with after a reload, with mode and proof', () => {
    const draft = { ...newDraft(handed), mode: 'CASH' as const, proofUrl: '/proof' }
    saveDraft(USER, draft)
    expect(openDraft(USER, null)).toEqual(draft)
    expect(openDraft(USER, { ...handed, paidCaseIds: ['b', 'a'] })).toEqual(draft)
  })

  it('starts anew for another selection', () => {
    saveDraft(USER, { ...newDraft(handed), proofUrl: '/proof' })
    const other = openDraft(USER, { ...handed, paidCaseIds: ['a'] })
    expect(other?.proofUrl).toBeNull()
    expect(other?.handover.paidCaseIds).toEqual(['a'])
  })

  it('is nothing once it is made, and never another user’s', () => {
    saveDraft(USER, newDraft(handed))
    expect(openDraft('user-2', null)).toBeNull()
    deleteDraft(USER)
    expect(openDraft(USER, null)).toBeNull()
  })

  it('goes with the drafts of a user who left', () => {
    saveDraft(USER, newDraft(handed))
    deleteOtherDrafts('user-2')
    expect(openDraft(USER, null)).toBeNull()
  })

  it('survives what is not a draft at all', () => {
    sessionStorage.setItem(`draft:${USER}:payment`, '{"handover":1}')
    expect(openDraft(USER, null)).toBeNull()
    sessionStorage.setItem(`draft:${USER}:payment`, 'nonsense')
    expect(openDraft(USER, null)).toBeNull()
  })
})

describe('the payment of a bill', () => {
  it('is kept for each bill apart, and apart from the payment of cases', () => {
    const draft = { ...openBillDraft(USER, 'bill-1'), mode: 'CASH' as const, proofUrl: '/proof' }
    saveDraft(USER, draft, billDraftKey('bill-1'))
    expect(openBillDraft(USER, 'bill-1')).toEqual(draft)
    expect(openBillDraft(USER, 'bill-2').proofUrl).toBeNull()
    expect(openDraft(USER, null)).toBeNull()
    deleteDraft(USER, billDraftKey('bill-1'))
    expect(openBillDraft(USER, 'bill-1').proofUrl).toBeNull()
  })
})
