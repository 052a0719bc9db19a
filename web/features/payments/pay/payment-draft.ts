import { useState } from 'react'
import type { paymentModes } from '#contract/payment-values.ts'
import { t } from '#contract/texts.ts'
import { billEndpoints, identityEndpoints, paymentEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { draftKey, readDraft, removeDraft, type Values, writeDraft } from '#web/forms/draft.tsx'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { ApiError } from '#web/lib/errors.ts'
import { invalidate } from '#web/lib/query.ts'
import { randomId } from '#web/lib/request-headers.ts'
import { useUser } from '#web/lib/session.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

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
 * The draft to continue: the stored one if the navigation state has the same cases (or none, after a reload), or a part of
 * them; a new one for another selection, or null without cases.
 */
export function openDraft(stored: Values | null, fromState: PaymentNavState | null): PaymentDraft | null {
  const selection = typeof stored?.reference === 'string' ? readPaymentNavState(Object(stored.selection)) : null
  if (selection && (!fromState || sameCases(selection, fromState))) return { ...openChoice(stored), selection }
  // The office took some back: the transfer may be made already, with this reference and proof.
  const isPart = selection && fromState?.paidCaseIds.every((id) => selection.paidCaseIds.includes(id))
  return fromState && { ...openChoice(isPart ? stored : null), selection: fromState }
}

const sameCases = (left: PaymentNavState, right: PaymentNavState) =>
  [...left.paidCaseIds].sort().join() === [...right.paidCaseIds].sort().join()

/** A draft of a payment, kept in the tab's storage, so that a reload loses nothing. */
function usePaymentDraft<Draft extends PaymentChoice | null>(name: string, open: (stored: Values | null) => Draft) {
  const userId = useUser()?.id ?? ''
  const key = draftKey(userId, name)
  const [draft, setDraft] = useState(() => open(readDraft(key)))
  // Based on the latest draft: an upload that ends late must not restore an earlier method.
  const change = (next: Partial<PaymentChoice>) =>
    setDraft((latest) => {
      if (!latest) return latest
      const changed = { ...latest, ...next }
      writeDraft(key, { ...changed }, { tabOnly: true })
      return changed
    })
  const submitKey = { storageKey: draftKey(userId, `${name}-key`), perBody: true }
  return { draft, change, submitKey, remove: () => removeDraft(key) }
}

declare module '@tanstack/react-router' {
  // The navigation state from "Your Cases" to the payment page.
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

export function usePayment(fromState: PaymentNavState | null) {
  const { draft, change, submitKey, remove } = usePaymentDraft('payment', (stored) => openDraft(stored, fromState))
  const mutation = useApiMutation(paymentEndpoints.payCases, {
    // After a 409 the loaded cases or the credit may be outdated.
    invalidatesOnConflict: [paymentEndpoints.paymentDetails, identityEndpoints.myProfile],
    submitKey,
    failureTitle: t.payments('failed'),
    failureText: t.payments('failedDueToError'),
    onSuccess: () => {
      remove()
      // Not awaited: the page is left at once, and must not show the reduced credit as insufficient.
      void invalidate(paymentEndpoints.myCases, identityEndpoints.myProfile)
    },
  })
  const pay = (amount: number, onDone: () => void) => {
    if (!draft) return
    const { mode, proofUrl, utr, selection } = draft
    const body = {
      caseAssignmentIds: [...selection.paidCaseIds],
      amount,
      mode,
      ...(mode === 'CREDIT' ? {} : { paymentProofUrl: proofUrl }),
      ...(mode === 'UPI' && utr.trim() ? { utr } : {}),
    }
    mutation.mutate({ body }, onDone)
  }
  return { draft, change, pay, mutation }
}

export function useBillPayment(billId: string) {
  const { draft, change, submitKey, remove } = usePaymentDraft(`payment-of-bill-${billId}`, openChoice)
  const reads = [billEndpoints.get, billEndpoints.ofClient]
  const mutation = useApiMutation(billEndpoints.pay, {
    // Pay Now stays busy until the reloaded bill is under verification.
    invalidates: [...reads, transactionEndpoints.history],
    invalidatesOnConflict: reads,
    submitKey,
    onSuccess: remove,
    onFailure: (error) => {
      toastFailure(t.payments('failed'), error, t.payments('failedDueToError'))
      // A penalty has changed the bill's total since it was loaded.
      if (error instanceof ApiError && 'amount' in error.fields) void invalidate(...reads)
    },
  })
  const pay = (amount: number) => {
    const { mode, proofUrl, utr } = draft
    const body = {
      amount,
      mode: mode === 'CASH' ? ('CASH' as const) : ('UPI' as const),
      paymentProofURL: proofUrl ?? '',
      ...(mode === 'UPI' && utr.trim() ? { utr } : {}),
    }
    mutation.mutate({ params: { billId }, body }, preventFocusLoss)
  }
  return { draft, change, pay, mutation }
}
