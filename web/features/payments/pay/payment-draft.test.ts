import { beforeEach, describe, expect, it } from 'vitest'
import { draftKey, readDraft, removeDraft, writeDraft } from '#web/forms/draft.tsx'
import { deleteOtherDrafts } from '#web/lib/logout.ts'
import { openChoice, openDraft, type PaymentChoice, readPaymentNavState } from './payment-draft.ts'

const selection = { paidCaseIds: ['a', 'b'], totalPayable: 100.5, caseNos: ['VR-1', 'VR-2'] }
const KEY = draftKey('user-1', 'payment')
const store = (draft: PaymentChoice) => writeDraft(KEY, { ...draft }, { tabOnly: true })
const newDraft = () => ({ ...openChoice(null), selection })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the selection in the navigation state', () => {
  it('the selection is read from the state', () => expect(readPaymentNavState({ ...selection })).toEqual(selection))
  it('a state without cases has no selection', () => {
    expect(readPaymentNavState({})).toBeNull()
    expect(readPaymentNavState({ paidCaseIds: [] })).toBeNull()
    expect(readPaymentNavState(JSON.parse('{"paidCaseIds":"a"}'))).toBeNull()
  })
})

describe('the draft of a payment of cases', () => {
  it('survives a reload in the same tab', () => {
    const draft = { ...newDraft(), mode: 'CASH' as const, proofUrl: '/proof' }
    store(draft)
    expect(openDraft(readDraft(KEY), null)).toEqual(draft)
    expect(openDraft(readDraft(KEY), { ...selection, paidCaseIds: ['b', 'a'] })).toEqual(draft)
    expect(localStorage).toHaveLength(0)
  })

  it('another selection has a new draft', () => {
    store({ ...newDraft(), proofUrl: '/proof' })
    const other = openDraft(readDraft(KEY), { ...selection, paidCaseIds: ['a', 'c'] })
    expect(other?.proofUrl).toBeNull()
    expect(other?.selection.paidCaseIds).toEqual(['a', 'c'])
  })

  it('keeps proof, bank reference and method for the cases that are left', () => {
    const draft = { ...newDraft(), mode: 'CASH' as const, proofUrl: '/proof', utr: '123456789012' }
    store(draft)
    const left = { paidCaseIds: ['a'], totalPayable: 40, caseNos: ['VR-1'] }
    expect(openDraft(readDraft(KEY), left)).toEqual({ ...draft, selection: left })
  })

  it('the draft is removed after the payment', () => {
    store(newDraft())
    removeDraft(KEY)
    expect(openDraft(readDraft(KEY), null)).toBeNull()
  })

  it('the draft is deleted when another user signs in', () => {
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

describe('the draft of a payment of a bill', () => {
  it('a bill has a new draft if the stored one has no reference', () => {
    const draft = { ...openChoice(null), mode: 'CASH' as const, proofUrl: '/proof' }
    store(draft)
    expect(openChoice(readDraft(KEY))).toEqual(draft)
    expect(openChoice({ proofUrl: '/proof' }).proofUrl).toBeNull()
    expect(openChoice(null).proofUrl).toBeNull()
  })
})
