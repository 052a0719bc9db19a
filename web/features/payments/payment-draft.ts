import type { paymentModes } from '#contract/payments/payment-kinds.ts'
import { draftKey } from '#web/forms/draft-storage.ts'
import { randomId } from '#web/lib/random-id.ts'
import { type PaymentNavState, paymentNavStateOf } from './payment-nav-state.ts'

export type PaymentMode = (typeof paymentModes)[number]

/** One payment on its way: how it is made, and with which proof. Kept for the tab, so that a reload loses nothing. */
export interface PaymentChoice {
  /** The transaction reference of the UPI link. */
  reference: string
  mode: PaymentMode
  proofUrl: string | null
  /** The bank's reference of the transfer, as typed. */
  utr: string
}

/** The payment of some cases. */
export interface PaymentDraft extends PaymentChoice {
  handover: PaymentNavState
}

const freshChoice = (): PaymentChoice => ({ reference: randomId(), mode: 'UPI', proofUrl: null, utr: '' })

/** A payment for a fresh selection. */
export function newDraft(handover: PaymentNavState): PaymentDraft {
  return { handover, ...freshChoice() }
}

/**
 * The payment to go on with: the kept one where the navigation names the same cases (or none, after a
 * reload), a fresh one for another selection, or null where there is nothing to pay for.
 */
export function openDraft(userId: string, fromState: PaymentNavState | null): PaymentDraft | null {
  const kept = readDraft(userId)
  if (!fromState) return kept
  return kept && sameCases(kept.handover, fromState) ? kept : newDraft(fromState)
}

/** The payment of a bill to go on with: the kept one, or a fresh one. */
export function openBillDraft(userId: string, billId: string): PaymentChoice {
  const kept = read(userId, billDraftKey(billId)) as Partial<PaymentChoice> | null
  return typeof kept?.reference === 'string' ? { ...freshChoice(), ...kept } : freshChoice()
}

/** The name of a bill's draft, beside that of the cases. */
export const billDraftKey = (billId: string) => `payment-of-bill-${billId}`

const CASES = 'payment'

/** Keeps a draft for the tab. */
export function saveDraft(userId: string, draft: PaymentChoice, name = CASES): void {
  try {
    sessionStorage.setItem(draftKey(userId, name), JSON.stringify(draft))
  } catch {
    // Where storage is refused the draft lives as long as the page.
  }
}

/** Forgets the draft once its payment is made. */
export function deleteDraft(userId: string, name = CASES): void {
  try {
    sessionStorage.removeItem(draftKey(userId, name))
  } catch {
    // See keepDraft.
  }
}

function readDraft(userId: string): PaymentDraft | null {
  const kept = read(userId, CASES) as PaymentDraft | null
  const handover = kept && paymentNavStateOf(kept.handover)
  return handover && typeof kept.reference === 'string' ? { ...newDraft(handover), ...kept, handover } : null
}

function read(userId: string, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(userId, name)) ?? 'null')
  } catch {
    return null
  }
}

const sameCases = (one: PaymentNavState, other: PaymentNavState) =>
  [...one.paidCaseIds].sort().join() === [...other.paidCaseIds].sort().join()
