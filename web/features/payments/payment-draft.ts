import type { paymentModes } from '#contract/cases/case.ts'
import { draftKey } from '#web/forms/draft-storage.ts'
import { randomId } from '#web/lib/random-id.ts'
import { type Handover, handoverOf } from './handover.ts'

export type PaymentMode = (typeof paymentModes)[number]

/**
 * One payment on its way: what is paid for, how, with which proof, and under which key it was
 * sent. Kept for the tab, so that neither a reload nor a lost answer makes two payments of it.
 */
export interface PaymentDraft {
  handover: Handover
  /** The transaction reference of the UPI link. */
  reference: string
  mode: PaymentMode
  proofUrl: string | null
  /** The bank's reference of the transfer, as typed. */
  utr: string
  sent: { key: string; body: string } | null
}

/** A payment for a fresh selection. */
export function freshDraft(handover: Handover): PaymentDraft {
  return { handover, reference: randomId(), mode: 'UPI', proofUrl: null, utr: '', sent: null }
}

/**
 * The payment to go on with: the kept one where the same cases are handed over (or none, after a
 * reload), a fresh one for another selection, or null where there is nothing to pay for.
 */
export function openDraft(userId: string, handed: Handover | null): PaymentDraft | null {
  const kept = readDraft(userId)
  if (!handed) return kept
  return kept && sameCases(kept.handover, handed) ? kept : freshDraft(handed)
}

/** The draft with the key to send `body` under: another body is another payment and gets its own key. */
export function keyedDraft(draft: PaymentDraft, body: unknown): PaymentDraft & { sent: { key: string } } {
  const text = JSON.stringify(body)
  const sent = draft.sent?.body === text ? draft.sent : { key: randomId(), body: text }
  return { ...draft, sent }
}

const place = (userId: string) => draftKey(userId, 'payment')

/** Keeps a draft for the tab. */
export function keepDraft(userId: string, draft: PaymentDraft): void {
  try {
    sessionStorage.setItem(place(userId), JSON.stringify(draft))
  } catch {
    // Where storage is refused the draft lives as long as the page.
  }
}

/** Forgets the draft once its payment is made. */
export function forgetDraft(userId: string): void {
  try {
    sessionStorage.removeItem(place(userId))
  } catch {
    // See keepDraft.
  }
}

function readDraft(userId: string): PaymentDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(userId)) ?? 'null') as PaymentDraft | null
    const handover = kept && handoverOf(kept.handover)
    return handover && typeof kept.reference === 'string' ? { ...freshDraft(handover), ...kept, handover } : null
  } catch {
    return null
  }
}

const sameCases = (one: Handover, other: Handover) =>
  [...one.paidCaseIds].sort().join() === [...other.paidCaseIds].sort().join()
