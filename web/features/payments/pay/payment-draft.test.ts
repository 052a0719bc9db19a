import { beforeEach, describe, expect, it } from 'vitest'
import { draftKey, readDraft, removeDraft, writeDraft } from '#web/forms/draft-storage.ts'
import { deleteOtherDrafts } from '#web/lib/delete-drafts.ts'
import { openChoice, openDraft, type PaymentChoice, readPaymentNavState } from './payment-draft.ts'

const handed = { paidCaseIds: ['a', 'b'], totalPayable: 100.5, caseNos: ['VR-1', 'VR-2'] }
const KEY = draftKey('user-1', 'payment')
const store = (draft: PaymentChoice) => writeDraft(KEY, { ...draft }, Object.keys(draft))
const newDraft = () => ({ ...openChoice(null), selection: handed })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a handed over selection', () => {
  it('is what the navigation state holds', () => expect(readPaymentNavState({ ...handed })).toEqual(handed))
  it('is none without cases', () => {
    expect(readPaymentNavState({})).toBeNull()
    expect(readPaymentNavState({ paidCaseIds: [] })).toBeNull()
    expect(readPaymentNavState(JSON.parse('{"paidCaseIds":"a"}'))).toBeNull()
  })
})

describe('a payment of cases in progress', () => {
  it('continues after a reload with mode and proof, in the tab only', () => {
    const draft = { ...newDraft(), mode: 'CASH' as const, proofUrl: '/proof' }
    store(draft)
    expect(openDraft(readDraft(KEY), null)).toEqual(draft)
    expect(openDraft(readDraft(KEY), { ...handed, paidCaseIds: ['b', 'a'] })).toEqual(draft)
    expect(localStorage).toHaveLength(0)
  })

  it('starts again for another selection', () => {
    store({ ...newDraft(), proofUrl: '/proof' })
    const other = openDraft(readDraft(KEY), { ...handed, paidCaseIds: ['a'] })
    expect(other?.proofUrl).toBeNull()
    expect(other?.selection.paidCaseIds).toEqual(['a'])
  })

  it('ends with the payment', () => {
    store(newDraft())
    removeDraft(KEY)
    expect(openDraft(readDraft(KEY), null)).toBeNull()
  })

  it('is deleted when another user signs in', () => {
    store(newDraft())
    deleteOtherDrafts('user-2')
    expect(openDraft(readDraft(KEY), null)).toBeNull()
  })

  it('ignores stored text that is no draft', () => {
    sessionStorage.setItem(KEY, '{"selection":1}')
    expect(openDraft(readDraft(KEY), null)).toBeNull()
    sessionStorage.setItem(KEY, '{"selection":1,"reference":"r"}')
    expect(openDraft(readDraft(KEY), null)).toBeNull()
    sessionStorage.setItem(KEY, 'nonsense')
    expect(openDraft(readDraft(KEY), null)).toBeNull()
  })
})

describe('a payment of a bill in progress', () => {
  it('is the stored one, and a new one without a reference', () => {
    const draft = { ...openChoice(null), mode: 'CASH' as const, proofUrl: '/proof' }
    store(draft)
    expect(openChoice(readDraft(KEY))).toEqual(draft)
    expect(openChoice({ proofUrl: '/proof' }).proofUrl).toBeNull()
    expect(openChoice(null).proofUrl).toBeNull()
  })
})
