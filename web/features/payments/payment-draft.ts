import type { paymentModes } from '#contract/payments/payment-kinds.ts'
import { draftKey } from '#web/forms/draft-storage.ts'
import { randomId } from '#web/lib/random-id.ts'
import { type PaymentNavState, readPaymentNavState } from './payment-nav-state.ts'

export type PaymentMode = (typeof paymentModes)[number]

/** The method and proof of a payment in progress. Kept in the tab's storage, so that a reload loses nothing. */
export interface PaymentChoice {
  /** The transaction reference of the UPI link. */
  reference: string
  mode: PaymentMode
  proofUrl: string | null
  /** The bank's reference of the transfer (UTR), as entered. */
  utr: string
}

/** The payment of a selection of cases. */
export interface PaymentDraft extends PaymentChoice {
  handover: PaymentNavState
}

const freshChoice = (): PaymentChoice => ({ reference: randomId(), mode: 'UPI', proofUrl: null, utr: '' })

/** A new draft for a selection. */
export function newDraft(handover: PaymentNavState): PaymentDraft {
  return { handover, ...freshChoice() }
}

/**
 * The draft to continue: the stored one if the navigation state has the same cases (or none, after a reload), a new one
 * for another selection, or null without cases.
 */
export function openDraft(userId: string, fromState: PaymentNavState | null): PaymentDraft | null {
  const stored = readDraft(userId)
  if (!fromState) return stored
  return stored && sameCases(stored.handover, fromState) ? stored : newDraft(fromState)
}

/** The draft of a bill's payment: the stored one, or a new one. */
export function openBillDraft(userId: string, billId: string): PaymentChoice {
  const stored = read(userId, billDraftKey(billId)) as Partial<PaymentChoice> | null
  return typeof stored?.reference === 'string' ? { ...freshChoice(), ...stored } : freshChoice()
}

/** The storage name of a bill's draft. */
export const billDraftKey = (billId: string) => `payment-of-bill-${billId}`

const CASES = 'payment'

/** Stores a draft in the tab's storage. */
export function saveDraft(userId: string, draft: PaymentChoice, name = CASES): void {
  try {
    sessionStorage.setItem(draftKey(userId, name), JSON.stringify(draft))
  } catch {
    // If storage is not available, the draft lives as long as the page.
  }
}

/** Deletes the draft after the payment was made. */
export function deleteDraft(userId: string, name = CASES): void {
  try {
    sessionStorage.removeItem(draftKey(userId, name))
  } catch {
    // If storage is not available, there is no draft to delete.
  }
}

function readDraft(userId: string): PaymentDraft | null {
  const stored = read(userId, CASES) as PaymentDraft | null
  const handover = stored && readPaymentNavState(stored.handover)
  return handover && typeof stored.reference === 'string' ? { ...newDraft(handover), ...stored, handover } : null
}

function read(userId: string, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(userId, name)) ?? 'null')
  } catch {
    return null
  }
}

const sameCases = (left: PaymentNavState, right: PaymentNavState) =>
  [...left.paidCaseIds].sort().join() === [...right.paidCaseIds].sort().join()
