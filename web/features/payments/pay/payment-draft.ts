import { useState } from 'react'
import type { paymentModes } from '#contract/payments/payment-values.ts'
import { draftKey, readDraft, removeDraft, type Values, writeDraft } from '#web/forms/draft-storage.ts'
import { randomId } from '#web/lib/random-id.ts'
import { useUser } from '#web/lib/session.ts'

export type PaymentMode = (typeof paymentModes)[number]

export interface PaymentChoice {
  reference: string
  mode: PaymentMode
  proofUrl: string | null
  /** The bank's reference of the transfer (UTR), as entered. */
  utr: string
}

export interface PaymentDraft extends PaymentChoice {
  selection: PaymentNavState
}

export const openChoice = (stored: Values | null): PaymentChoice => ({
  reference: randomId(),
  mode: 'UPI',
  proofUrl: null,
  utr: '',
  ...(typeof stored?.reference === 'string' && stored),
})

/**
 * The draft to continue: the stored one if the navigation state has the same cases (or none, after a reload), a new one
 * for another selection, or null without cases.
 */
export function openDraft(stored: Values | null, fromState: PaymentNavState | null): PaymentDraft | null {
  const selection = typeof stored?.reference === 'string' ? readPaymentNavState(Object(stored.selection)) : null
  if (selection && (!fromState || sameCases(selection, fromState))) return { ...openChoice(stored), selection }
  return fromState && { ...openChoice(null), selection: fromState }
}

const sameCases = (left: PaymentNavState, right: PaymentNavState) =>
  [...left.paidCaseIds].sort().join() === [...right.paidCaseIds].sort().join()

/** A draft of a payment, kept in the tab's storage, so that a reload loses nothing. */
export function usePaymentDraft<Draft extends PaymentChoice | null>(
  name: string,
  open: (stored: Values | null) => Draft,
) {
  const userId = useUser()?.id ?? ''
  const key = draftKey(userId, name)
  const [draft, setDraft] = useState(() => open(readDraft(key)))
  // Based on the latest draft: an upload that ends late must not restore an earlier method.
  const change = (next: Partial<PaymentChoice>) =>
    setDraft((latest) => {
      if (!latest) return latest
      const changed = { ...latest, ...next }
      writeDraft(key, { ...changed }, Object.keys(changed))
      return changed
    })
  const submitKey = { storageKey: draftKey(userId, `${name}-key`), changedBody: 'new-key' } as const
  return { draft, change, submitKey, remove: () => removeDraft(key) }
}

declare module '@tanstack/react-router' {
  // The navigation state from "Your Cases" to the payment page (spec/2 point 2).
  interface HistoryState {
    paidCaseIds?: readonly string[]
    totalPayable?: number
    caseNos?: readonly string[]
  }
}

/** The selected cases; the ids are those of their assignments. */
export interface PaymentNavState {
  paidCaseIds: readonly string[]
  totalPayable: number
  caseNos: readonly string[]
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

/** Reads the selection from a navigation state; null without cases. */
export function readPaymentNavState(state: Partial<PaymentNavState>): PaymentNavState | null {
  const { paidCaseIds, totalPayable, caseNos } = state
  if (!isTexts(paidCaseIds)) return null
  return { paidCaseIds, totalPayable: Number(totalPayable) || 0, caseNos: isTexts(caseNos) ? caseNos : [] }
}
